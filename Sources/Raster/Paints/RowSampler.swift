import RasterKernels

/// Composites images and gradients over rows of pixels. Keeps its scratch memory from one row to the next.
struct RowSampler {
  /// The samples of one run of a row.
  var samples: [UInt8] = []
  /// The column of the first of them, where they are those of a gradient for all rows.
  var firstSample = 0
  /// Of the image last sampled along its rows.
  var columns = SampleColumns()
  /// Of rows that are composited together: where each is in the image, and the coverage of all of them.
  var heights: [Int64] = []
  var coverage: [UInt8] = []
  /// The image last drawn along its rows, and its blocks.
  var image: Image?
  var blocks: TexelBlocks?
  /// The first of the columns where they are those of the image last begun.
  var firstColumn: Int?
  /// Samples that wait for others of the same run.
  var parts: [UInt8] = []
  var finerSamples: [UInt8] = []

  /// Makes room for pictures `width` pixels wide.
  mutating func reserve(width: Int) {
    if coverage.count < width {
      let most = max(width, RowSampler.sharedPixels * Band.height)
      samples = [UInt8](repeating: 0, count: most * 4)
      coverage = [UInt8](repeating: 0, count: width)
    }
  }

  /// Makes the buffers that are swapped with each other equally large.
  mutating func matchSizes() {
    if parts.count < samples.count { parts = [UInt8](repeating: 0, count: samples.count) }
    if finerSamples.count < samples.count {
      finerSamples = [UInt8](repeating: 0, count: samples.count)
    }
  }
}
