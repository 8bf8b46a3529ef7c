import RasterKernels

extension Image {
  /// The image at half its size, each pixel the mean of four; an odd row or column at the end is
  /// taken twice. Nil for a single pixel.
  package var reduced: Image? {
    guard width > 1 || height > 1 else { return nil }
    return reduction.value { self.halved() }
  }

  private func halved() -> Image {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    halve(into: &result)
    return Image(width: newWidth, height: newHeight, pixels: result)
  }

  private func halve(into result: inout [UInt8]) {
    let texels = pixels
    var means = result.mutableSpan
    Fast.halve(texels.span, width: width, height: height, into: &means)
  }
}
