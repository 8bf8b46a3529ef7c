extension Image {
  /// The image at half its size, each pixel the mean of four; an odd row or column at the end is
  /// taken twice. Nil for a single pixel.
  package var reduced: Image? {
    guard width > 1 || height > 1 else { return nil }
    return reduction.value { self.halved() }
  }

  private func halved() -> Image {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * newHeight * 4)
    for y in 0..<newHeight {
      let upper = 2 * y * width
      let lower = min(2 * y + 1, height - 1) * width
      for x in 0..<newWidth {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        for channel in 0..<4 {
          let sum =
            Int(pixels[(upper + left) * 4 + channel]) + Int(pixels[(upper + right) * 4 + channel])
            + Int(pixels[(lower + left) * 4 + channel]) + Int(pixels[(lower + right) * 4 + channel])
          result.append(UInt8((sum + 2) / 4))
        }
      }
    }
    return Image(width: newWidth, height: newHeight, pixels: result)
  }
}
