import Foundation

/// Sound made for a test, as a WAV file of 16 bits and 8000 frames a second.
struct WAVFile {
  /// The samples of one channel, −1…1.
  var samples: [Double]
  var channels = 1

  /// A tone of 500 Hz: ten whole waves in each fiftieth of a second, so that its level is steady.
  static func tone(height: Double, seconds: Double = 3, channels: Int = 1) -> WAVFile {
    let samples = (0..<Int(8000 * seconds)).map { height * sin(2 * .pi * Double($0) / 16) }
    return WAVFile(samples: samples, channels: channels)
  }

  /// The file; `kind` is 1 for whole numbers.
  func contents(kind: Int = 1) -> Data {
    var sound: [UInt8] = []
    for sample in samples {
      let height = Int((sample * 32767).rounded())
      for _ in 0..<channels { sound += number(height, 2) }
    }
    let pieces: [[UInt8]] = [
      Array("RIFF".utf8), number(36 + sound.count, 4), Array("WAVEfmt ".utf8), number(16, 4),
      number(kind, 2), number(channels, 2), number(8000, 4), number(16000 * channels, 4),
      number(2 * channels, 2), number(16, 2), Array("data".utf8), number(sound.count, 4), sound,
    ]
    return Data(pieces.flatMap(\.self))
  }

  private func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
