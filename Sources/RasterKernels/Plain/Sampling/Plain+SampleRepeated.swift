extension Plain {
  /// See `Fast.sampleRepeated`.
  package static func sampleRepeated(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    func wrapped(_ index: Int, _ length: Int) -> Int { (index % length + length) % length }
    func texel(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      Int(image[(wrapped(y, height) * width + wrapped(x, width)) * 4 + channel])
    }
    func mixed(_ a: Int, _ b: Int, _ position: Int64) -> Int {
      let weight = Int(position >> 24) & 255
      return (a * (256 - weight) + b * weight + 128) >> 8
    }
    for i in 0..<count {
      for channel in 0..<4 {
        guard let position = walk.position(i) else {
          pixels[i * 4 + channel] = 0
          continue
        }
        guard linear else {
          pixels[i * 4 + channel] = UInt8(
            texel(Int(position.u >> 32), Int(position.v >> 32), channel))
          continue
        }
        // Half a texel back to the centres, half a weight up to round.
        let across = position.u - Int64(1) << 31 + Int64(1) << 23
        let down = position.v - Int64(1) << 31 + Int64(1) << 23
        let (x, y) = (Int(across >> 32), Int(down >> 32))
        pixels[i * 4 + channel] = UInt8(
          mixed(
            mixed(texel(x, y, channel), texel(x, y + 1, channel), down),
            mixed(texel(x + 1, y, channel), texel(x + 1, y + 1, channel), down), across))
      }
    }
  }
}
