import RasterKernels

extension RowSampler {
  /// Samples `count` pixels of row `y` from `start` on into `samples`, between the two reductions
  /// of the image whose pixels are nearest in size to those of the picture.
  mutating func sample(
    _ source: borrowing ImageSource, through image: Image, row y: Int, from start: Int, count: Int
  ) {
    let level = source.level(x: start + count / 2, y: y)
    guard level > 0 else {
      return sample(source, row: y, from: start, count: count, filtered: false)
    }
    var finer = image
    var depth = 0
    while depth < Int(level), let next = finer.reduced {
      finer = next
      depth += 1
    }
    var share = min(max(0, Int((level - Double(depth)) * 256 + 0.5)), 256)
    if share == 256, let next = finer.reduced {
      (finer, depth, share) = (next, depth + 1, 0)
    }
    sample(
      source.reduced(to: finer, level: depth), row: y, from: start, count: count, filtered: false)
    guard share > 0, let coarser = finer.reduced else { return }
    matchSizes()
    swap(&samples, &finerSamples)
    sample(
      source.reduced(to: coarser, level: depth + 1), row: y, from: start, count: count,
      filtered: false)
    // Counted, so that they can be read while other memory changes.
    let others = finerSamples
    var pixels = samples.mutableSpan
    Fast.mix(&pixels, with: others.span, weight: 256 - share, count: count)
  }
}
