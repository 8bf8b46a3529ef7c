import UIKit

/// How long a file of sound or film is, by its header.
enum MediaLength {
  /// Seconds; 0 for files that are not understood.
  static func seconds(of bytes: [UInt8]) -> Double {
    if has(bytes, "RIFF", at: 0), has(bytes, "WAVE", at: 8) { return wave(bytes) }
    if has(bytes, "FORM", at: 0), has(bytes, "AIF", at: 8) { return aiff(bytes) }
    if has(bytes, "ftyp", at: 4) { return movie(bytes, 0..<bytes.count, depth: 0) ?? 0 }
    return layers(bytes)
  }

  private static func has(_ bytes: [UInt8], _ text: String, at offset: Int) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.count >= offset + wanted.count
      && Array(bytes[offset..<offset + wanted.count]) == wanted
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func wave(_ bytes: [UInt8]) -> Double {
    var (offset, rate) = (12, 0)
    while offset + 8 <= bytes.count {
      let length = little(bytes, offset + 4, 4)
      if has(bytes, "fmt ", at: offset) { rate = little(bytes, offset + 16, 4) }
      if has(bytes, "data", at: offset), rate > 0 {
        return Double(min(length, bytes.count - offset - 8)) / Double(rate)
      }
      offset += 8 + length + length % 2
    }
    return 0
  }

  private static func aiff(_ bytes: [UInt8]) -> Double {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = big(bytes, offset + 4, 4)
      if has(bytes, "COMM", at: offset) {
        // The rate is a number of 80 bits: an exponent, then a fraction whose whole part is one bit.
        let exponent = big(bytes, offset + 16, 2) & 0x7FFF
        let rate = Double(big(bytes, offset + 18, 4)) * power(of: exponent - 16383 - 31)
        return rate > 0 ? Double(big(bytes, offset + 10, 4)) / rate : 0
      }
      offset += 8 + length + length % 2
    }
    return 0
  }

  private static func power(of exponent: Int) -> Double {
    Double(sign: .plus, exponent: max(-200, min(200, exponent)), significand: 1)
  }

  /// The movie header in boxes of boxes.
  private static func movie(_ bytes: [UInt8], _ range: Range<Int>, depth: Int) -> Double? {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      var (length, header) = (big(bytes, offset, 4), 8)
      if length == 1 {
        (length, header) = (big(bytes, offset + 8, 7) << 8 | big(bytes, offset + 15, 1), 16)
      }
      if length == 0 { length = range.upperBound - offset }
      guard length >= header, length <= range.upperBound - offset else { return nil }
      if has(bytes, "mvhd", at: offset + 4) {
        let isLong = big(bytes, offset + header, 1) == 1
        let scale = big(bytes, offset + header + (isLong ? 20 : 12), 4)
        let count = big(bytes, offset + header + (isLong ? 25 : 16), isLong ? 7 : 4)
        return scale > 0 ? Double(count) / Double(scale) : nil
      }
      if has(bytes, "moov", at: offset + 4), depth < 4,
        let found = movie(bytes, offset + header..<offset + length, depth: depth + 1)
      {
        return found
      }
      offset += length
    }
    return nil
  }

  private static let rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

  /// MPEG's layer 3: frame by frame.
  private static func layers(_ bytes: [UInt8]) -> Double {
    var offset = 0
    if has(bytes, "ID3", at: 0), bytes.count > 10 {
      offset = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }
    var seconds = 0.0
    while offset + 4 <= bytes.count {
      let (b1, b2) = (Int(bytes[offset + 1]), Int(bytes[offset + 2]))
      let (version, layer) = (b1 >> 3 & 3, b1 >> 1 & 3)
      let (rateIndex, sampleIndex) = (b2 >> 4, b2 >> 2 & 3)
      guard bytes[offset] == 0xFF, b1 >= 0xE0, version != 1, layer == 1, rateIndex > 0,
        rateIndex < 15, sampleIndex < 3
      else {
        guard seconds == 0 else { break }
        offset += 1
        continue
      }
      let isFirst = version == 3
      let sampleRate = [44100, 48000, 32000][sampleIndex] >> (isFirst ? 0 : version == 2 ? 1 : 2)
      let rate = (isFirst ? rates1 : rates2)[rateIndex] * 1000
      let samples = isFirst ? 1152 : 576
      seconds += Double(samples) / Double(sampleRate)
      offset += samples / 8 * rate / sampleRate + (b2 >> 1 & 1)
    }
    return seconds
  }
}
