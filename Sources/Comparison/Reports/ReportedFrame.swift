package import PNG

/// A frame that differs, with its pictures, as the page shows it.
package struct ReportedFrame: Sendable {
  var name: String
  var differences: [ClipDifference]
  /// PNG files.
  var expected: [UInt8]?
  var heatMap: [UInt8]?
  var actual: [UInt8]?
  /// Columns and rows of the larger picture.
  var size: PixelSize?
  /// Round what differs.
  var bounds: PixelRectangle?

  /// - Parameter differences: Those that concern the frame.
  package init(
    _ finding: FrameFinding, _ differences: [ClipDifference], expected: StraightPicture?,
    actual: StraightPicture?
  ) throws(PNGError) {
    name = finding.name
    self.differences = differences
    self.expected = try expected?.encoded()
    self.actual = try actual?.encoded()
    if let expected, let actual {
      heatMap = try StraightPicture(heatMapOf: expected, actual)?.encoded()
    }
    if let first = expected ?? actual {
      size = PixelSize(
        width: max(first.width, actual?.width ?? 0), height: max(first.height, actual?.height ?? 0))
    }
    if case .different(let difference, _) = finding.outcome { bounds = difference.bounds }
  }

  /// What its pictures take on the page, in bytes.
  var weight: Int {
    [expected, heatMap, actual].reduce(0) { $0 + ($1?.count ?? 0) * 4 / 3 }
  }

  /// The frame without its pictures.
  var withoutPictures: ReportedFrame {
    var copy = self
    (copy.expected, copy.heatMap, copy.actual) = (nil, nil, nil)
    return copy
  }
}
