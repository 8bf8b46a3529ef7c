import Testing

/// The guide's pages against their table.
@MainActor
@Suite struct GuideValuesTests {
  @Test func layersLieWhereTheTableHasThem() throws {
    let shown = try LayersShown("guide-parallax", at: 1.2)
    expect(try shown.frame(of: "scroll"), [0, 0, 320, 568])
    for (name, x, y, text) in [
      ("label1", 140.0, 200.0, "我要买iPhone6!"), ("label2", 140.0, 240.0, "我要看医生演唱会~~~~"),
      ("label3", 140.0, 280.0, "我要去大理!"), ("caption", 375.0, 420.0, "iPhone6"),
    ] {
      expect(Array(try shown.frame(of: name).prefix(2)), [x, y], name)
      #expect(shown.text("text", of: name) == text)
    }
    expect(try shown.frame(of: "girl"), [100, 318, 100, 200])
    expect(try shown.frame(of: "phone"), [360, 150, 120, 220])
    expect(try shown.numbers("cornerRadius", of: "phone"), [18])
    expect(
      try shown.numbers("backgroundColor", of: "phone"),
      [60 / 255.0, 60 / 255.0, 67 / 255.0, 1])
    expect(try shown.inside("phone").frame(of: "screen"), [10, 24, 100, 172])
    expect(
      try shown.numbers("backgroundColor", of: "screen"),
      [90 / 255.0, 200 / 255.0, 250 / 255.0, 1])
    expect(try shown.frame(of: "button"), [1020, 490, 200, 44])
    expect(try shown.numbers("cornerRadius", of: "button"), [22])
    expect(try shown.numbers("backgroundColor", of: "button"), [0, 122 / 255.0, 1, 1])
    #expect(try shown.inside("button").texts == ["Start"])
  }

  // The shift along x is element 12 of a transform.
  private func shift(_ name: String, in shown: LayersShown) throws -> Double {
    try shown.numbers("transform", of: name)[12]
  }

  @Test(arguments: [0, 0.2, 0.5, 0.7, 1.2]) func theFirstPageComesIn(time: Double) throws {
    let rest = 1 - FuberByHand.easeInOut(min(time / 0.7, 1))
    let shown = try LayersShown("guide-parallax", at: time)
    for (name, start) in [("girl", -200.0), ("label1", -100), ("label2", 100), ("label3", -120)] {
      expect([try shift(name, in: shown)], [start * rest], name)
    }
  }

  @Test(arguments: [1.5, 1.6, 1.777, 2.1, 2.5, 2.9, 3.3, 4.2, 4.5, 5.4, 5.9, 6.5])
  func layersScrollAtSpeedsOfTheirOwn(time: Double) throws {
    var x = 0.0
    let curve = FuberByHand.bezier(0.25, 0.1, 0.25, 1)
    for (start, end, from, to) in [
      (1.5, 2.1, 0.0, 320.0), (2.7, 3.3, 320, 640), (3.9, 4.5, 640, 960), (5.1, 6.0, 960, 0),
    ] where time > start {
      x = from + (to - from) * curve(min((time - start) / (end - start), 1))
    }
    let shown = try LayersShown("guide-parallax", at: time)
    expect(try shown.numbers("bounds", of: "scroll"), [x, 0, 320, 568], within: 1e-4)
    let share = min(x, 320) / 320
    expect([try shift("girl", in: shown)], [420 * share], within: 1e-4)
    expect([try shift("label2", in: shown)], [-200 * share], within: 1e-4)
    expect([try shift("label1", in: shown)], [0])
    expect([try shift("phone", in: shown)], [0.6 * (320 - x)], within: 1e-4)
    expect([try shift("caption", in: shown)], [-0.3 * (320 - x)], within: 1e-4)
    expect([try shift("stars", in: shown)], [640 - x], within: 1e-4)
    expect([try shift("button", in: shown)], [0.5 * (960 - x)], within: 1e-4)
    for name in ["label3", "stage", "hills"] { expect([try shift(name, in: shown)], [0], name) }
  }

  /// At the ends of its movements the finger has brought a whole page, and holds it.
  @Test(
    arguments: [
      (1.5, 0), (2.1, 320), (2.7, 320), (3.3, 640), (3.9, 640), (4.5, 960), (5.1, 960), (6.0, 0),
      (6.9, 0),
    ] as [(Double, Double)])
  func pagesComeWhole(time: Double, x: Double) throws {
    let shown = try LayersShown("guide-parallax", at: time)
    expect(try shown.numbers("bounds", of: "scroll"), [x, 0, 320, 568])
    // Where they are on the screen: the girl 100 points to the right of where she was.
    let girl = try shown.frame(of: "girl")[0] + shift("girl", in: shown) - x
    expect([girl], [x == 0 ? 100 : 520 - x])
  }
}
