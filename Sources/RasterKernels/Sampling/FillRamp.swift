import CWideKernels

/// A part of a gradient's ramp, between two of its stops.
package struct RampSection: Sendable {
  /// Straight colours where it starts and where it ends: red, green, blue and alpha, 0…1.
  package var from: SIMD4<Double>
  package var to: SIMD4<Double>
  /// Where it starts, a t of 0…1.
  package var start: Double
  /// From there to where it ends; positive.
  package var length: Double

  package init(from: SIMD4<Double>, to: SIMD4<Double>, start: Double, length: Double) {
    self.from = from
    self.to = to
    self.start = start
    self.length = length
  }
}

extension Fast {
  /// Writes the entries in `range` of a ramp of t = 0…1: colours of `section`, each component mixed on its own and the
  /// mixture multiplied by its alpha then, rounded to nearest.
  /// - Precondition: the entries are there; the section is not empty.
  package static func fillRamp(
    _ ramp: inout MutableSpan<UInt32>, _ range: Range<Int>, with section: RampSection
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= ramp.count, "the entries are there")
    precondition(section.length > 0, "a section is not empty")
    var wide = WideSection(section)
    unsafe ramp.withUnsafeMutableBufferPointer { ramp in
      unsafe wide_fill_ramp(
        wideLevel, ramp.baseAddress, range.lowerBound, range.upperBound, ramp.count - 1, &wide)
    }
  }
}

extension WideSection {
  fileprivate init(_ section: RampSection) {
    let (from, to) = (section.from, section.to)
    self.init(
      start: section.start, length: section.length, from: (from.x, from.y, from.z, from.w),
      to: (to.x, to.y, to.z, to.w))
  }
}
