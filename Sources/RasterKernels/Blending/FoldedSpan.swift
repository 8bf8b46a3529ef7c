/// A row of pixels in which one stands for itself and others after it, and how it lies under runs.
public struct FoldedRow: Hashable, Sendable {
  /// The pixel of the row that lies under pixel 0 of the runs; it may lie before the row's start.
  public var origin: Int
  /// The pixel of the runs under which the repeated one lies first.
  public var first: Int
  /// How many more pixels it is drawn under.
  public var count: Int

  @inlinable
  public init(origin: Int, first: Int, count: Int) {
    self.origin = origin
    self.first = first
    self.count = count
  }
}

extension Fast {
  /// Composites pixels over those of `runs` as `overPixels` does, one of them as often as `folded` says.
  /// - Parameter opacity: 0…255.
  /// - Precondition: all runs lie within `pixels`, varying ones within `coverage`, and what lies
  ///   under them within `source`.
  package static func overFolded(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, folded: FoldedRow,
    opacity: Int32, isOpaque: Bool, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(folded.count >= 0, "a fold hides no less than nothing")
    let behind = folded.first + folded.count + 1
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          for index in runs.indices {
            let run = runs[index]
            let near = cut(run, from: .min, to: folded.first)
            if near.start < near.end {
              unsafe overPixels(
                target, near, origin, source, folded.origin, mask, opacity, isOpaque, level)
            }
            let middle = cut(run, from: folded.first, to: behind)
            if middle.start < middle.end {
              let pixelIndex = folded.origin + folded.first
              precondition(
                pixelIndex >= 0 && (pixelIndex + 1) * 4 <= source.count, "the pixel is there")
              let pixel = unsafe source.loadUnaligned(
                fromByteOffset: pixelIndex * 4, as: UInt32.self)
              unsafe overSolid(
                target, middle, origin, mask,
                scaled(pixel, by: UInt32(truncatingIfNeeded: opacity)), level)
            }
            let far = cut(run, from: behind, to: .max)
            if far.start < far.end {
              unsafe overPixels(
                target, far, origin, source, folded.origin - folded.count, mask, opacity, isOpaque,
                level)
            }
          }
        }
      }
    }
  }

  /// The part of a run between two pixels; its end lies before its start where there is none.
  @inline(__always)
  private static func cut(_ run: CoverageRun, from first: Int, to end: Int) -> CoverageRun {
    CoverageRun(
      start: Int32(truncatingIfNeeded: max(Int(run.start), first)),
      end: Int32(truncatingIfNeeded: min(Int(run.end), end)), coverage: run.coverage)
  }
}
