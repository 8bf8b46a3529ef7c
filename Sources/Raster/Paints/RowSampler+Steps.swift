import Geometry

extension RowSampler {
  /// Samples the centres of `count` pixels of row `y` from `start` on into `samples`, from the image
  /// itself and in steps; transparent where it is not seen.
  mutating func sampleInSteps(
    _ source: borrowing ImageSource, row y: Int, from start: Int, count: Int
  ) {
    for index in 0..<count {
      let color = source.stepped(
        at: source.imageFromDevice.seen(Point(Double(start + index) + 0.5, Double(y) + 0.5)))
      for channel in 0..<4 { samples[index * 4 + channel] = color[channel] }
    }
  }
}

extension ImageSource {
  /// The mean of the four texels around `point`, in texels; transparent for nil. Rounded once.
  fileprivate func stepped(at point: Point?) -> SIMD4<UInt8> {
    guard let point else { return SIMD4(repeating: 0) }
    let (column, right) = Self.step(point.x, width)
    let (row, lower) = Self.step(point.y, height)
    var sum = SIMD4<UInt16>(repeating: 128)
    for (y, down) in [(row, 16 - lower), (row + 1, lower)] where down > 0 {
      for (x, across) in [(column, 16 - right), (column + 1, right)] where across > 0 {
        sum &+= texel(x, y) &* SIMD4(repeating: down * across)
      }
    }
    return SIMD4(truncatingIfNeeded: sum &>> 8)
  }

  /// The texel before `position`, a centre being on one half, and the weight of the next one in
  /// sixteenths.
  private static func step(_ position: Double, _ count: Int) -> (texel: Int, weight: UInt16) {
    guard position.isFinite else { return (0, 0) }
    // Beyond the image it is as at its edge.
    let within = min(max(position, -1), Double(count) + 1) - 0.5
    let eighths = (within * 8).rounded(.toNearestOrAwayFromZero)
    let texel = Int((eighths / 8).rounded(.down))
    return (texel, weights[Int(eighths) - texel * 8])
  }

  /// Read off enlarged pictures that Core Graphics drew: what the next texel weighs, in sixteenths,
  /// at each eighth of the way to it.
  private static var weights: [UInt16] { [0, 1, 2, 4, 8, 12, 14, 15] }

  /// Beyond the image its edges repeat.
  private func texel(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    let index = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
    return SIMD4(
      UInt16(texels[index]), UInt16(texels[index + 1]), UInt16(texels[index + 2]),
      UInt16(texels[index + 3]))
  }
}

extension Homography {
  /// Where the eye sees `point`; nil behind it.
  fileprivate func seen(_ point: Point) -> Point? { weight(at: point) > 0 ? apply(point) : nil }
}
