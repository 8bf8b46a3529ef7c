import RasterKernels

extension Image {
  /// The blocks of texels that are empty, or as in the next row.
  var blocks: TexelBlocks {
    knownBlocks.value {
      let pixels = self.pixels
      return TexelBlocks.find(in: pixels.span, width: width, height: height)
    }
  }
}
