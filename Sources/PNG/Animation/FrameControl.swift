/// How long a frame of an animated PNG is shown, as the file says it: a fraction of a second.
package struct PNGDelay: Sendable, CustomStringConvertible {
  package var numerator: Int
  /// Never 0.
  package var denominator: Int

  package init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    // The format's rule: no denominator means hundredths.
    self.denominator = denominator == 0 ? 100 : denominator
  }

  package var description: String { "\(numerator)/\(denominator) s" }
}

extension PNGDelay: Equatable {
  /// Equal times, whatever the fractions.
  package static func == (one: PNGDelay, other: PNGDelay) -> Bool {
    one.numerator * other.denominator == other.numerator * one.denominator
  }
}

/// A frame of an animated PNG as its fcTL chunk has it, and where its pixels are.
struct FrameControl {
  /// What becomes of the frame's part of the picture before the next frame.
  enum Disposal: UInt8 {
    case kept, cleared, restored
  }

  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var delay: PNGDelay
  var disposal: Disposal
  /// Laid over what is there; else in its place.
  var isBlended: Bool
  /// Packed pixels: content of IDAT chunks, or of fdAT without the number before it.
  var data: [Range<Int>] = []

  /// The length of a fcTL chunk's content; its first four bytes are its number in the sequence.
  static let length = 26

  /// - Parameter content: Where in `bytes` a chunk of `length` bytes has its content.
  init(
    _ bytes: [UInt8], _ content: Range<Int>, canvas: (width: Int, height: Int)
  ) throws(PNGError) {
    let start = content.lowerBound
    width = bigEndian32(bytes, at: start + 4)
    height = bigEndian32(bytes, at: start + 8)
    x = bigEndian32(bytes, at: start + 12)
    y = bigEndian32(bytes, at: start + 16)
    delay = PNGDelay(
      numerator: bigEndian16(bytes, at: start + 20), denominator: bigEndian16(bytes, at: start + 22)
    )
    guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height else {
      throw .malformed(reason: "fcTL: the frame is not within the picture")
    }
    guard let disposal = Disposal(rawValue: bytes[start + 24]), bytes[start + 25] <= 1 else {
      throw .malformed(reason: "fcTL: unknown way to dispose or to blend")
    }
    self.disposal = disposal
    isBlended = bytes[start + 25] == 1
  }
}
