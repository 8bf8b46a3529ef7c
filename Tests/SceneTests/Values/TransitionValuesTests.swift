import Testing

/// Who is in front, and when, while screens slide.
@MainActor
@Suite struct TransitionValuesTests {
  private func screens(at time: Double) throws -> [String] {
    try LayersShown("notes-transition", at: time).names.filter { ["red", "yellow"].contains($0) }
  }

  @Test func theNewScreenIsInFront() throws {
    #expect(try screens(at: 0) == ["red"])
    #expect(try screens(at: 0.49) == ["red"])
    #expect(try screens(at: 0.5) == ["red", "yellow"])
    #expect(try screens(at: 0.99) == ["red", "yellow"])
    #expect(try screens(at: 1.49) == ["yellow"])
    #expect(try screens(at: 1.5) == ["yellow", "red"])
    #expect(try screens(at: 1.99) == ["yellow", "red"])
    #expect(try screens(at: 2) == ["red"])
  }

  @Test func theScreenBehindStaysWhereItIs() throws {
    for time in [0.55, 0.75, 0.95] {
      expect(
        try LayersShown("notes-transition", at: time).numbers("position", of: "red"),
        [187.5, 333.5])
    }
    expect(
      try LayersShown("notes-transition", at: 1.2).numbers("position", of: "yellow"),
      [187.5, 333.5])
    expect(
      try LayersShown("notes-transition", at: 2.4).numbers("position", of: "red"), [187.5, 333.5])
  }

  @Test func screensHaveTheirColors() throws {
    let shown = try LayersShown("notes-transition", at: 0.75)
    expect(try shown.numbers("backgroundColor", of: "red"), [1, 0, 0, 1])
    expect(try shown.numbers("backgroundColor", of: "yellow"), [1, 1, 0, 1])
  }
}
