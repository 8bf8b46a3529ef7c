/// Why a sound file cannot be used.
public enum SoundError: Error, Hashable, Sendable {
  case notAWAVFile
  /// It has no sound in it, or does not say how to read it.
  case incomplete
  /// Its samples are compressed or of an unknown size.
  case unknownFormat
}

extension SoundLevels {
  /// The levels of a WAV file: whole numbers of 8 to 32 bits or floating-point numbers, any number
  /// of channels. Sound that is shorter than the file says is taken as it is.
  public init(wav bytes: [UInt8]) throws(SoundError) {
    guard bytes.count >= 12, bytes.word(at: 0, "RIFF"), bytes.word(at: 8, "WAVE") else {
      throw .notAWAVFile
    }
    var format: SampleFormat?
    var offset = 12
    while offset + 8 <= bytes.count {
      let start = offset + 8
      let end = min(bytes.count, start + bytes.number(at: offset + 4, bytes: 4))
      if bytes.word(at: offset, "fmt ") {
        format = try SampleFormat(bytes[start..<end])
      } else if bytes.word(at: offset, "data") {
        let frames = format?.frames(inBytes: end - start) ?? 0
        guard let format, frames > 0 else { throw .incomplete }
        self.init(frames: frames, framesPerSecond: format.framesPerSecond) { range in
          format.power(of: range, in: bytes[start..<end])
        }
        return
      }
      // Chunks of odd length are filled up.
      offset = end + (end - start) % 2
    }
    throw .incomplete
  }
}

/// How the samples of a WAV file are written.
private struct SampleFormat {
  private let channels: Int
  /// A frame is a sample for each channel.
  let framesPerSecond: Int
  /// Of one sample.
  private let bytes: Int
  private let isFloatingPoint: Bool

  init(_ chunk: ArraySlice<UInt8>) throws(SoundError) {
    let chunk = Array(chunk)
    guard chunk.count >= 16 else { throw .incomplete }
    var code = chunk.number(at: 0, bytes: 2)
    // The extensible form says the same further back.
    if code == 0xFFFE, chunk.count >= 26 { code = chunk.number(at: 24, bytes: 2) }
    channels = chunk.number(at: 2, bytes: 2)
    framesPerSecond = chunk.number(at: 4, bytes: 4)
    let bits = chunk.number(at: 14, bytes: 2)
    bytes = bits / 8
    isFloatingPoint = code == 3
    let isKnown = code == 1 ? (8...32).contains(bits) : code == 3 && (bits == 32 || bits == 64)
    guard isKnown, bits % 8 == 0 else { throw .unknownFormat }
    // Fewer samples than levels are no sound.
    guard channels >= 1, framesPerSecond >= SoundLevels.levelsPerSecond else { throw .incomplete }
  }

  /// How many whole frames there are in so many bytes.
  func frames(inBytes count: Int) -> Int { count / (bytes * channels) }

  /// The mean, over time and channels, of the squares of the samples in `frames` of `data`.
  func power(of frames: Range<Int>, in data: ArraySlice<UInt8>) -> Double {
    let samples = frames.lowerBound * channels..<frames.upperBound * channels
    let sum = samples.reduce(0.0) { sum, number in
      let height = Double(sample(data, at: data.startIndex + number * bytes))
      return sum + height * height
    }
    return sum / Double(samples.count)
  }

  private func sample(_ data: ArraySlice<UInt8>, at offset: Int) -> Float {
    let value = data.number(at: offset, bytes: bytes)
    if isFloatingPoint {
      let sample =
        bytes == 4
        ? Float(bitPattern: UInt32(truncatingIfNeeded: value))
        : Float(Double(bitPattern: UInt64(bitPattern: Int64(value))))
      return sample.isFinite ? sample : 0
    }
    // Bytes count from 128, larger numbers from 0.
    if bytes == 1 { return Float(value - 128) / 128 }
    let half = 1 << (8 * bytes - 1)
    return Float(value >= half ? value - 2 * half : value) / Float(half)
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Whether these letters are at `offset`.
  fileprivate func word(at offset: Int, _ word: String) -> Bool {
    self[offset..<Swift.min(endIndex, offset + word.utf8.count)].elementsEqual(word.utf8)
  }

  /// A number of so many bytes, the lowest first.
  fileprivate func number(at offset: Int, bytes: Int) -> Int {
    (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }
}
