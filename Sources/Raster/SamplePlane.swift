import RasterKernels

/// One channel of a picture in samples of 16 bits, between which filters work, so that rounding does
/// not show: a byte b is kept as 257·b.
struct SamplePlane {
  private(set) var width: Int
  private(set) var height: Int
  /// Rows from the top without padding.
  private(set) var samples: [UInt16]
  /// Memory for the next samples.
  private var spare: [UInt16] = []

  /// A channel (0…3) of RGBA pixels.
  init(channel: Int, of pixels: [UInt8], width: Int, height: Int) {
    self.width = width
    self.height = height
    samples = [UInt16](repeating: 0, count: width * height)
    var span = samples.mutableSpan
    Fast.take(channel: channel, of: pixels.span, into: &span)
  }

  /// Convolves with a Gaussian of these standard deviations, in pixels, that ends at `reach` of
  /// them; zero lies around.
  mutating func blur(x: Double, y: Double, reach: Double = PixelFilter.blurReach) {
    if let gaussian = GaussianWeights(deviation: x, reach: reach, within: width) {
      transpose()
      blurColumns(gaussian)
      transpose()
    }
    if let gaussian = GaussianWeights(deviation: y, reach: reach, within: height) {
      blurColumns(gaussian)
    }
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
    samples += [UInt16](repeating: 0, count: width)
    replace(width: width, height: length) { samples, width, height, result in
      for y in 0..<length {
        // Twice the place, so that halves are whole: row k lies at factor·(2k + 1).
        let place = 2 * y + 1 - factor
        let above = place >= 0 ? place / (2 * factor) : -1
        let share = place - above * 2 * factor
        Fast.mixRows(
          samples, (above >= 0 ? above : height) * width, min(above + 1, height) * width,
          share: share, shift: (2 * factor).trailingZeroBitCount, into: &result, at: y * width,
          count: width)
      }
    }
  }

  /// Replaces the samples by `width` · `height` others that `body` makes of them, their width and
  /// their height.
  private mutating func replace(
    width newWidth: Int, height newHeight: Int,
    _ body: (
      _ samples: Span<UInt16>, _ width: Int, _ height: Int, _ result: inout MutableSpan<UInt16>
    ) -> Void
  ) {
    var result: [UInt16] = []
    swap(&result, &spare)
    let count = newWidth * newHeight
    if result.count > count { result.removeLast(result.count - count) }
    if result.count < count {
      result.append(contentsOf: repeatElement(0, count: count - result.count))
    }
    var span = result.mutableSpan
    body(samples.span, width, height, &span)
    swap(&spare, &samples)
    swap(&samples, &result)
    (width, height) = (newWidth, newHeight)
  }
}
