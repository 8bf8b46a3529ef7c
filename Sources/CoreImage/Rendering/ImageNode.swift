import CoreGraphics

/// A step of an image's recipe: what it looks like, asked for by area.
protocol ImageNode: Sendable {
  /// Where it may not be clear.
  var extent: CGRect { get }

  /// The colours of `area`, which lies within the extent.
  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField
}

extension ImageNode {
  /// The colours of the part of `area` that lies within the extent; none where that is too large to draw.
  func part(of area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let seen = area.intersection(PixelArea(centersIn: extent))
    if seen.isEmpty || seen.isTooLarge { return PixelField(.empty) }
    return field(seen, space)
  }

  /// The colours of exactly `area`, clear outside the extent.
  func whole(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    part(of: area, space).placed(in: area)
  }
}

extension CGRect {
  /// Without `CGRect`'s own way with rectangles that have no end, or are none.
  func shared(with other: CGRect) -> CGRect {
    if isInfinite { return other }
    if other.isInfinite { return self }
    if isNull || other.isNull { return .null }
    let (left, bottom) = (max(minX, other.minX), max(minY, other.minY))
    let (right, top) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right >= left, top >= bottom else { return .null }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The least rectangle that holds both.
  func joined(with other: CGRect) -> CGRect {
    if isInfinite || other.isInfinite { return .infinite }
    if isNull || isEmpty { return other }
    if other.isNull || other.isEmpty { return self }
    let (left, bottom) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: bottom, width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - bottom)
  }

  /// The rectangle with so much more on each side, to whole pixels.
  func grown(_ across: Double, _ up: Double) -> CGRect {
    if isInfinite || isNull || isEmpty { return self }
    let (left, bottom) = ((minX - across).rounded(.down), (minY - up).rounded(.down))
    return CGRect(
      x: left, y: bottom, width: (maxX + across).rounded(.up) - left,
      height: (maxY + up).rounded(.up) - bottom)
  }
}
