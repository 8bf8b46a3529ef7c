/// Positions in an image, one for each of a row's pixels: 32.32 fixed point, in texels from the
/// image's top left corner, so texel 0 is centred on one half.
package struct SampleWalk: Hashable, Sendable {
  /// Position for the first pixel.
  package var u: Int64
  package var v: Int64
  /// From one pixel to the next.
  package var du: Int64
  package var dv: Int64

  package init(u: Int64, v: Int64, du: Int64, dv: Int64) {
    self.u = u
    self.v = v
    self.du = du
    self.dv = dv
  }

  /// Texels on either side of zero that positions may reach.
  package static let reach = 1 << 30

  /// True when `count` positions stay within `reach`, so that no sum overflows.
  package func isSafe(count: Int) -> Bool {
    let limit = Int64(SampleWalk.reach) << 32
    let step = limit / Int64(max(1, count))
    return abs(u) <= limit && abs(v) <= limit && du >= -step && du <= step && dv >= -step
      && dv <= step
  }

  /// The same walk for linear filtering: from texel centre to texel centre, plus what rounds the
  /// eight bits of weight to nearest.
  var betweenCentres: SampleWalk {
    let shift = Int64(1) << 23 - Int64(1) << 31
    return SampleWalk(u: u + shift, v: v + shift, du: du, dv: dv)
  }
}

/// Positions as quotients, for planes seen in perspective: (u, v) = (U, V) / W, in texels. A pixel
/// whose weight W is not positive shows nothing.
package struct ProjectiveWalk: Hashable, Sendable {
  package var u: Double
  package var v: Double
  package var w: Double
  package var du: Double
  package var dv: Double
  package var dw: Double

  package init(u: Double, v: Double, w: Double, du: Double, dv: Double, dw: Double) {
    self.u = u
    self.v = v
    self.w = w
    self.du = du
    self.dv = dv
    self.dw = dw
  }

  /// The position for pixel `index`, in 32.32 fixed point and within `SampleWalk.reach`; nil when
  /// the weight is not positive.
  @inline(__always)
  func position(_ index: Int) -> (u: Int64, v: Int64)? {
    let i = Double(index)
    let weight = w + i * dw
    guard weight > 0 else { return nil }
    let scale = 0x1p32 / weight
    return (fixed((u + i * du) * scale), fixed((v + i * dv) * scale))
  }

  @inline(__always)
  private func fixed(_ x: Double) -> Int64 {
    guard x > -0x1p62 else { return -1 << 62 }
    guard x < 0x1p62 else { return 1 << 62 }
    return Int64(x)
  }
}
