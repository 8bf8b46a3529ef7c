import TestSupport
import Testing

@testable import Golden

@Suite struct LayerRecorderTests {
  /// Layers that come and go, with properties that do so too.
  private func moments(_ noise: inout SeededGenerator, count: Int) -> [[LayerState]] {
    (0..<count).map { _ in
      ["root", "root/a", "root/b", "root/c"].compactMap { path -> LayerState? in
        if path != "root", Int.random(in: 0..<3, using: &noise) == 0 { return nil }
        var properties: [LayerState.Property] = []
        for name in ["opacity", "position", "path", "transform", "hidden"]
        where Int.random(in: 0..<8, using: &noise) > 0 {
          properties.append(.init(name: name, value: value(name, &noise)))
        }
        return LayerState(path: path, properties: properties)
      }
    }
  }

  private func value(_ name: String, _ noise: inout SeededGenerator) -> PropertyValue {
    let number = { (noise: inout SeededGenerator) in
      Double(Int.random(in: 0...2, using: &noise)) / 2
    }
    switch name {
    case "opacity": return .numbers([number(&noise)])
    case "position": return .numbers([number(&noise), 3])
    case "path" where Bool.random(using: &noise): return .numbers([1, 2])
    case "transform": return Bool.random(using: &noise) ? RestingValues.value(of: name) : .word("x")
    default: return .word(["null", "false", "true"].randomElement(using: &noise) ?? "")
    }
  }

  /// Frame by frame, without runs: where a layer is not there it is as before, at first as it will be; what it has not
  /// is as it rests.
  private func expected(_ moments: [[LayerState]], _ path: String) -> [(String, [PropertyValue])] {
    let states = moments.map { $0.first { $0.path == path } }
    var last = states.lazy.compactMap { $0 }.first
    var known: [LayerState] = []
    for state in states {
      last = state ?? last
      if let last { known.append(last) }
    }
    return (last?.properties ?? []).compactMap { property in
      let values = known.map { state in
        state.properties.first { $0.name == property.name }?.value
          ?? RestingValues.value(of: property.name)
      }
      let rests = values.allSatisfy { $0 == RestingValues.value(of: property.name) }
      return rests ? nil : (property.name, values)
    }
  }

  @Test func whatIsKeptIsWhatWasShownAtEveryFrame() {
    var noise = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 1...12, using: &noise)
      let moments = moments(&noise, count: count)
      let history = LayerHistory(moments)
      #expect(history.count == moments.count)
      for layer in history.layers {
        #expect(
          moments.indices.allSatisfy { position in
            layer.isThere(at: position) == moments[position].contains { $0.path == layer.path }
          })
        let expected = expected(moments, layer.path)
        #expect(layer.properties.map(\.name) == expected.map(\.0))
        for (property, (_, values)) in zip(layer.properties, expected) {
          for position in moments.indices {
            #expect(property.series.value(at: position).text == values[position].text)
          }
          let texts = Set(values.map(\.text))
          #expect(property.series.isConstant == (texts.count == 1))
        }
      }
      var paths: [String] = []
      for state in moments.joined() where !paths.contains(state.path) { paths.append(state.path) }
      #expect(history.layers.map(\.path) == paths)
    }
  }

  @Test func whatRestsIsKeptOnce() {
    var recorder = LayerRecorder()
    for frame in 0..<1000 {
      recorder.add(
        (0..<20).map { number in
          LayerState(
            path: "layer \(number)",
            properties: [
              .init(name: "path", value: .word("M 0 0")),
              .init(name: "position", value: .numbers([number == 3 ? Double(frame) : 1, 2])),
            ])
        })
    }
    // Three for each layer, and one more for each frame but the first.
    #expect(recorder.runCount == 3 * 20 + 999)
  }
}
