import RasterKernels

/// Samples of 16 bits between which filters work, so that rounding does not show: a byte b is kept
/// as 257·b.
struct SamplePlane {
  private(set) var width: Int
  private(set) var height: Int
  /// Samples of one pixel, next to each other.
  let channels: Int
  private(set) var samples: [UInt16]

  init(_ bytes: [UInt8], width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    samples = bytes.map { UInt16($0) * 257 }
  }

  /// The sample as a byte, rounded to nearest.
  func byte(_ index: Int) -> UInt8 { UInt8((UInt32(samples[index]) + 128) / 257) }

  /// Convolves with a Gaussian of these standard deviations, in pixels, that ends at `reach` of
  /// them; zero lies around.
  mutating func blur(x: Double, y: Double, reach: Double = PixelFilter.blurReach) {
    blur(GaussianWeights(deviation: x, reach: reach, within: width), alongRows: true)
    blur(GaussianWeights(deviation: y, reach: reach, within: height), alongRows: false)
  }

  private mutating func blur(_ gaussian: GaussianWeights?, alongRows: Bool) {
    guard let gaussian else { return }
    let (fullWidth, fullHeight) = (width, height)
    if gaussian.reduction > 1 { reduce(by: gaussian.reduction, alongRows: alongRows) }
    if alongRows {
      convolveRows(gaussian.weights)
    } else {
      convolveColumns(gaussian.weights)
    }
    if gaussian.reduction > 1 {
      enlarge(by: gaussian.reduction, to: alongRows ? fullWidth : fullHeight, alongRows: alongRows)
    }
  }

  private mutating func convolveRows(_ weights: [UInt32]) {
    let step = channels
    let row = width * step
    let margin = weights.count / 2 * step
    var padded = [UInt16](repeating: 0, count: row + 2 * margin)
    for y in 0..<height {
      for i in 0..<row { padded[margin + i] = samples[y * row + i] }
      var result = samples.mutableSpan
      Fast.convolve(
        padded.span, start: 0, step: step, weights: weights.span, into: &result, at: y * row,
        count: row)
    }
  }

  private mutating func convolveColumns(_ weights: [UInt32]) {
    let row = width * channels
    let margin = [UInt16](repeating: 0, count: weights.count / 2 * row)
    let padded = margin + samples + margin
    let rows = 0..<height
    var result = samples.mutableSpan
    for y in rows {
      Fast.convolve(
        padded.span, start: y * row, step: row, weights: weights.span, into: &result, at: y * row,
        count: row)
    }
  }

  /// The means of `factor` neighbours, one for all of them.
  private mutating func reduce(by factor: Int, alongRows: Bool) {
    let length = alongRows ? width : height
    let reduced = (length + factor - 1) / factor
    samples = resampled(to: reduced, alongRows: alongRows) { index, line in
      var sum = factor / 2
      for k in index * factor..<min(length, (index + 1) * factor) { sum += Int(samples[line(k)]) }
      return UInt16(sum / factor)
    }
    setLength(reduced, alongRows: alongRows)
  }

  /// Back to `length` samples, mixed from the nearest two.
  private mutating func enlarge(by factor: Int, to length: Int, alongRows: Bool) {
    let reduced = alongRows ? width : height
    samples = resampled(to: length, alongRows: alongRows) { index, line in
      // Twice the place, so that halves are whole: sample k lies at factor·(2k + 1).
      let place = 2 * index + 1 - factor
      let below = place >= 0 ? place / (2 * factor) : -1
      let share = place - below * 2 * factor
      let first = below >= 0 ? Int(samples[line(below)]) : 0
      let second = below + 1 < reduced ? Int(samples[line(below + 1)]) : 0
      return UInt16((first * (2 * factor - share) + second * share + factor) / (2 * factor))
    }
    setLength(length, alongRows: alongRows)
  }

  /// Samples of `length` along one axis; `value` makes the one at an index from those on its line.
  private func resampled(
    to length: Int, alongRows: Bool, _ value: (_ index: Int, _ line: (Int) -> Int) -> UInt16
  ) -> [UInt16] {
    var result: [UInt16] = []
    result.reserveCapacity(length * (alongRows ? height : width) * channels)
    let row = width * channels
    if alongRows {
      for y in 0..<height {
        for x in 0..<length {
          for channel in 0..<channels {
            result.append(value(x) { y * row + $0 * channels + channel })
          }
        }
      }
    } else {
      for y in 0..<length {
        for column in 0..<row { result.append(value(y) { $0 * row + column }) }
      }
    }
    return result
  }

  private mutating func setLength(_ length: Int, alongRows: Bool) {
    if alongRows { width = length } else { height = length }
  }
}
