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

  /// The part of the way at an entry of a ramp whose last one is `last`, cut to 0…1.
  func part(at entry: Int, last: Int) -> Float {
    Float(min(max((Double(entry) / Double(last) - start) / length, 0), 1))
  }

  /// The part of the way from one entry to the next: finite, so that none of it is none.
  func step(last: Int) -> Float { Float(min(1 / (Double(last) * length), 1e30)) }
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
    var wide = WideSection(section, from: range.lowerBound, last: ramp.count - 1)
    unsafe ramp.withUnsafeMutableBufferPointer { ramp in
      guard let first = ramp.baseAddress else { return }
      unsafe wide_fill_ramp(wideLevel, first + range.lowerBound, range.count, &wide)
    }
  }
}

extension WideSection {
  fileprivate init(_ section: RampSection, from entry: Int, last: Int) {
    let (from, way) = (SIMD4<Float>(section.from), SIMD4<Float>(section.to - section.from))
    self.init(
      begin: section.part(at: entry, last: last), step: section.step(last: last),
      from: (from.x, from.y, from.z, from.w), way: (way.x, way.y, way.z, way.w))
  }
}
