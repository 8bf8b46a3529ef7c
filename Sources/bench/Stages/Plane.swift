import RasterKernels

/// A channel of the canvas in samples of 16 bits, as filters take it, and memory for another.
///
/// What does not change is copied, which copies no memory, before spans of what does: those of two
/// properties would exclude each other.
struct Plane {
  private let samples: [UInt16]
  private var result: [UInt16]
  private var pixels: [UInt8]
  private let shades = (0..<256).map { UInt32($0) &* 0x0101_0101 }
  /// As a blur has them: 2¹⁶ in sum.
  private let weights = [UInt32](repeating: 1 << 11, count: 32)

  init() {
    pixels = Picture.shapes.pixels
    result = [UInt16](repeating: 0, count: Canvas.pixelCount)
    var samples = result
    Self.take(channel: 0, of: pixels, into: &samples)
    self.samples = samples
  }

  private static func take(channel: Int, of pixels: [UInt8], into samples: inout [UInt16]) {
    var samples = samples.mutableSpan
    Fast.take(channel: channel, of: pixels.span, into: &samples)
  }

  mutating func take() -> Int {
    Self.take(channel: 1, of: pixels, into: &result)
    return Int(result[0])
  }

  mutating func put() -> Int {
    let samples = self.samples
    var span = pixels.mutableSpan
    Fast.put(samples.span, intoChannel: 0, of: &span)
    return Int(span[0])
  }

  mutating func putShades() -> Int {
    let (samples, shades) = (self.samples, self.shades)
    var span = pixels.mutableSpan
    Fast.put(samples.span, as: shades.span, into: &span)
    return Int(span[0])
  }

  mutating func transpose() -> Int {
    let samples = self.samples
    var span = result.mutableSpan
    Fast.transpose(samples.span, width: Canvas.width, into: &span)
    return Int(span[0])
  }

  /// Every four rows to one.
  mutating func reduce() -> Int {
    let width = Canvas.width
    let samples = self.samples
    var span = result.mutableSpan
    for row in 0..<Canvas.height / 4 {
      Fast.meanRows(
        samples.span, start: 4 * row * width, stride: width, rows: 4, shift: 2, into: &span,
        at: row * width, count: width)
    }
    return Int(span[0])
  }

  /// Every row from two.
  mutating func mix() -> Int {
    let width = Canvas.width
    let samples = self.samples
    var span = result.mutableSpan
    for row in 0..<Canvas.height - 1 {
      Fast.mixRows(
        samples.span, row * width, (row + 1) * width, share: 3, shift: 3, into: &span,
        at: row * width, count: width)
    }
    return Int(span[0])
  }

  /// Down the columns.
  mutating func convolve() -> Int {
    let (samples, weights) = (self.samples, self.weights)
    var span = result.mutableSpan
    Fast.convolveColumns(
      samples.span, width: Canvas.width, height: Canvas.height, weights: weights.span, into: &span)
    return Int(span[0])
  }
}
