/// Notes what layers show, frame by frame, and keeps of each value only where it changes: memory grows with what
/// moves, not with what is there.
package struct LayerRecorder: Sendable {
  /// A value for each of some frames in a row, by runs.
  fileprivate enum Column: Sendable {
    /// For each number of the value, while it has had as many of them throughout.
    case numbers([[Run<Double>]])
    case any([Run<PropertyValue>])
  }

  fileprivate struct Run<Value: Equatable & Sendable>: Sendable {
    var value: Value
    var count: Int
  }

  fileprivate struct Track: Sendable {
    let path: String
    var presence: [Range<Int>] = []
    /// Of how many frames there are values.
    var count = 0
    var last: LayerState
    /// Of every property that it ever had, by name.
    var columns: [String: Column] = [:]
  }

  private var count = 0
  /// In the order in which they were first seen.
  fileprivate var tracks: [Track] = []
  private var indices: [String: Int] = [:]

  package init() {}

  /// Adds what the layers show at the next frame.
  package mutating func add(_ moment: [LayerState]) {
    for state in moment {
      if let index = indices[state.path] {
        tracks[index].add(state, at: count)
      } else {
        indices[state.path] = tracks.count
        tracks.append(Track(state, at: count))
      }
    }
    count += 1
  }

  /// How many runs of values are kept: what takes memory.
  var runCount: Int {
    tracks.reduce(0) { sum, track in
      track.columns.values.reduce(sum) { sum, column in
        switch column {
        case .numbers(let columns): columns.reduce(sum) { $0 + $1.count }
        case .any(let runs): sum + runs.count
        }
      }
    }
  }

  /// What was noted.
  package var history: LayerHistory {
    LayerHistory(
      count: count,
      layers: tracks.map { track in
        LayerHistory.Layer(
          path: track.path, presence: track.presence, properties: track.properties(count: count))
      })
  }
}

extension LayerRecorder.Track {
  /// Where it is not there yet it is as it will be at first.
  fileprivate init(_ state: LayerState, at position: Int) {
    path = state.path
    last = state
    add(state, at: position)
  }

  fileprivate mutating func add(_ state: LayerState, at position: Int) {
    // A path is there once at a frame.
    if let end = presence.last?.upperBound, end > position { return }
    // Where it is not there it is as before.
    if position > count { note(last, times: position - count) }
    if presence.last?.upperBound == position {
      presence[presence.count - 1] = presence[presence.count - 1].lowerBound..<position + 1
    } else {
      presence.append(position..<position + 1)
    }
    note(state, times: 1)
    last = state
  }

  private mutating func note(_ state: LayerState, times: Int) {
    for property in state.properties {
      let name = property.name
      if columns[name] == nil {
        columns[name] = LayerRecorder.Column(RestingValues.value(of: name), times: count)
      }
      columns[name]?.add(property.value, times: times)
    }
    if state.properties.count < columns.count {
      let names = Set(state.properties.map(\.name))
      for name in columns.keys where !names.contains(name) {
        columns[name]?.add(RestingValues.value(of: name), times: times)
      }
    }
    count += times
  }

  /// Those that do not always rest, of what it showed last; up to `end`, the number of all frames.
  fileprivate func properties(
    count end: Int
  ) -> [(name: String, series: LayerHistory.Series)] {
    last.properties.compactMap { property in
      guard var column = columns[property.name] else { return nil }
      if end > count { column.add(property.value, times: end - count) }
      if column.isAlways(RestingValues.value(of: property.name)) { return nil }
      return (property.name, column.series)
    }
  }
}

extension LayerRecorder.Column {
  fileprivate init(_ value: PropertyValue, times: Int) {
    self = .any([])
    if times > 0 { add(value, times: times) }
  }

  fileprivate mutating func add(_ value: PropertyValue, times: Int) {
    switch (self, value) {
    case (.any(let runs), .numbers(let numbers)) where runs.isEmpty:
      self = .numbers(numbers.map { [LayerRecorder.Run(value: $0, count: times)] })
    case (.numbers(var columns), .numbers(let numbers)) where columns.count == numbers.count:
      // Alone in memory, or all would be copied.
      self = .any([])
      for index in columns.indices { Self.add(numbers[index], times: times, to: &columns[index]) }
      self = .numbers(columns)
    case (.numbers, _):
      var runs = whole
      Self.add(value, times: times, to: &runs)
      self = .any(runs)
    case (.any(var runs), _):
      self = .any([])
      Self.add(value, times: times, to: &runs)
      self = .any(runs)
    }
  }

  private static func add<Value>(
    _ value: Value, times: Int, to runs: inout [LayerRecorder.Run<Value>]
  ) {
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].count += times
    } else {
      runs.append(LayerRecorder.Run(value: value, count: times))
    }
  }

  /// The runs of whole values.
  private var whole: [LayerRecorder.Run<PropertyValue>] {
    switch self {
    case .any(let runs): return runs
    case .numbers(let columns):
      var runs: [LayerRecorder.Run<PropertyValue>] = []
      var indices = columns.map { _ in (run: 0, used: 0) }
      while indices.indices.allSatisfy({ indices[$0].run < columns[$0].count }), !indices.isEmpty {
        let value = columns.indices.map { columns[$0][indices[$0].run].value }
        let step =
          columns.indices.map { columns[$0][indices[$0].run].count - indices[$0].used }.min() ?? 1
        Self.add(.numbers(value), times: step, to: &runs)
        for index in indices.indices {
          indices[index].used += step
          if indices[index].used == columns[index][indices[index].run].count {
            indices[index] = (indices[index].run + 1, 0)
          }
        }
      }
      return runs
    }
  }

  fileprivate func isAlways(_ value: PropertyValue) -> Bool {
    switch (self, value) {
    case (.numbers(let columns), .numbers(let numbers)):
      columns.count == numbers.count
        && zip(columns, numbers).allSatisfy { $0.count == 1 && $0[0].value == $1 }
    case (.numbers, .word): false
    case (.any(let runs), _): runs.count == 1 && runs[0].value == value
    }
  }

  fileprivate var series: LayerHistory.Series {
    switch self {
    case .numbers(let columns):
      .numbers(
        columns.map { runs in NumberSeries(runs: runs.map { ($0.value, $0.count) }) })
    case .any(let runs):
      .words(WordSeries(runs: runs.map { ($0.value.text, $0.count) }))
    }
  }
}
