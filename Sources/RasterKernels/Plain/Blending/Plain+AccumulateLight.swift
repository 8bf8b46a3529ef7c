extension Plain {
  /// See `Fast.accumulateLight`.
  package static func accumulateLight(
    _ sums: inout MutableSpan<Int32>, from before: Span<UInt8>, beforeStart: Int,
    to after: Span<UInt8>, count: Int, weight: Int32
  ) {
    for x in 0..<count {
      for channel in 0..<4 {
        let old = light(of: before, beforeStart + x, channel)
        let new = light(of: after, x, channel)
        sums[x * 4 + channel] += Int32(new - old) * weight
      }
    }
  }

  /// See `Fast.resolveLight`.
  package static func resolveLight(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, sums: inout MutableSpan<Int32>,
    total: Int32
  ) {
    let total = Int(total)
    for x in 0..<count {
      let offset = (start + x) * 4
      var wholes = (0..<4).map {
        light(of: pixels.span, start + x, $0) * total + Int(sums[x * 4 + $0])
      }
      for channel in 0..<4 { sums[x * 4 + channel] = 0 }
      let alphas = wholes.removeLast()
      let alpha = (alphas + total / 2) / total
      for (channel, whole) in wholes.enumerated() {
        guard alphas > 0 else {
          pixels[offset + channel] = 0
          continue
        }
        // The straight colour's light, its code, and that times the mean alpha.
        let code = Int(LinearLight.codes[min(65_535, (whole * 255 + alphas / 2) / alphas)])
        let component = (code * alphas + total * 65_535 / 2) / (total * 65_535)
        pixels[offset + channel] = UInt8(min(component, alpha))
      }
      pixels[offset + 3] = UInt8(max(0, alpha))
    }
  }

  /// The amount of light of a colour channel, or the alpha.
  private static func light(of pixels: Span<UInt8>, _ x: Int, _ channel: Int) -> Int {
    let alpha = Int(pixels[x * 4 + 3])
    return channel == 3
      ? alpha : Int(LinearLight.amounts[alpha << 8 | Int(pixels[x * 4 + channel])])
  }
}
