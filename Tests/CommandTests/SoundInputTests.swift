import Foundation
import Testing

/// `--input`: what the scene's microphone hears. The finger is down from 0.5 s on; the level of the
/// recording's n-th fiftieth of a second is shown from 0.5 s + n · 0.02 s on.
@Suite struct SoundInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ contents: Data, as name: String = "voice.wav") throws {
    try contents.write(to: folder.url.appendingPathComponent(name))
  }

  /// What the layers show between the 25th and the 26th level.
  private func shown(_ scene: String = "iris-mic") throws -> String {
    let outcome = try BuiltCommand.render.run(
      ["inspect", scene, "--at", "1.01", "--json", "--input", "voice.wav"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.text
  }

  /// The label's text for a tone of this height: that of a sine is 1/√2 of it on average.
  private func text(height: Double) -> String {
    String(format: "\"%.2f db\"", 20 * log10(height / 2.0.squareRoot()))
  }

  @Test(arguments: ["iris-mic", "iris-mic-stuck", "iris-challenge"])
  func theLevelOfTheFileIsShown(scene: String) throws {
    try write(WAVFile.tone(height: 0.5).contents())
    #expect(try shown(scene).contains(text(height: 0.5)))
  }

  @Test func aGoldenFindsItsSoundFromWhereverItIsChecked() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("sounds"), withIntermediateDirectories: true)
    try write(WAVFile.tone(height: 0.5).contents(), as: "sounds/voice.wav")
    let recorded = try BuiltCommand.render.run(
      [
        "golden", "record", "iris-mic", "--input", "sounds/voice.wav", "--frames", "60", "--scale",
        "0.2", "--goldens", "kept/goldens",
      ], in: folder)
    #expect(recorded.status == 0, "\(recorded.message)")
    let record = String(
      decoding: try folder.contents(of: "kept/goldens/iris-mic/golden.txt"), as: UTF8.self)
    #expect(record.contains("\noption input \"../../sounds/voice.wav\"\n"))
    let elsewhere = try TemporaryFolder()
    let words = ["golden", "check", "--goldens", folder.url.path + "/kept/goldens"]
    let checked = try BuiltCommand.render.run(words, in: elsewhere)
    #expect(checked.status == 0, "\(checked.text) \(checked.message)")
    try write(WAVFile.tone(height: 0.6).contents(), as: "sounds/voice.wav")
    let changed = try BuiltCommand.render.run(words + ["--diff", "none"], in: elsewhere)
    #expect(changed.status == 1)
    #expect(changed.text.contains("the scene's sound: is "), "\(changed.text)")
  }

  @Test func allChannelsAreHeardTogether() throws {
    try write(WAVFile.tone(height: 0.5, channels: 2).contents())
    #expect(try shown().contains(text(height: 0.5)))
  }

  @Test func silenceIsTheLowestLevel() throws {
    try write(WAVFile(samples: Array(repeating: 0, count: 24000)).contents())
    #expect(try shown().contains("\"-160.00 db\""))
  }

  @Test func afterTheEndOfTheFileThereIsSilence() throws {
    try write(WAVFile.tone(height: 0.5, seconds: 0.3).contents())
    #expect(try shown().contains("\"-160.00 db\""))
  }

  @Test func aFileThatIsCutOffIsHeardAsFarAsItGoes() throws {
    try write(WAVFile.tone(height: 0.5).contents().prefix(9_001))
    #expect(try shown().contains(text(height: 0.5)))
  }

  @Test func aLouderVoiceGivesOtherFramesAndTheSameVoiceTheSame() throws {
    for (name, height) in [("soft", 0.05), ("again", 0.05), ("loud", 0.5)] {
      try write(WAVFile.tone(height: height).contents())
      let outcome = try BuiltCommand.render.run(
        [
          "iris-mic", "--input", "voice.wav", "--at", "2", "--scale", "0.2", "-o", "\(name).png",
        ], in: folder)
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    #expect(try folder.contents(of: "soft.png") == folder.contents(of: "again.png"))
    #expect(try folder.contents(of: "soft.png") != folder.contents(of: "loud.png"))
  }

  private func refusal(_ words: String...) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.render.run(words + ["-o", "out"], in: folder)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("render: --input"))
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    #expect(try !folder.names().contains("out"), "nothing is written")
    return outcome
  }

  @Test func aFileThatIsNotThereIsMissingInput() throws {
    let outcome = try refusal("iris-mic", "--input", "no such.wav")
    #expect(outcome.status == 66)
    #expect(outcome.message.contains("\"no such.wav\" does not exist"))
    #expect(try refusal("iris-mic", "--input", "").status == 66)
  }

  @Test func aFolderIsNoInput() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("sounds"), withIntermediateDirectories: false)
    let outcome = try refusal("iris-mic", "--input", "sounds")
    #expect(outcome.status == 66)
    #expect(outcome.message.contains("\"sounds\" is a folder"))
  }

  @Test func whatIsNoWAVFileIsBadData() throws {
    try write(Data("ID3 and more".utf8), as: "a voice.mp3")
    let outcome = try refusal("iris-mic", "--input", "a voice.mp3")
    #expect(outcome.status == 65)
    #expect(outcome.message.contains("is no WAV file: try ffmpeg -i 'a voice.mp3'"))
  }

  @Test func aFileWithoutSoundOrWithCompressedSoundIsBadData() throws {
    try write(WAVFile(samples: []).contents())
    let empty = try refusal("iris-mic", "--input", "voice.wav")
    #expect(empty.status == 65)
    #expect(empty.message.contains("has no sound in it"))
    // 85 is MP3.
    try write(WAVFile.tone(height: 0.5, seconds: 0.1).contents(kind: 85))
    let compressed = try refusal("iris-mic", "--input", "voice.wav")
    #expect(compressed.status == 65)
    #expect(compressed.message.contains("compressed"))
  }

  @Test func aSceneThatDoesNotListenNamesThoseThatDo() throws {
    try write(WAVFile.tone(height: 0.5, seconds: 0.1).contents())
    let outcome = try refusal("fuber", "--input", "voice.wav")
    #expect(outcome.status == 64)
    for id in ["fuber has", "iris-mic", "iris-mic-stuck", "iris-challenge"] {
      #expect(outcome.message.contains(id), "\(outcome.message)")
    }
  }

  @Test func thereIsNothingToHearForAList() throws {
    let outcome = try BuiltCommand.render.run(["list", "--input", "voice.wav"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("--input"))
    let listening = try BuiltCommand.render.run(["list", "iris-mic"], in: folder)
    #expect(listening.text.contains("--input"))
  }
}
