import Testing

/// The dots of the assistant and of the replicator article, every copy, against their tables.
@MainActor
@Suite struct WaveValuesTests {
  nonisolated static let times = [0, 0.01, 0.2, 0.33, 0.5, 0.777, 1.0, 1.25, 2.0, 3.3, 3.99]
  private let copies = [0, 1, 7, 20, 45]

  private func expectScale(
    _ id: String, _ time: Double, speechStarted start: Double = 0,
    curve: FuberByHand.Curve = FuberByHand.easeOut
  ) throws {
    let shown = try LayersShown(id, at: time)
    for number in copies {
      let (x, y) = WaveByHand.scale(time - start, copy: number, curve: curve)
      let copy = try shown.copy(number, of: "replicator")
      expect(try copy.matrix(of: "dot"), [x, 0, 0, y], "copy \(number) of \(id)")
    }
  }

  @Test(arguments: times) func theScaleRunsThroughTheCopies(time: Double) throws {
    for id in ["iris-scale", "iris-fade", "iris-tint", "iris-rotate-initial", "iris-rotate"] {
      try expectScale(id, time)
    }
    for id in ["scale", "fade", "tint", "swing"] {
      try expectScale("layers-replicator-" + id, time)
    }
    try expectScale("iris-scale-easein", time, curve: FuberByHand.bezier(0.42, 0, 1, 1))
  }

  @Test(arguments: times) func soDoesTheFading(time: Double) throws {
    for id in ["iris-fade", "iris-rotate", "layers-replicator-fade", "layers-replicator-swing"] {
      let shown = try LayersShown(id, at: time)
      for number in copies {
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.numbers("opacity", of: "dot"), [WaveByHand.opacity(time, copy: number)], id)
      }
    }
    let plain = try LayersShown("iris-scale", at: time).copy(3, of: "replicator")
    expect(try plain.numbers("opacity", of: "dot"), [1])
  }

  @Test(arguments: times) func theTintHasTheCurveOfItsArticle(time: Double) throws {
    for (id, curve) in [
      ("iris-tint", FuberByHand.easeInOut), ("iris-rotate", FuberByHand.easeInOut),
      ("layers-replicator-tint", FuberByHand.easeOut),
    ] {
      let shown = try LayersShown(id, at: time)
      for number in copies {
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.numbers("backgroundColor", of: "dot"),
          WaveByHand.color(time, copy: number, curve: curve), id)
      }
    }
  }

  @Test(arguments: times) func theRowSwings(time: Double) throws {
    for (id, curve) in [
      ("iris-rotate", FuberByHand.easeInOut), ("layers-replicator-swing", FuberByHand.easeOut),
    ] {
      let angle = WaveByHand.rotation(time, curve: curve)
      let transform = try LayersShown(id, at: time).numbers("instanceTransform", of: "replicator")
      expect(
        [0, 1, 4, 5, 12, 13].map { transform[$0] }, FuberByHand.turned(angle, scaled: 1) + [-8, 0],
        id)
    }
    let first = try LayersShown("iris-rotate-initial", at: time)
    let transform = try first.numbers("instanceTransform", of: "replicator")
    let angle = WaveByHand.rotation(min(time, 0.33), curve: FuberByHand.easeOut)
    expect([0, 1].map { transform[$0] }, Array(FuberByHand.turned(angle, scaled: 1).prefix(2)))
  }

  @Test(arguments: [("iris-move", 0), ("iris-move-delay", 0.02), ("layers-replicator-move", 0.02)])
  func dotsJumpTenTimes(id: String, delay: Double) throws {
    for time in [0.1, 0.5, 0.95, 1.3, 2.6] {
      let shown = try LayersShown(id, at: time)
      for number in copies {
        let own = time - delay * Double(number)
        let way = own < 0 ? 0 : own.truncatingRemainder(dividingBy: 1)
        let copy = try shown.copy(number, of: "replicator")
        expect(try copy.numbers("position", of: "dot"), [372, 336.5 - 50 * way], id)
      }
    }
  }

  @Test func theWaveComesToRestAfterTheAnswer() throws {
    for time in [4.1, 4.5, 5.0, 5.5] {
      let shown = try LayersShown("iris-end", at: time)
      let transform = try shown.numbers("instanceTransform", of: "replicator")
      expect(Array(transform.prefix(2)), [1, 0])
      for number in copies {
        let own = time - 0.02 * Double(number)
        let before = WaveByHand.scale(time, copy: number, curve: FuberByHand.easeOut)
        let rest = own < 4 ? 0 : min((own - 4) / 0.33, 1)
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.matrix(of: "dot"),
          [before.0 + (1 - before.0) * rest, 0, 0, before.1 + (1 - before.1) * rest],
          "copy \(number) at \(time)")
        expect(try copy.numbers("opacity", of: "dot"), [1])
      }
    }
  }
}
