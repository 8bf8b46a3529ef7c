import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// Lengths and alignments every kernel is tried with.
let lengths = 0...67
let alignments = 0..<8

/// `count` premultiplied pixels, some transparent and some opaque.
func pixelBytes(_ count: Int, _ numbers: inout SeededGenerator) -> [UInt8] {
  var bytes: [UInt8] = []
  for _ in 0..<count { bytes += pixel(&numbers).bytes }
  return bytes
}

/// A premultiplied pixel, often transparent or opaque.
func pixel(_ numbers: inout SeededGenerator) -> UInt32 {
  let alpha: Int
  switch Int.random(in: 0..<6, using: &numbers) {
  case 0: alpha = 0
  case 1, 2: alpha = 255
  default: alpha = Int.random(in: 0...255, using: &numbers)
  }
  var value = UInt32(alpha) << 24
  for shift in [UInt32(0), 8, 16] {
    value |= UInt32(Int.random(in: 0...alpha, using: &numbers)) << shift
  }
  return value
}

extension UInt32 {
  /// The pixel's four bytes as they lie in memory.
  var bytes: [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: self >> $0) } }
}

/// Runs that split 0..<`length`, with gaps, constant and varying.
func runs(_ length: Int, _ numbers: inout SeededGenerator) -> [CoverageRun] {
  var runs: [CoverageRun] = []
  var x = Int.random(in: 0...min(2, length), using: &numbers)
  while x < length {
    let end = min(length, x + Int.random(in: 1...24, using: &numbers))
    let coverage: Int32
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: coverage = 255
    case 1: coverage = Int32.random(in: 1...255, using: &numbers)
    default: coverage = CoverageRun.varying
    }
    runs.append(CoverageRun(start: Int32(x), end: Int32(end), coverage: coverage))
    x = end + (Bool.random(using: &numbers) ? 0 : 3)
  }
  return runs
}

/// Expects that `fast`, at every level of vectors, leaves of `target` what `plain` leaves of it. Both
/// are handed what lies in `range`, or all; what lies around it is to stay as it is.
func expectTwins<Element: BitwiseCopyable & Equatable>(
  on target: [Element], within range: Range<Int>? = nil,
  _ location: SourceLocation = #_sourceLocation,
  fast: (inout MutableSpan<Element>) -> Void, plain: (inout MutableSpan<Element>) -> Void
) {
  func left(by kernel: (inout MutableSpan<Element>) -> Void) -> [Element] {
    var elements = target
    var all = elements.mutableSpan
    var part = all._mutatingExtracting(range ?? 0..<target.count)
    kernel(&part)
    return elements
  }
  let expected = left(by: plain)
  atEveryLevel { level in
    let isSame = left(by: fast) == expected
    #expect(isSame, "on vectors of level \(level.rawValue)", sourceLocation: location)
  }
}

/// Calls `body` for every length, with alignments by turns, and with numbers of its own: for kernels
/// with too many other parameters for `withEveryRow`.
func withEveryLength(_ body: (_ length: Int, _ alignment: Int, inout SeededGenerator) -> Void) {
  for length in lengths {
    var numbers = SeededGenerator(seed: UInt64(length))
    body(length, (length + length / 8) % alignments.count, &numbers)
  }
}

/// Calls `body` for every length and alignment with numbers of its own.
func withEveryRow(_ body: (_ length: Int, _ alignment: Int, inout SeededGenerator) -> Void) {
  for length in lengths {
    for alignment in alignments {
      var numbers = SeededGenerator(seed: UInt64(length * 100 + alignment))
      body(length, alignment, &numbers)
    }
  }
}
