extension Plain {
  /// See `Fast.sampleNearest`.
  package static func sampleNearest(
    _ image: Span<UInt8>, width: Int, height: Int, walk: SampleWalk,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    for i in 0..<count {
      let u = walk.u + walk.du * Int64(i)
      let v = walk.v + walk.dv * Int64(i)
      for channel in 0..<4 {
        pixels[i * 4 + channel] = UInt8(
          texel(image, width, height, Int(u >> 32), Int(v >> 32), channel))
      }
    }
  }

  /// See `Fast.sampleLinear`.
  package static func sampleLinear(
    _ image: Span<UInt8>, width: Int, height: Int, walk: SampleWalk,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    for i in 0..<count {
      let u = walk.u + walk.du * Int64(i)
      let v = walk.v + walk.dv * Int64(i)
      for channel in 0..<4 {
        pixels[i * 4 + channel] = linear(image, width, height, u, v, channel)
      }
    }
  }

  /// See `Fast.sampleProjective`.
  package static func sampleProjective(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    for i in 0..<count {
      let position = walk.position(i)
      for channel in 0..<4 {
        guard let position else {
          pixels[i * 4 + channel] = 0
          continue
        }
        pixels[i * 4 + channel] =
          linear
          ? self.linear(image, width, height, position.u, position.v, channel)
          : UInt8(
            texel(image, width, height, Int(position.u >> 32), Int(position.v >> 32), channel))
      }
    }
  }

  /// One channel of the texel at a column and row; the edges' own beyond them.
  private static func texel(
    _ image: Span<UInt8>, _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ channel: Int
  ) -> Int {
    let column = min(max(x, 0), width - 1)
    let row = min(max(y, 0), height - 1)
    return Int(image[(row * width + column) * 4 + channel])
  }

  /// One channel of the mean of four texels around a position in 32.32 fixed point.
  private static func linear(
    _ image: Span<UInt8>, _ width: Int, _ height: Int, _ u: Int64, _ v: Int64, _ channel: Int
  ) -> UInt8 {
    // Half a texel back to the centres, half a weight up to round.
    let across = u - Int64(1) << 31 + Int64(1) << 23
    let down = v - Int64(1) << 31 + Int64(1) << 23
    func mixed(_ a: Int, _ b: Int, _ position: Int64) -> Int {
      let weight = Int(position >> 24) & 255
      return (a * (256 - weight) + b * weight + 128) >> 8
    }
    func column(_ x: Int) -> Int {
      let y = Int(down >> 32)
      return mixed(
        texel(image, width, height, x, y, channel), texel(image, width, height, x, y + 1, channel),
        down)
    }
    let x = Int(across >> 32)
    return UInt8(mixed(column(x), column(x + 1), across))
  }
}
