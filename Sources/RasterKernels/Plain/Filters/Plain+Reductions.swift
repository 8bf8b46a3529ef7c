extension Plain {
  /// See `Fast.halve`.
  package static func halve(
    _ image: Span<UInt8>, width: Int, height: Int, into pixels: inout MutableSpan<UInt8>
  ) {
    let newWidth = (width + 1) / 2
    for y in 0..<(height + 1) / 2 {
      for x in 0..<newWidth {
        let columns = [2 * x, min(2 * x + 1, width - 1)]
        for channel in 0..<4 {
          let sum = [2 * y, min(2 * y + 1, height - 1)].reduce(0) { sum, row in
            columns.reduce(sum) { $0 + Int(image[(row * width + $1) * 4 + channel]) }
          }
          pixels[(y * newWidth + x) * 4 + channel] = UInt8((sum + 2) / 4)
        }
      }
    }
  }

  /// See `Fast.mix`.
  package static func mix(
    _ pixels: inout MutableSpan<UInt8>, with others: Span<UInt8>, weight: Int, count: Int
  ) {
    for i in 0..<count * 4 {
      pixels[i] = UInt8((Int(pixels[i]) * (256 - weight) + Int(others[i]) * weight + 128) / 256)
    }
  }
}
