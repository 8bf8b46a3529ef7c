extension Path {
  /// A rectangle with corners of continuous curvature, as `UIBezierPath(roundedRect:cornerRadius:)`
  /// draws it.
  package init(continuousRoundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    addContinuousRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Appends the rectangle `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` makes: from
  /// the top edge right of the left corner, clockwise, ending with a line to the start and without
  /// a close. A corner is curve, line of no length, curve, curve, and takes 1.528665 radii of each
  /// side; a corner that is not rounded is a point.
  ///
  /// The numbers come from dumps of UIKit's paths (ChouTiUI, `NSBezierPath+RoundedRect.swift`: rect
  /// 60 × 30 with radius 8). They hold while both sides are longer than 3.05733 radii. For larger
  /// radii UIKit is known only from samples: the start stays at 1.528665 radii, at most half the
  /// width. There the radius is clamped to half the shorter side, the reach along each side to half
  /// of that side, and the first handle divides the rest as it does in the known case, so that the
  /// outline stays smooth and grows into a capsule.
  ///
  /// A radius of 0 gives the rectangle with a line of no length at its end, as UIKit does.
  package mutating func addContinuousRoundedRect(
    _ rect: Rect, cornerRadius: Double, corners: RectCorners = .all
  ) {
    guard cornerRadius > 0, rect.width > 0, rect.height > 0 else {
      return addSharpContinuousRect(rect)
    }
    let corner = ContinuousCorner(rect: rect, radius: cornerRadius)
    let start =
      corners.contains(.topLeft)
      ? Point(rect.minX + min(ContinuousCorner.reach * cornerRadius, rect.width / 2), rect.minY)
      : Point(rect.minX, rect.minY)
    move(to: start)
    for position in [RectCorners.topRight, .bottomRight, .bottomLeft, .topLeft] {
      if corners.contains(position) {
        add(corner, at: position, of: rect)
      } else {
        line(to: position.point(of: rect))
      }
    }
    line(to: start)
  }

  private mutating func addSharpContinuousRect(_ rect: Rect) {
    let corners = rect.corners
    move(to: corners[0])
    for corner in corners.dropFirst() { line(to: corner) }
    line(to: corners[0])
    line(to: corners[0])
  }

  /// Appends a side's line and the corner after it.
  private mutating func add(_ corner: ContinuousCorner, at position: RectCorners, of rect: Rect) {
    let tip = position.point(of: rect)
    let inward = position.inward
    let swaps = position.isEnteredVertically
    /// The point `into` away from the tip back along the side we come from, `out` along the next.
    func point(_ into: Double, _ out: Double) -> Point {
      swaps
        ? Point(tip.x + inward.x * out, tip.y + inward.y * into)
        : Point(tip.x + inward.x * into, tip.y + inward.y * out)
    }
    let into = swaps ? corner.vertical : corner.horizontal
    let out = swaps ? corner.horizontal : corner.vertical
    let (far, near, c1, c2) = (corner.far, corner.near, corner.outerHandle, corner.innerHandle)
    line(to: point(into.start, 0))
    cubic(
      to: point(far, near), control1: point(into.handle, 0), control2: point(corner.flank, 0))
    line(to: point(far, near))
    cubic(to: point(near, far), control1: point(c1, c2), control2: point(c2, c1))
    cubic(to: point(0, out.end), control1: point(0, corner.flank), control2: point(0, out.handle))
  }
}

/// Distances from the tip of a corner to its curves' points, in points.
private struct ContinuousCorner {
  /// Radii of a side that a corner takes: where the straight part ends …
  static let reach = 1.528665
  /// … and, by a hair less, where the curve ends.
  static let reachOfCurve = 1.5286649847295823
  static let handle = 1.0884929576185285

  /// Along one axis: where the corner starts and ends, and the outermost handle.
  struct Side {
    let start: Double
    let end: Double
    let handle: Double

    init(radius: Double, flank: Double, half: Double) {
      start = min(ContinuousCorner.reach * radius, half)
      end = min(ContinuousCorner.reachOfCurve * radius, half)
      handle =
        start < half ? ContinuousCorner.handle * radius : flank + (half - flank) / 3
    }
  }

  let horizontal: Side
  let vertical: Side
  let flank: Double
  let far: Double
  let near: Double
  let outerHandle: Double
  let innerHandle: Double

  init(rect: Rect, radius: Double) {
    let r = min(radius, min(rect.width, rect.height) / 2)
    flank = 0.8684069440630026 * r
    far = 0.6314937928309916 * r
    near = 0.07491138784701548 * r
    outerHandle = 0.3728238266257463 * r
    innerHandle = 0.16905955604436967 * r
    horizontal = Side(radius: r, flank: flank, half: rect.width / 2)
    vertical = Side(radius: r, flank: flank, half: rect.height / 2)
  }
}
