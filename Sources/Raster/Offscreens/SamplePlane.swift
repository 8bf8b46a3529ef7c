import RasterKernels

/// One channel of a picture in samples of 16 bits, between which filters work, so that rounding does
/// not show: a byte b is kept as 257·b.
struct SamplePlane {
  private(set) var width: Int
  private(set) var height: Int
  /// Rows from the top without padding; what lies behind them is memory.
  private var samples: [UInt16]
  /// Memory for the next samples.
  private var spare: [UInt16]

  /// A plane of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // A row more, along either axis, for `enlarge`.
    let room = width * height + max(width, height)
    samples = [UInt16](repeating: 0, count: room)
    spare = samples
  }

  /// Becomes a channel (0…3) of as many RGBA pixels.
  mutating func take(channel: Int, of pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "the pixels are as many")
    var span = samples.mutableSpan
    Fast.take(channel: channel, of: pixels.span, into: &span)
  }

  /// Puts the samples as bytes into a channel of as many pixels.
  func put(intoChannel channel: Int, of pixels: inout [UInt8]) {
    var span = pixels.mutableSpan
    Fast.put(
      samples.span.extracting(first: width * height), intoChannel: channel, of: &span)
  }

  /// Makes pixels the colours that `colors` has for the samples as bytes.
  func put(as colors: [UInt32], into pixels: inout [UInt8]) {
    var span = pixels.mutableSpan
    Fast.put(samples.span.extracting(first: width * height), as: colors.span, into: &span)
  }

  /// Convolves with a Gaussian along the rows and one down the columns; zero lies around.
  mutating func blur(across: GaussianWeights?, down: GaussianWeights?) {
    if let across {
      transpose()
      blurColumns(across)
      transpose()
    }
    if let down { blurColumns(down) }
  }

  private mutating func blurColumns(_ gaussian: GaussianWeights) {
    let length = height
    if gaussian.reduction > 1 { reduce(by: gaussian.reduction) }
    convolve(gaussian.weights)
    if gaussian.reduction > 1 { enlarge(by: gaussian.reduction, to: length) }
  }

  private mutating func transpose() {
    replace(width: height, height: width) { samples, width, _, result in
      Fast.transpose(samples, width: width, into: &result)
    }
  }

  private mutating func convolve(_ weights: [UInt32]) {
    replace(width: width, height: height) { samples, width, height, result in
      Fast.convolveColumns(
        samples, width: width, height: height, weights: weights.span, into: &result)
    }
  }

  /// The means of `factor` rows, one for all of them.
  /// - Parameter factor: a power of two.
  private mutating func reduce(by factor: Int) {
    let reduced = (height + factor - 1) / factor
    replace(width: width, height: reduced) { samples, width, height, result in
      for y in 0..<reduced {
        let first = y * factor
        Fast.meanRows(
          samples, start: first * width, stride: width, rows: min(factor, height - first),
          shift: factor.trailingZeroBitCount, into: &result, at: y * width, count: width)
      }
    }
  }

  /// Back to `length` rows, mixed from the nearest two.
  private mutating func enlarge(by factor: Int, to length: Int) {
    // A row of zeros: what lies before the first and after the last.
    for index in width * height..<width * (height + 1) { samples[index] = 0 }
    replace(width: width, height: length, seeing: height + 1) { samples, width, height, result in
      for y in 0..<length {
        // Twice the position, so that halves are whole: row k lies at factor·(2k + 1).
        let doubled = 2 * y + 1 - factor
        let above = doubled >= 0 ? doubled / (2 * factor) : -1
        let share = doubled - above * 2 * factor
        Fast.mixRows(
          samples, (above >= 0 ? above : height) * width, min(above + 1, height) * width,
          share: share, shift: (2 * factor).trailingZeroBitCount, into: &result, at: y * width,
          count: width)
      }
    }
  }

  /// Replaces the samples by `width` · `height` others that `body` makes of them, their width and
  /// their height; it sees so many rows, or all. The result has room for more.
  private mutating func replace(
    width newWidth: Int, height newHeight: Int, seeing rows: Int? = nil,
    _ body: (
      _ samples: Span<UInt16>, _ width: Int, _ height: Int, _ result: inout MutableSpan<UInt16>
    ) -> Void
  ) {
    // Counted, so that it can be read while other memory changes.
    let (samples, width, height) = (samples, width, height)
    var result = spare.mutableSpan
    body(samples.span.extracting(first: width * (rows ?? height)), width, height, &result)
    swap(&spare, &self.samples)
    (self.width, self.height) = (newWidth, newHeight)
  }
}
