import AVFoundation
import AVKit
import AudioToolbox
import CoreHaptics
import Testing
import VirtualTime

/// Runs `body` in a scene of its own, then everything up to `end`; the log with times.
@MainActor
private func log(
  until end: Double,
  _ body: @MainActor (_ note: @escaping @MainActor (String) -> Void) throws -> Void
) rethrows -> (lines: [String], notes: [String]) {
  let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
  var lines: [String] = []
  try SceneContext.$current.withValue(context) {
    try body { lines.append("\($0) \(context.clock.now)") }
    context.callbacks.run(through: end, clock: context.clock)
  }
  return (lines, context.ledger.entries.map(\.feature))
}

/// A file of silence: 8000 bytes a second.
private func wave(seconds: Double) -> Data {
  func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  let count = Int(seconds * 8000)
  var bytes = Array("RIFF".utf8) + little(36 + count, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
  bytes += little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2)
  bytes += little(8, 2) + Array("data".utf8) + little(count, 4)
  return Data(bytes + [UInt8](repeating: 128, count: count))
}

/// Players of sound.
@MainActor
struct AVAudioPlayerTests {
  private final class Listener: AVAudioPlayerDelegate {
    var heard: (@MainActor () -> Void)?
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { heard?() }
  }

  @Test func soundTakesItsTimeAndTellsOfItsEnd() throws {
    let listener = Listener()
    var player: AVAudioPlayer?
    let result = try log(until: 10) { note in
      player = try AVAudioPlayer(data: wave(seconds: 2))
      player?.delegate = listener
      listener.heard = { note("over") }
      player?.numberOfLoops = 1
      player?.play()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("\(player?.currentTime ?? -1)") }
    }
    #expect(player?.duration == 2)
    #expect(result.lines == ["0.5 0.5", "over 4.0"])
    #expect(result.notes == ["sound (nothing is heard)"])
  }

  @Test func aPausedPlayerGoesOnWhereItStood() throws {
    let listener = Listener()
    var player: AVAudioPlayer?
    let result = try log(until: 10) { note in
      player = try AVAudioPlayer(data: wave(seconds: 2))
      player?.delegate = listener
      listener.heard = { note("over") }
      player?.play()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { player?.pause() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { player?.play() }
    }
    #expect(result.lines == ["over 4.0"])
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/x.mp3"))
    }
  }

  @Test func brokenHeadersHaveNoLength() throws {
    let whole = wave(seconds: 1)
    for count in 0..<60 {
      let player = try AVAudioPlayer(data: whole.prefix(count))
      #expect(player.duration >= 0)
    }
    var film = Data([0, 0, 0, 8]) + Data("ftyp".utf8) + Data([0, 0, 0, 36]) + Data("moov".utf8)
    film += Data([0, 0, 0, 28]) + Data("mvhd".utf8) + Data([UInt8](repeating: 0, count: 12))
    film += Data([0, 0, 2, 88, 0, 0, 7, 8])
    #expect(try AVAudioPlayer(data: film).duration == 3)
  }
}

/// Films and speech.
@MainActor
struct AVPlayerTests {
  @Test func aFilmsEndIsPostedAndItsLayerIsBlack() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    try wave(seconds: 1).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var player: AVPlayer?
    var layer: AVPlayerLayer?
    var token: (any NSObjectProtocol)?
    let result = log(until: 3) { note in
      player = AVPlayer(url: file)
      layer = AVPlayerLayer(player: player)
      token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player?.currentItem, queue: .main
      ) { _ in note("over") }
      player?.rate = 0.5
    }
    _ = token
    #expect(result.lines == ["over 2.0"])
    #expect(layer?.backgroundColor == UIColor.black.cgColor)
    #expect(player?.currentTime() == CMTime(value: 1, timescale: 1))
  }

  @Test func speechComesOneAfterTheOther() {
    final class Listener: AVSpeechSynthesizerDelegate {
      var note: (@MainActor (String) -> Void)?
      func speechSynthesizer(_ s: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        note?(utterance.speechString)
      }
    }
    let (listener, voice) = (Listener(), AVSpeechSynthesizer())
    let result = log(until: 10) { note in
      listener.note = note
      voice.delegate = listener
      voice.speak(AVSpeechUtterance(string: "abcdefghij"))
      voice.speak(AVSpeechUtterance(string: "klmnopqrst"))
    }
    #expect(result.lines == ["abcdefghij 0.65", "klmnopqrst 1.3"])
  }

  @Test func aDeviceWithoutHapticsSaysSo() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
  }
}

/// Times as fractions.
struct CMTimeTests {
  @Test func sumsAreExactInACommonScale() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
    #expect(sum == CMTime(value: 7, timescale: 12))
    #expect(CMTime(value: 300, timescale: 600) == CMTime(value: 1, timescale: 2))
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.zero < .positiveInfinity && !CMTime.positiveInfinity.isNumeric)
    let far = CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)
    #expect(far.seconds > 0)
  }
}
