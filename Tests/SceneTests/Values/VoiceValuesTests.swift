import Testing

/// The dot that follows a voice, and the answer to it.
@MainActor
@Suite struct VoiceValuesTests {
  @Test(arguments: [0.3, 0.51, 0.527, 0.9, 1.234, 2.0, 3.49]) func everyCopyShowsThePast(
    time: Double
  ) throws {
    for id in ["iris-mic", "iris-mic-stuck", "iris-challenge"] {
      let shown = try LayersShown(id, at: time)
      for number in [0, 1, 10, 45] {
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.matrix(of: "dot"),
          [1, 0, 0, VoiceByHand.height(time - 0.02 * Double(number), lastTick: 1_000)],
          within: 2e-5, "copy \(number) of \(id) at \(time)")
      }
    }
  }

  @Test func lettingGoStopsAll() throws {
    let shown = try LayersShown("iris-mic", at: 3.9)
    for number in [0, 20, 45] {
      expect(try shown.copy(number, of: "replicator").matrix(of: "dot"), [1, 0, 0, 1])
    }
    expect(try shown.numbers("backgroundColor", of: "dot"), [0, 1, 0, 1])
    // The last level stays to be read until the answer comes: at 3.5 s none was taken.
    #expect(shown.text("text", of: "meterLabel") == VoiceByHand.text(149))
  }

  @Test func theAnswerComesASecondLater() throws {
    for time in [4.6, 5.5, 8.4] {
      let shown = try LayersShown("iris-mic", at: time)
      for number in [0, 20, 45] {
        let (x, y) = WaveByHand.scale(time - 4.5, copy: number, curve: FuberByHand.easeOut)
        expect(try shown.copy(number, of: "replicator").matrix(of: "dot"), [x, 0, 0, y])
      }
    }
  }

  @Test func withoutAResetTheVoiceKeepsTheHeight() throws {
    for time in [5.0, 7.0, 9.5] {
      let shown = try LayersShown("iris-mic-stuck", at: time)
      let copy = try shown.copy(0, of: "replicator")
      let matrix = try copy.matrix(of: "dot")
      expect([matrix[3]], [VoiceByHand.height(time, lastTick: 10_000)], within: 1e-4, "\(time)")
      if time < 8.5 {
        let (x, _) = WaveByHand.scale(time - 4.5, copy: 0, curve: FuberByHand.easeOut)
        expect([matrix[0]], [x])
      }
    }
  }

  @Test func theChallengeRestsAndTurnsMagenta() throws {
    let last = VoiceByHand.factor(149)
    for time in [3.5, 3.6, 3.69, 4.0] {
      let shown = try LayersShown("iris-challenge", at: time)
      let way = min((time - 3.5) / 0.2, 1)
      expect(try shown.matrix(of: "dot"), [1, 0, 0, last + (1 - last) * way], within: 2e-5)
      let tint = min((time - 3.5) / 0.1, 1)
      expect(try shown.numbers("backgroundColor", of: "dot"), [tint, 1 - tint, tint, 1])
    }
  }

  @Test func theLevelIsShownInDecibels() throws {
    for (time, number) in [(0.525, 1), (0.54, 2), (1.505, 50), (3.49, 149)] {
      let shown = try LayersShown("iris-mic", at: time)
      #expect(shown.text("text", of: "meterLabel") == VoiceByHand.text(number))
    }
  }
}
