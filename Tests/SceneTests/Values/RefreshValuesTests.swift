import Testing

/// The table that is pulled down, and what is above its first row.
@MainActor
@Suite struct RefreshValuesTests {
  /// The table's offset as the catalogue's events have it.
  private func offset(_ time: Double) -> Double {
    switch time {
    case ..<0.3: 0
    case ..<1.0: -130 * FuberByHand.easeOut((time - 0.3) / 0.7)
    case ..<1.2: -130
    case ..<1.5: -130 + 20 * FuberByHand.easeInOut((time - 1.2) / 0.3)
    case ..<5.2: -110
    case ..<5.5: -110 * (1 - FuberByHand.easeOut((time - 5.2) / 0.3))
    default: 0
    }
  }

  @Test(arguments: [
    0.1, 0.3, 0.41, 0.77, 0.99, 1.0, 1.15, 1.2, 1.25, 1.4, 1.49, 1.5, 3.0, 5.19, 5.2, 5.27, 5.45,
    5.5, 6.4,
  ])
  func theTableFollowsItsEvents(time: Double) throws {
    let shown = try LayersShown("layers-pull-to-refresh", at: time)
    expect(
      try shown.numbers("bounds", of: "table"), [0, offset(time), 375, 667], within: 1e-4)
    expect(try shown.frame(of: "refresh"), [0, -110, 375, 110])
    expect(try shown.numbers("opacity", of: "airplane"), [1])
  }

  @Test func theRingIsDashedRoundTheMiddle() throws {
    let shown = try LayersShown("layers-pull-to-refresh", at: 0)
    expect(try shown.numbers("backgroundColor", of: "refresh"), [0, 155 / 255.0, 226 / 255.0, 1])
    expect(
      try shown.knots(of: "ring").flatMap { $0 },
      [231.5, 55, 187.5, 99, 143.5, 55, 187.5, 11, 231.5, 55])
    expect(try shown.numbers("strokeColor", of: "ring"), [1, 1, 1, 1])
    expect(try shown.numbers("lineWidth", of: "ring"), [4])
    expect(try shown.numbers("lineDashPattern", of: "ring"), [2, 3])
    expect(try shown.numbers("strokeEnd", of: "ring"), [0])
    expect(try shown.frame(of: "airplane"), [216.5, 40, 30, 30])
    #expect(try shown.inside("refresh").names == ["refresh", "ring", "airplane"])
  }

  @Test func thereAreTenRows() throws {
    let texts = try LayersShown("layers-pull-to-refresh", at: 0).inside("table").texts
    #expect(texts.sorted() == (1...10).map { "这是第\($0)个cell" }.sorted())
  }

  /// Released at 1.2 s: the groups begin there, and end at 6.2 s.
  @Test func theGroupsRunForFiveSeconds() throws {
    let held = try LayersShown("layers-pull-to-refresh", at: 1.19)
    expect(try held.numbers("strokeEnd", of: "ring"), [1])
    let start = try LayersShown("layers-pull-to-refresh", at: 1.2)
    expect(try start.numbers("strokeStart", of: "ring"), [-0.5])
    expect(try start.numbers("strokeEnd", of: "ring"), [0])
    let last = try LayersShown("layers-pull-to-refresh", at: 6.19)
    let phase = (4.99 - 3 * 1.5) / 1.5
    expect(try last.numbers("strokeEnd", of: "ring"), [phase])
    expect(
      try last.matrix(of: "airplane"), FuberByHand.turned(2 * .pi * phase, scaled: 1))
    let after = try LayersShown("layers-pull-to-refresh", at: 6.2)
    expect(try after.numbers("strokeStart", of: "ring"), [0])
    expect(try after.numbers("strokeEnd", of: "ring"), [0])
    expect(try after.matrix(of: "airplane"), [1, 0, 0, 1])
  }
}
