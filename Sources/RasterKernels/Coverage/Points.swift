import CWideKernels

extension Fast {
  /// What there is to know of `points`, x and y by turns as doubles in memory, in one pass; of how the
  /// polygon that they are turns only where somebody `asksTurns`.
  package static func survey<Element: BitwiseCopyable>(
    _ points: Span<Element>, asksTurns: Bool
  ) -> PointSurvey {
    precondition(MemoryLayout<Element>.alignment == numberSize, "points are doubles")
    let found = unsafe points.withUnsafeBytes { bytes in
      unsafe wide_survey(
        wideLevel, bytes.baseAddress?.assumingMemoryBound(to: Double.self),
        bytes.count / (2 * numberSize), asksTurns ? 1 : 0)
    }
    var survey = PointSurvey()
    (survey.left, survey.top) = (found.left, found.top)
    (survey.right, survey.bottom) = (found.right, found.bottom)
    survey.areFinite = found.are_finite != 0
    survey.turnsOnceRound = found.turns_once_round != 0
    return survey
  }

  /// Appends the edges of the polygon that `points`, x and y by turns as doubles in memory, in pixels,
  /// are: from the last point's to the first on, without the level ones, every point at the nearest step.
  /// - Precondition: all are finite, from −½ step to 2²⁰ pixels; there is room for as many edges.
  package static func appendEdges<Element: BitwiseCopyable>(
    of points: Span<Element>, to edges: inout OutputSpan<Edge>
  ) {
    precondition(MemoryLayout<Element>.alignment == numberSize, "points are doubles")
    let count = points.count * MemoryLayout<Element>.stride / (2 * numberSize)
    precondition(edges.freeCapacity >= count, "there is room for the edges")
    guard count > 0 else { return }
    unsafe points.withUnsafeBytes { bytes in
      unsafe edges.withUnsafeMutableBufferPointer { buffer, used in
        guard let points = bytes.baseAddress, let first = buffer.baseAddress else { return }
        let target = unsafe UnsafeMutableRawPointer(first + used)
        used += unsafe wide_grid_edges(
          wideLevel, points.assumingMemoryBound(to: Double.self), count,
          Double(Subpixel.one), target.assumingMemoryBound(to: Int32.self))
      }
    }
  }

  private static var numberSize: Int { MemoryLayout<Double>.size }
}
