import CWideKernels

/// The columns of an image that the pixels of a row show, for walks that stay on one row of the
/// image, as those of images do that are only moved and scaled: found once for all rows of the
/// picture. Keeps its memory.
package struct SampleColumns: Sendable {
  /// The left one of the two texels that each pixel mixes, counted from `first`.
  fileprivate private(set) var indices: [Int32] = []
  /// The weight of the right one in 256ths, in both halves.
  fileprivate private(set) var weights: [UInt32] = []
  /// The first texel of a row that is shown, and how many are.
  private(set) var first = 0
  private(set) var texels = 0
  /// One row of them, with room for what kernels read beyond.
  fileprivate var row: [UInt8] = []
  /// Room for a row of samples.
  fileprivate var samples: [UInt8] = []
  /// Room for what every eight pixels show.
  fileprivate var shown: [UInt64] = []
  /// Room for the numbers of these three times.
  fileprivate var lists: [UInt32] = []
  /// Pixels.
  package private(set) var count = 0
  private var width = 0
  private var start: Int64 = 0
  private var step: Int64 = 0

  package init() {}

  /// Becomes the columns of `count` pixels of an image `width` texels wide. False, for other means
  /// to be taken, when the walk crosses rows or goes on by more than eight columns at once.
  /// - Precondition: the walk is safe for `count`.
  package mutating func set(_ walk: SampleWalk, width: Int, count: Int) -> Bool {
    guard walk.dv == 0, count > 0, abs(walk.du) <= 8 << 32, width > 0, width <= 1 << 24 else {
      return false
    }
    if walk.u == start, walk.du == step, width == self.width, count == self.count { return true }
    precondition(walk.isSafe(count: count), "the walk stays near the image")
    (start, step, self.width, self.count) = (walk.u, walk.du, width, count)
    if indices.count < count {
      indices = [Int32](repeating: 0, count: count)
      weights = [UInt32](repeating: 0, count: count)
      samples = [UInt8](repeating: 0, count: count * 4)
      shown = [UInt64](repeating: 0, count: count / 4 + 1)
      lists = [UInt32](repeating: 0, count: 3 * shown.count)
    }
    find(walk.betweenCentres)
    return true
  }

  private mutating func find(_ walk: SampleWalk) {
    let last = width - 1
    func column(_ u: Int64) -> Int { min(max(Int(u >> 32), 0), last) }
    let ends = (column(walk.u), column(walk.u + walk.du * Int64(count - 1)))
    first = min(ends.0, ends.1)
    texels = min(max(ends.0, ends.1) + 1, last) + 1 - first
    let room = (texels + 65) * 4
    if row.count < room { row = [UInt8](repeating: 0, count: room) }
    let (first, count) = (first, count)
    unsafe withMemory { _, indices, weights, _ in
      unsafe wide_find_columns(
        Fast.wideLevel, indices, weights, count, walk.u, walk.du, Int32(first), Int32(last))
    }
  }
}

extension Fast {
  /// As `sampleLinear` for the walk that `columns` were set to, moved to the height `v`, for those of
  /// its pixels in `range`: mixes the two rows once, texel by texel, then only across.
  /// - Precondition: the columns are of an image as wide and hold the range; image and pixels have
  ///   the stated sizes.
  package static func sampleLinear(
    _ image: Span<UInt8>, width: Int, height: Int, columns: inout SampleColumns,
    range: Range<Int>, v: Int64, into pixels: inout MutableSpan<UInt8>
  ) {
    checkSample(image, width, height, pixels.count, range.count)
    let (first, texelCount) = (columns.first, columns.texels)
    precondition(first + texelCount <= width, "the columns are of an image as wide")
    precondition(
      range.lowerBound >= 0 && range.upperBound <= columns.count, "the columns hold the range")
    guard !range.isEmpty else { return }
    let down = v &+ Int64(1) << 23 &- Int64(1) << 31
    let weight = UInt16(truncatingIfNeeded: (down &>> 24) & 255)
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let texels = unsafe Texels(base: source, width: width, height: height)
        let upper = unsafe texels.row(Int(down &>> 32)) + first &* 4
        let lower = unsafe texels.row(Int(down &>> 32) &+ 1) + first &* 4
        unsafe columns.withMemory { row, indices, weights, _ in
          let ends = unsafe (Int(indices[range.lowerBound]), Int(indices[range.upperBound &- 1]))
          let least = min(ends.0, ends.1)
          let most = min(max(ends.0, ends.1) &+ 2, texelCount)
          unsafe wide_mix_rows(
            wideLevel, row + least &* 4, most &- least, upper + least &* 4, lower + least &* 4,
            weight)
          unsafe wide_mix_columns(
            wideLevel, target, range.count, row, indices + range.lowerBound,
            weights + range.lowerBound)
        }
      }
    }
  }
}

extension SampleColumns {
  /// Room for samples, and for what is found of vectors of them, as `WideColumns` has it.
  @unsafe struct VectorRoom {
    let samples: UnsafeMutableRawPointer
    let shown: UnsafeMutablePointer<UInt64>
    let listed: UnsafeMutablePointer<UInt32>
    let still: UnsafeMutablePointer<UInt32>
    let mixed: UnsafeMutablePointer<UInt32>
  }

  /// Calls `body` with the row of texels, the indices, the weights, and room for what is made of them.
  @inline(__always)
  mutating func withMemory(
    _ body: (
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>, VectorRoom
    ) -> Void
  ) {
    unsafe row.withUnsafeMutableBytes { row in
      unsafe indices.withUnsafeMutableBufferPointer { indices in
        unsafe weights.withUnsafeMutableBufferPointer { weights in
          unsafe samples.withUnsafeMutableBytes { samples in
            unsafe shown.withUnsafeMutableBufferPointer { shown in
              unsafe lists.withUnsafeMutableBufferPointer { lists in
                guard let row = row.baseAddress, let indices = indices.baseAddress,
                  let weights = weights.baseAddress, let samples = samples.baseAddress,
                  let first = shown.baseAddress, let lists = lists.baseAddress
                else { return }
                let room = unsafe VectorRoom(
                  samples: samples, shown: first, listed: lists, still: lists + shown.count,
                  mixed: lists + 2 * shown.count)
                unsafe body(row, indices, weights, room)
              }
            }
          }
        }
      }
    }
  }
}
