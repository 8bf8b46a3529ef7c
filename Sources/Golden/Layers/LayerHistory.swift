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
      case .words(let series): .word(series.words[position])
      }
    }

    /// Whether `value` is that of a frame, but for what rounding took.
    func isNear(_ value: PropertyValue, at position: Int) -> Bool {
      switch (self, value) {
      case (.numbers(let series), .numbers(let numbers)):
        series.count == numbers.count
          && zip(series, numbers).allSatisfy { $0[position].isNear($1) }
      case (.words(let series), let value): series.words[position] == value.text
      default: false
      }
    }

    var isConstant: Bool {
      switch self {
      case .numbers(let series): series.allSatisfy { $0.constant != nil }
      case .words(let series): series.words.allSatisfy { $0 == series.words.first }
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
    count = moments.count
    layers = []
    var paths: [String] = []
    var states: [String: [LayerState?]] = [:]
    for (position, moment) in moments.enumerated() {
      for state in moment {
        if states[state.path] == nil {
          paths.append(state.path)
          states[state.path] = Array(repeating: nil, count: moments.count)
        }
        states[state.path]?[position] = state
      }
    }
    layers = paths.map { Layer(path: $0, states: states[$0] ?? []) }
  }
}

extension LayerHistory.Layer {
  fileprivate init(path: String, states: [LayerState?]) {
    self.path = path
    presence = []
    var last = states.lazy.compactMap { $0 }.first
    var known: [LayerState] = []
    for (position, state) in states.enumerated() {
      if let state {
        if presence.last?.upperBound == position {
          presence[presence.count - 1] = presence[presence.count - 1].lowerBound..<position + 1
        } else {
          presence.append(position..<position + 1)
        }
        last = state
      }
      // Where it is not there it is as before.
      if let last { known.append(last) }
    }
    properties = (last?.properties ?? []).enumerated().compactMap { place, property in
      let values = known.map { state in
        state.properties.indices.contains(place) && state.properties[place].name == property.name
          ? state.properties[place].value
          : state.properties.first { $0.name == property.name }?.value
            ?? RestingValues.value(of: property.name)
      }
      let resting = RestingValues.value(of: property.name)
      if values.allSatisfy({ $0 == resting }) { return nil }
      return (property.name, LayerHistory.Series(values))
    }
  }
}

extension LayerHistory.Series {
  init(_ values: [PropertyValue]) {
    let numbers = values.compactMap { value -> [Double]? in
      if case .numbers(let numbers) = value { numbers } else { nil }
    }
    if let first = numbers.first, numbers.count == values.count,
      numbers.allSatisfy({ $0.count == first.count })
    {
      self = .numbers(first.indices.map { place in NumberSeries(numbers.map { $0[place] }) })
    } else {
      self = .words(WordSeries(values.map(\.text)))
    }
  }
}
