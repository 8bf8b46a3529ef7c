/// What every layer showed at every frame.
package struct LayerHistory: Equatable, Sendable {
  /// The values of one property.
  enum Series: Equatable, Sendable {
    /// One for each of its numbers.
    case numbers([NumberSeries])
    case words(WordSeries)

    func value(at position: Int) -> PropertyValue {
      switch self {
      case .numbers(let series): .numbers(series.map { $0[position].number })
      case .words(let series): .word(series[position])
      }
    }

    /// Whether `value` is that of a frame, but for what rounding took.
    func isNear(_ value: PropertyValue, at position: Int) -> Bool {
      switch (self, value) {
      case (.numbers(let series), .numbers(let numbers)):
        series.count == numbers.count
          && zip(series, numbers).allSatisfy { $0[position].isNear($1) }
      case (.words(let series), let value): series[position] == value.text
      default: false
      }
    }

    var isConstant: Bool {
      switch self {
      case .numbers(let series): series.allSatisfy { $0.constant != nil }
      case .words(let series): series.isConstant
      }
    }
  }

  struct Layer: Equatable, Sendable {
    var path: String
    /// Where it was there: positions of frames, ascending.
    var presence: [Range<Int>]
    /// Those that do not always rest.
    var properties: [(name: String, series: Series)]

    func isThere(at position: Int) -> Bool { presence.contains { $0.contains(position) } }

    static func == (a: Layer, b: Layer) -> Bool {
      a.path == b.path && a.presence == b.presence
        && a.properties.elementsEqual(b.properties) { $0.name == $1.name && $0.series == $1.series }
    }
  }

  /// How many frames.
  var count: Int
  /// In the order in which they were first seen.
  var layers: [Layer]

  init(count: Int, layers: [Layer]) {
    self.count = count
    self.layers = layers
  }

  /// Whether nothing was recorded.
  package var isEmpty: Bool { layers.isEmpty }

  /// The history of these moments.
  package init(_ moments: [[LayerState]]) {
    var recorder = LayerRecorder()
    for moment in moments { recorder.add(moment) }
    self = recorder.history
  }
}
