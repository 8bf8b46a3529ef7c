import CWideKernels

extension Fast {
  /// Composites rows of an image that is only moved and scaled over as many rows of pixels, all through the
  /// same coverage: what `sampleLinear` with `columns` and `overPixels` do row by row.
  /// - Parameters:
  ///   - start: the first pixel; the first ones of other rows follow each `stride` pixels later.
  ///   - heights: the `v` of each row.
  ///   - blocks: the image's.
  ///   - coverage: of the pixels in `range`, a byte each.
  /// - Precondition: the columns are of an image as wide and hold the range; image, pixels and rows
  ///   have the stated sizes; `opacity` is 0…255.
  package static func overColumns(
    _ pixels: inout MutableSpan<UInt8>, start: Int, stride: Int, image: Span<UInt8>, width: Int,
    height: Int, columns: inout SampleColumns, range: Range<Int>, heights: Span<Int64>,
    opacity: Int32, coverage: Span<UInt8>, blocks: TexelBlocks
  ) {
    let count = range.count
    checkSample(image, width, height, count * 4, count)
    let (first, texelCount) = (columns.first, columns.texels)
    precondition(first + texelCount <= width, "the columns are of an image as wide")
    precondition(
      range.lowerBound >= 0 && range.upperBound <= columns.count, "the columns hold the range")
    precondition(coverage.count >= count, "every pixel has its coverage")
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(
      blocks.width == width && blocks.height == height,
      "the blocks are those of an image as large")
    guard count > 0, heights.count > 0 else { return }
    precondition(
      start >= 0 && stride >= count
        && (start + (heights.count - 1) * stride + count) * 4 <= pixels.count,
      "the rows lie within the pixels")
    let (rows, shift) = (blocks.rows.span, blocks.shift)
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        unsafe coverage.withUnsafeBytes { coverage in
          guard let source = image.baseAddress, let target = pixels.baseAddress,
            let mask = coverage.baseAddress
          else { return }
          let texels = unsafe Texels(base: source, width: width, height: height)
          let level = wideLevel
          unsafe columns.withMemory { mixed, indices, weights, room in
            let indices = unsafe indices + range.lowerBound
            let weights = unsafe weights + range.lowerBound
            let ends = unsafe (Int(indices[0]), Int(indices[count &- 1]))
            let least = min(ends.0, ends.1)
            let shown = min(max(ends.0, ends.1) &+ 2, texelCount) &- least
            let opacity = UInt16(truncatingIfNeeded: opacity)
            var wide = unsafe WideColumns(
              indices: indices, weights: weights, count: count, row: mixed, first: least,
              texels: shown, samples: room.samples, coverage: mask, opacity: opacity, column: first,
              shift: shift, held: .max, shown: room.shown, isShownKnown: 0,
              listed: room.listed, still: room.still, mixed: room.mixed, listed_count: 0,
              still_count: 0, mixed_count: 0, filled: 0, kept: 0)
            var before: Int?
            for index in heights.indices {
              let down = heights[index] &+ Int64(1) << 23 &- Int64(1) << 31
              let weight = UInt16(truncatingIfNeeded: (down &>> 24) & 255)
              let skipped = (first &+ least) &* 4
              let y = Int(down &>> 32)
              let upper = unsafe texels.row(y) + skipped
              let lower = unsafe texels.row(y &+ 1) + skipped
              let now = rows.between(y)
              let kept = rows.kept(from: before, to: y)
              before = y
              let destination = unsafe target + (start &+ index &* stride) &* 4
              unsafe wide_over_columns(
                level, &wide, destination, upper, lower, weight, now.filled, kept)
            }
          }
        }
      }
    }
  }
}
