import Testing

/// From idle to voice, from voice to answer and back to idle: what happens to the dots, the label
/// and the button, and when.
@MainActor
@Suite struct AnswerValuesTests {
  private let answer = "I have ordered twelve umbrellas for you."
  private let green = [0.0, 1, 0, 1]
  private let magenta = [1.0, 0, 1, 1]
  private let gray = [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]
  /// Of implicit animations, which take a quarter of a second.
  private let implicit = FuberByHand.bezier(0.25, 0.1, 0.25, 1)

  private func mixed(_ a: [Double], _ b: [Double], _ way: Double) -> [Double] {
    zip(a, b).map { $0 + ($1 - $0) * way }
  }

  /// The colour of copy `number` on an implicit way that begins at `start`. It is over for all
  /// copies when it is for the original.
  private func color(
    _ number: Int, at time: Double, from old: [Double], to new: [Double], start: Double
  ) -> [Double] {
    guard time < start + 0.25 else { return new }
    let own = time - 0.02 * Double(number) - start
    return mixed(old, new, own > 0 ? implicit(own / 0.25) : 0)
  }

  // MARK: Voice

  @Test(arguments: [0.3, 0.5, 0.55, 0.61, 0.7, 0.745, 0.75, 0.9])
  func dotsTurnGreenAtATouch(time: Double) throws {
    for id in ["iris-mic", "iris-mic-stuck", "iris-challenge"] {
      let shown = try LayersShown(id, at: time)
      for number in [0, 1, 10, 45] {
        expect(
          try shown.copy(number, of: "replicator").numbers("backgroundColor", of: "dot"),
          color(number, at: time, from: gray, to: green, start: 0.5), "copy \(number) of \(id)")
      }
    }
  }

  @Test func lettingGoTakesEffectAtOnce() throws {
    let before = try LayersShown("iris-mic", at: 3.4999)
    let after = try LayersShown("iris-mic", at: 3.5)
    for number in [0, 20, 45] {
      let old = try before.copy(number, of: "replicator").matrix(of: "dot")
      #expect(old[3] != 1)
      expect(try after.copy(number, of: "replicator").matrix(of: "dot"), [1, 0, 0, 1])
    }
    #expect(after.text("text", of: "meterLabel") == VoiceByHand.text(149))
  }

  // MARK: Label and button

  @Test(arguments: ["iris-mic", "iris-challenge"])
  func labelAndButtonTellWhoseTurnItIs(id: String) throws {
    for (time, text, isHidden) in [
      (0.4, "Touch to speak", false), (0.51, "Touch to speak", false),
      (0.53, VoiceByHand.text(1), false), (4.49, VoiceByHand.text(149), false),
      (4.5, answer, true), (8.49, answer, true), (8.5, answer, false), (9.9, answer, false),
    ] {
      let shown = try LayersShown(id, at: time)
      #expect(shown.text("text", of: "meterLabel") == text, "\(time)")
      #expect(try shown.flag("hidden", of: "speakButton") == isHidden, "\(time)")
    }
  }

  @Test func theButtonShowsThatItIsPressed() throws {
    for (time, isPressed) in [(0.4, false), (1.0, true), (3.4, true), (3.6, false)] {
      let button = try LayersShown("iris-mic", at: time).inside("speakButton")
      #expect(button.texts == (isPressed ? ["..."] : []), "\(time)")
    }
  }

  @Test func theVoiceThatIsNotStoppedTalksOverTheAnswer() throws {
    let shown = try LayersShown("iris-mic-stuck", at: 6.009)
    #expect(shown.text("text", of: "meterLabel") == VoiceByHand.text(275))
    #expect(try shown.flag("hidden", of: "speakButton"))
  }

  // MARK: Answer

  @Test(arguments: [4.6, 5.5, 6.0, 8.4]) func theAnswerHasAllOfTheWave(time: Double) throws {
    for id in ["iris-mic", time == 5.5 ? "iris-mic-stuck" : "iris-challenge"] {
      let shown = try LayersShown(id, at: time)
      let transform = try shown.numbers("instanceTransform", of: "replicator")
      let angle = WaveByHand.rotation(time - 4.5, curve: FuberByHand.easeInOut)
      expect(
        [0, 1, 4, 5].map { transform[$0] }, FuberByHand.turned(angle, scaled: 1), id)
      for number in [0, 20, 45] {
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.numbers("opacity", of: "dot"),
          [WaveByHand.opacity(time - 4.5, copy: number)], id)
        expect(
          try copy.numbers("backgroundColor", of: "dot"),
          WaveByHand.color(time - 4.5, copy: number, curve: FuberByHand.easeInOut), id)
      }
    }
  }

  /// The height stays the voice's, the width is the wave's, and goes back when the answer ends.
  @Test(arguments: [5.009, 8.605])
  func theVoiceThatIsNotStoppedKeepsTheHeight(time: Double) throws {
    let shown = try LayersShown("iris-mic-stuck", at: time)
    for number in [0, 20, 45] {
      let own = time - 0.02 * Double(number)
      let wave = WaveByHand.scale(time - 4.5, copy: number, curve: FuberByHand.easeOut).0
      let rest = own < 8.5 ? 0 : min((own - 8.5) / 0.33, 1)
      let matrix = try shown.copy(number, of: "replicator").matrix(of: "dot")
      expect([matrix[0]], [wave + (1 - wave) * rest], "copy \(number)")
      expect(
        [matrix[3]], [VoiceByHand.height(own, lastTick: 10_000)], within: 1e-4, "copy \(number)")
    }
  }

  // MARK: End

  /// Each copy blends from its own wave to rest, at its own time.
  @Test(arguments: [8.5, 8.6, 8.8, 9.2, 9.9]) func theWaveComesToRest(time: Double) throws {
    for id in ["iris-mic", "iris-challenge"] {
      let shown = try LayersShown(id, at: time)
      let transform = try shown.numbers("instanceTransform", of: "replicator")
      expect([0, 1, 12].map { transform[$0] }, [1, 0, -8])
      for number in [0, 1, 20, 45] {
        let own = time - 0.02 * Double(number)
        let wave = WaveByHand.scale(time - 4.5, copy: number, curve: FuberByHand.easeOut)
        let rest = own < 8.5 ? 0 : min((own - 8.5) / 0.33, 1)
        let copy = try shown.copy(number, of: "replicator")
        expect(
          try copy.matrix(of: "dot"),
          [wave.0 + (1 - wave.0) * rest, 0, 0, wave.1 + (1 - wave.1) * rest],
          "copy \(number) of \(id)")
        expect(try copy.numbers("opacity", of: "dot"), [1])
      }
    }
  }

  @Test(arguments: [8.5, 8.57, 8.7, 8.74, 8.75, 9.5]) func dotsTurnGrayAgain(time: Double) throws {
    for (id, old) in [("iris-mic", green), ("iris-challenge", magenta)] {
      let shown = try LayersShown(id, at: time)
      for number in [0, 1, 10, 45] {
        expect(
          try shown.copy(number, of: "replicator").numbers("backgroundColor", of: "dot"),
          color(number, at: time, from: old, to: gray, start: 8.5), "copy \(number) of \(id)")
      }
    }
  }

  /// Without a voice the dots were grey all the time: nothing moves.
  @Test func anAnswerAloneEndsAtOnce() throws {
    for (time, isHidden) in [(0.0, true), (3.99, true), (4.0, false), (4.1, false)] {
      let shown = try LayersShown("iris-end", at: time)
      #expect(try shown.flag("hidden", of: "speakButton") == isHidden, "\(time)")
      #expect(shown.text("text", of: "meterLabel") == answer)
    }
    for time in [4.0, 4.1, 4.7] {
      let shown = try LayersShown("iris-end", at: time)
      for number in [0, 1, 20, 45] {
        let copy = try shown.copy(number, of: "replicator")
        expect(try copy.numbers("backgroundColor", of: "dot"), gray)
        expect(try copy.numbers("opacity", of: "dot"), [1])
      }
    }
  }

  // MARK: Challenge

  @Test(arguments: [3.5, 3.55, 3.63, 4.0, 4.4, 4.49]) func copiesComeToRestOneAfterTheOther(
    time: Double
  ) throws {
    let shown = try LayersShown("iris-challenge", at: time)
    let last = VoiceByHand.factor(149)
    for number in [0, 1, 20, 45] {
      let own = time - 0.02 * Double(number)
      let height =
        own < 3.5 - 1e-9
        ? VoiceByHand.height(own, lastTick: 149) : last + (1 - last) * min((own - 3.5) / 0.2, 1)
      let copy = try shown.copy(number, of: "replicator")
      expect(try copy.matrix(of: "dot"), [1, 0, 0, height], within: 2e-5, "copy \(number)")
      expect(
        try copy.numbers("backgroundColor", of: "dot"),
        mixed(green, magenta, max(0, min((own - 3.5) / 0.1, 1))), "copy \(number)")
    }
  }

  /// The last of the copies is 0.9 s behind the first and takes 0.1 s: it arrives with the answer. No
  /// colour goes farther within a frame than it goes in a sixth of the tint, from touch to answer.
  @Test func noCopyJumps() throws {
    var before: [Int: [Double]] = [:]
    for frame in 209...276 {
      let shown = try LayersShown("iris-challenge", at: Double(frame) / 60)
      for number in [0, 1, 20, 44, 45] {
        let color = try shown.copy(number, of: "replicator").numbers("backgroundColor", of: "dot")
        let step = zip(color, before[number] ?? color).map { abs($0 - $1) }.max() ?? 0
        #expect(step < 1.0 / 6 + 1e-6, "copy \(number) at frame \(frame)")
        before[number] = color
      }
    }
  }

  /// The answer's own tint fills backwards, so that all copies are magenta when it begins. Those that
  /// are not there yet jump, and with a tint of more than 0.1 s there are some.
  @Test(arguments: [0.8, 1.2]) func aLongerTintLeavesTheLastCopiesAJump(duration: Double) throws {
    let before = try LayersShown("iris-challenge", at: 4.4999, ["tintDuration": duration])
    let after = try LayersShown("iris-challenge", at: 4.5, ["tintDuration": duration])
    for number in [0, 20, 45] {
      let way = min((0.9999 - 0.02 * Double(number)) / duration, 1)
      expect(
        try before.copy(number, of: "replicator").numbers("backgroundColor", of: "dot"),
        mixed(green, magenta, way), "copy \(number)")
      expect(
        try after.copy(number, of: "replicator").numbers("backgroundColor", of: "dot"), magenta)
    }
  }
}
