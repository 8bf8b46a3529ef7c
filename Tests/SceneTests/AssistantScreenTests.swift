import Testing

/// The assistant's screen and its dots: what the catalogue lists of them.
@MainActor
@Suite struct AssistantScreenTests {
  @Test func labelAndButtonLieBehindTheDots() throws {
    let shown = try LayersShown("iris-row", at: 0)
    let names = ["meterLabel", "speakButton", "replicator", "dot"]
    #expect(shown.names.filter { names.contains($0) } == names)
    expect(try shown.frame(of: "meterLabel"), [16, 410, 343, 99])
    expect(try shown.frame(of: "speakButton"), [154, 517, 67, 67])
    expect(
      try shown.numbers("backgroundColor", of: "speakButton"), [2.0 / 3, 2.0 / 3, 2.0 / 3, 1])
    expect(try shown.numbers("cornerRadius", of: "speakButton"), [33])
    #expect(shown.text("text", of: "meterLabel") == "Touch to speak")
  }

  @Test(arguments: ["iris-row", "layers-replicator-row"]) func dotsLookAsListed(id: String) throws {
    let shown = try LayersShown(id, at: 0)
    expect(try shown.frame(of: "replicator"), [0, 0, 375, 667])
    expect(try shown.frame(of: "dot"), [369, 333.5, 6, 6])
    expect(try shown.numbers("backgroundColor", of: "dot"), [2.0 / 3, 2.0 / 3, 2.0 / 3, 1])
    expect(try shown.numbers("borderColor", of: "dot"), [1, 1, 1, 1])
    expect(try shown.numbers("borderWidth", of: "dot"), [0.5])
    expect(try shown.numbers("cornerRadius", of: "dot"), [1.5])
  }

  @Test(arguments: [(414, 51), (375, 46), (320, 40)] as [(Double, Double)])
  func aWiderScreenHasMoreCopies(width: Double, count: Double) throws {
    let shown = try LayersShown("iris-rotate", at: 0, width: width, height: 667)
    expect(try shown.numbers("instanceCount", of: "replicator"), [count])
  }

  @Test(arguments: [
    "iris-move-delay", "iris-scale", "iris-scale-easein", "iris-fade", "iris-tint",
    "iris-rotate-initial", "iris-rotate", "layers-replicator-move", "layers-replicator-scale",
    "layers-replicator-fade", "layers-replicator-tint", "layers-replicator-swing",
  ])
  func stepsHaveARowOfDelayedCopies(id: String) throws {
    try expectCopies(LayersShown(id, at: 0), count: 46, shift: -8, delay: 0.02)
  }

  @Test func theFirstStepsHaveNoDelay() throws {
    try expectCopies(LayersShown("iris-dot", at: 0), count: 1, shift: 0, delay: 0)
    try expectCopies(LayersShown("iris-copies-stacked", at: 0), count: 46, shift: 0, delay: 0)
    for id in ["iris-row", "iris-move", "layers-replicator-row"] {
      try expectCopies(LayersShown(id, at: 0), count: 46, shift: -8, delay: 0)
    }
  }

  /// The number of copies, the shift from one to the next, and by how much each is behind.
  private func expectCopies(
    _ shown: LayersShown, count: Double, shift: Double, delay: Double
  ) throws {
    expect(try shown.numbers("instanceCount", of: "replicator"), [count])
    expect(try shown.numbers("instanceDelay", of: "replicator"), [delay])
    let transform = try shown.numbers("instanceTransform", of: "replicator")
    expect([0, 1, 4, 5, 12, 13].map { transform[$0] }, [1, 0, 0, 1, shift, 0])
  }

  /// The chapter lets the assistant answer, and hides the button, only after its last step.
  @Test(arguments: [
    "iris-scale", "iris-scale-easein", "iris-fade", "iris-tint", "iris-rotate-initial",
    "iris-rotate",
  ])
  func stepsBeforeTheAnswerKeepTheirScreen(id: String) throws {
    for time in [0, 2.2] {
      let shown = try LayersShown(id, at: time)
      #expect(shown.text("text", of: "meterLabel") == "Touch to speak")
      #expect(try !shown.flag("hidden", of: "speakButton"))
    }
  }

  /// What a step does not have yet stays as it was.
  @Test func stepsShowOnlyTheirOwnAnimations() throws {
    let gray = [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]
    for id in ["iris-scale", "iris-scale-easein", "iris-fade", "layers-replicator-fade"] {
      expect(try LayersShown(id, at: 2.2).numbers("backgroundColor", of: "dot"), gray, id)
    }
    for id in ["iris-scale", "iris-scale-easein", "layers-replicator-scale"] {
      expect(try LayersShown(id, at: 2.2).numbers("opacity", of: "dot"), [1], id)
    }
    for id in ["iris-tint", "layers-replicator-tint"] {
      let transform = try LayersShown(id, at: 2.2).numbers("instanceTransform", of: "replicator")
      expect([0, 1].map { transform[$0] }, [1, 0], id)
    }
    for id in ["iris-move", "layers-replicator-move"] {
      expect(try LayersShown(id, at: 2.2).matrix(of: "dot"), [1, 0, 0, 1], id)
    }
  }
}
