import Foundation
import Stage
import Testing

@Suite struct SoundLevelsTests {
  /// A WAV file of these bytes of sound.
  private func file(
    _ sound: [UInt8], format: Int = 1, bits: Int, channels: Int = 1, rate: Int = 8000,
    soundSize: Int? = nil
  ) -> [UInt8] {
    let description =
      number(format, 2) + number(channels, 2) + number(rate, 4)
      + number(rate * channels * bits / 8, 4) + number(channels * bits / 8, 2) + number(bits, 2)
    let body =
      Array("WAVEfmt ".utf8) + number(description.count, 4) + description
      + Array("LIST".utf8) + number(3, 4) + [1, 2, 3, 0] + Array("data".utf8)
      + number(soundSize ?? sound.count, 4) + sound
    return Array("RIFF".utf8) + number(body.count, 4) + body
  }

  private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func words(_ samples: [Int16]) -> [UInt8] {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  @Test func aSineOfFullHeightIsThreeDecibelsDown() throws {
    // 500 Hz: ten whole waves in each fiftieth of a second.
    let samples = (0..<800).map {
      Int16((sin(Double($0) * 2 * .pi * 500 / 8000) * 32767).rounded())
    }
    let levels = try SoundLevels(wav: file(words(samples), bits: 16)).decibels
    #expect(levels.count == 5)
    for level in levels { #expect(abs(level + 3.0103) < 0.001) }
  }

  @Test func aTenthOfTheHeightIsTwentyDecibelsLess() throws {
    let levels = try SoundLevels(
      wav: file(
        words(Array(repeating: 3277, count: 160) + Array(repeating: 328, count: 160)), bits: 16)
    ).decibels
    #expect(levels.count == 2)
    #expect(abs(levels[0] + 20) < 0.01 && abs(levels[1] + 40) < 0.02)
  }

  @Test func everyKindOfNumberSaysTheSame() throws {
    let half: [(bytes: [UInt8], format: Int, bits: Int)] = [
      ([192], 1, 8), ([0, 0x40], 1, 16), ([0, 0, 0x40], 1, 24), ([0, 0, 0, 0x40], 1, 32),
      ([0, 0, 0, 0x3F], 3, 32), ([0, 0, 0, 0, 0, 0, 0xE0, 0x3F], 3, 64),
    ]
    for kind in half {
      let sound = Array(repeating: kind.bytes, count: 160).flatMap(\.self)
      let levels = try SoundLevels(wav: file(sound, format: kind.format, bits: kind.bits)).decibels
      #expect(levels.count == 1)
      #expect(abs((levels.first ?? 0) + 6.0206) < 0.001, "\(kind.bits) bits")
    }
  }

  @Test func channelsAreTakenTogether() throws {
    // One channel silent: half the power.
    let sound = words(Array(repeating: [16384, 0], count: 160).flatMap(\.self))
    let levels = try SoundLevels(wav: file(sound, bits: 16, channels: 2)).decibels
    #expect(levels.count == 1)
    #expect(abs((levels.first ?? 0) + 6.0206 + 3.0103) < 0.001)
  }

  @Test func silenceHasALevel() throws {
    let levels = try SoundLevels(wav: file(words(Array(repeating: 0, count: 170)), bits: 16))
      .decibels
    #expect(levels == [-160, -160])
  }

  @Test func soundThatIsCutShortIsTakenAsItIs() throws {
    let sound = words(Array(repeating: 16384, count: 160))
    let levels = try SoundLevels(wav: file(sound, bits: 16, soundSize: 0xFFFF_FFF0)).decibels
    #expect(levels.count == 1)
  }

  @Test func theExtensibleFormSaysItsKindFurtherBack() throws {
    let sound = Array(repeating: [0, 0, 0x40] as [UInt8], count: 160).flatMap(\.self)
    let description: [[UInt8]] = [
      number(0xFFFE, 2), number(1, 2), number(8000, 4), number(24000, 4), number(3, 2),
      number(24, 2), number(22, 2), number(24, 2), number(4, 4), number(1, 2),
      [0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113],
    ]
    let body: [[UInt8]] = [
      Array("WAVEfmt ".utf8), number(40, 4), description.flatMap(\.self), Array("data".utf8),
      number(sound.count, 4), sound,
    ]
    let whole: [[UInt8]] = [Array("RIFF".utf8), number(60 + sound.count, 4)] + body
    let levels = try SoundLevels(wav: whole.flatMap(\.self)).decibels
    #expect(levels.count == 1)
    #expect(abs((levels.first ?? 0) + 6.0206) < 0.001)
  }

  @Test(arguments: [8000, 22050, 44100, 48000])
  func everySampleCountsForTheFiftiethItIsIn(rate: Int) throws {
    // Fiftieths of two heights in turn: a sample on the wrong side would change a level.
    let samples = (0..<rate).map { number in
      Int16((number * 50 / rate).isMultiple(of: 2) ? 16384 : 8192)
    }
    let levels = try SoundLevels(wav: file(words(samples), bits: 16, rate: rate)).decibels
    #expect(levels.count == 50)
    for (index, level) in levels.enumerated() {
      let height = index.isMultiple(of: 2) ? 0.5 : 0.25
      #expect(abs(Double(level) - 20 * log10(height)) < 1e-4)
    }
  }

  @Test func valuesThatAreNoNumbersAreSilent() throws {
    // An infinity and a NaN of 32 bits.
    let sound: [UInt8] = [0, 0, 0x80, 0x7F, 0, 0, 0xC0, 0x7F]
    #expect(try SoundLevels(wav: file(sound, format: 3, bits: 32)).decibels == [-160])
  }

  @Test func aFileWithoutSamplesHasNoSound() {
    #expect(throws: SoundError.incomplete) { try SoundLevels(wav: file([], bits: 16)) }
    // Half a frame of two channels.
    #expect(throws: SoundError.incomplete) {
      try SoundLevels(wav: file([1, 2], bits: 16, channels: 2))
    }
    #expect(throws: SoundError.incomplete) {
      try SoundLevels(wav: file([1, 2], bits: 16, rate: 1))
    }
  }

  @Test func whatIsNoSoundIsRefused() {
    #expect(throws: SoundError.notAWAVFile) { try SoundLevels(wav: []) }
    #expect(throws: SoundError.notAWAVFile) { try SoundLevels(wav: Array("ID3 and more".utf8)) }
    #expect(throws: SoundError.incomplete) {
      try SoundLevels(wav: Array(file([], bits: 16).prefix(30)))
    }
    #expect(throws: SoundError.unknownFormat) {
      try SoundLevels(wav: file([1, 2], format: 85, bits: 16))
    }
    #expect(throws: SoundError.incomplete) {
      try SoundLevels(wav: file([1, 2], bits: 16, channels: 0))
    }
  }
}
