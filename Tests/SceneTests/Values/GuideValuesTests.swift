import Testing

/// The guide's pages against their table.
@MainActor
@Suite struct GuideValuesTests {
  @Test func theFirstPageLiesWhereTheTableHasIt() throws {
    let shown = try LayersShown("guide-parallax", at: 1.2)
    expect(try shown.frame(of: "scroll"), [0, 0, 320, 568])
    for (name, x, y, text) in [
      ("label1", 140.0, 200.0, "我要买iPhone6!"), ("label2", 140.0, 240.0, "我要看医生演唱会~~~~"),
      ("label3", 140.0, 280.0, "我要去大理!"),
    ] {
      expect(Array(try shown.frame(of: name).prefix(2)), [x, y], name)
      #expect(shown.text("text", of: name) == text)
    }
    expect(try shown.frame(of: "girl"), [100, 318, 100, 200])
    expect(try shown.frame(of: "button"), [1020, 490, 200, 44])
    expect(try shown.numbers("cornerRadius", of: "button"), [22])
    expect(try shown.numbers("backgroundColor", of: "button"), [0, 122 / 255.0, 1, 1])
    #expect(try shown.inside("button").texts == ["Start"])
  }

  /// What each page has, from back to front, and how many points it comes for one of its page's.
  private let pages: [(number: Double, layers: [(name: String, factor: Double)])] = [
    (
      2,
      [
        ("shop", 0), ("lamps", 0.12), ("table", 0.3), ("phone", 0.6), ("bubbles", 1.1),
        ("caption2", 0.2),
      ]
    ),
    (
      3,
      [
        ("hall", 0), ("beams", 0.12), ("speakers", 0.2), ("singer", 0.4), ("far crowd", 0.5),
        ("near crowd", 0.8), ("stars", 1.1), ("caption3", 0.2),
      ]
    ),
    (
      4,
      [
        ("landscape", 0), ("clouds", -0.25), ("hills", 0.1), ("pagodas", 0.25), ("boat", 0.7),
        ("flowers", 1.1), ("caption4", 0.2), ("button", 0.5),
      ]
    ),
  ]

  @Test func thePagesShowWhatTheLabelsWishFor() throws {
    let shown = try LayersShown("guide-parallax", at: 1.2)
    for (name, text) in [
      ("caption2", "来买iPhone6!"), ("caption3", "去看演唱会!"), ("caption4", "去大理!"),
    ] {
      #expect(shown.text("text", of: name) == text)
    }
    // Of the first page comes after all others: it is in front.
    let names = pages.flatMap { $0.layers.map(\.name) } + ["label1", "label2", "label3", "girl"]
    #expect(shown.names.filter { names.contains($0) } == names)
  }

  /// While a page is shown whole nothing of another is on the screen but the girl, who walks on to the
  /// second.
  @Test(arguments: [(1.2, 1), (2.4, 2), (3.6, 3), (4.8, 4), (6.5, 1)] as [(Double, Double)])
  func aPageIsShownAlone(time: Double, page: Double) throws {
    let shown = try LayersShown("guide-parallax", at: time)
    let x = (page - 1) * 320
    for (number, layers) in pages where number != page {
      for (name, _) in layers {
        let frame = try shown.frame(of: name)
        let left = frame[0] + (try shift(name, in: shown)) - x
        #expect(left >= 320 || left + frame[2] <= 0, "\(name) of page \(number) on page \(page)")
      }
    }
    for name in ["label1", "label2", "label3"] where page > 1 {
      let frame = try shown.frame(of: name)
      #expect(frame[0] + (try shift(name, in: shown)) + frame[2] <= x, "\(name)")
    }
  }

  /// Words are crossed by nothing: no caption, no label and no other thing that is drawn alone covers the
  /// girl on her way.
  @Test(arguments: [1.55, 1.6, 1.667, 1.72, 1.8, 1.9, 2.0, 2.4])
  func captionsPassAboveTheGirl(time: Double) throws {
    let shown = try LayersShown("guide-parallax", at: time)
    let top = try shown.frame(of: "girl")[1]
    for name in ["caption2", "caption3", "label1", "label2", "label3", "bubbles"] {
      let frame = try shown.frame(of: name)
      #expect(frame[1] + frame[3] <= top, "\(name)")
    }
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
    expect([try shift("label3", in: shown)], [0])
    for (number, layers) in pages {
      for (name, factor) in layers {
        expect(
          [try shift(name, in: shown)], [factor * ((number - 1) * 320 - x)], within: 2e-4, name)
      }
    }
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
