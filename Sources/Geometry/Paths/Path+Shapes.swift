extension Path {
  /// A rectangle: from (minX, minY) along the top edge, then round, closed.
  package init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// An ellipse that touches the four sides of `rect`.
  package init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A rectangle with quarter circles at its corners, as a layer's corner radius draws it.
  package init(roundedRect rect: Rect, radius: Double) {
    self.init()
    addRoundedRect(rect, radius: radius)
  }

  /// Appends a closed rectangle: (minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY). As in
  /// `CGPathAddRect`.
  package mutating func addRect(_ rect: Rect) {
    makeRoom(verbs: 5, points: 4)
    move(to: Point(rect.minX, rect.minY))
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    close()
  }

  /// Appends a closed ellipse of four curves: from (maxX, midY) to (midX, maxY), (minX, midY),
  /// (midX, minY) and back. As in `CGPathAddEllipseInRect`, whose numbers Microsoft's WinObjC
  /// records in its CGPath tests.
  package mutating func addEllipse(in rect: Rect) {
    let center = rect.center
    let rx = rect.width / 2
    let ry = rect.height / 2
    makeRoom(verbs: 6, points: 13)
    let kx = rx * Self.quarterHandle
    let ky = ry * Self.quarterHandle
    let right = Point(rect.maxX, center.y)
    let bottom = Point(center.x, rect.maxY)
    let left = Point(rect.minX, center.y)
    let top = Point(center.x, rect.minY)
    move(to: right)
    cubic(
      to: bottom, control1: Point(right.x, center.y + ky), control2: Point(center.x + kx, bottom.y))
    cubic(
      to: left, control1: Point(center.x - kx, bottom.y), control2: Point(left.x, center.y + ky))
    cubic(to: top, control1: Point(left.x, center.y - ky), control2: Point(center.x - kx, top.y))
    cubic(to: right, control1: Point(center.x + kx, top.y), control2: Point(right.x, center.y - ky))
    close()
  }

  /// Appends a rectangle with quarter circles of `radius` at the `corners`; the radius is clamped
  /// to half the shorter side. Elements as in `addRoundedRect(_:cornerWidth:cornerHeight:)`.
  package mutating func addRoundedRect(_ rect: Rect, radius: Double, corners: RectCorners = .all) {
    let r = min(radius, min(rect.width, rect.height) / 2)
    addRoundedRect(rect, cornerWidth: r, cornerHeight: r, corners: corners)
  }

  /// Appends a closed rectangle with quarters of an ellipse at its corners, each axis clamped to
  /// half its side; a plain rectangle when either is not positive.
  ///
  /// Documented of `CGPathAddRoundedRect` (CGPath.h): one closed subpath, clockwise on screen,
  /// quarters of an ellipse with the two axes. The start is not documented; it is that of
  /// `addEllipse`, the middle of the right side: line, corner, … four times, close.
  package mutating func addRoundedRect(
    _ rect: Rect, cornerWidth: Double, cornerHeight: Double, corners: RectCorners = .all
  ) {
    let rx = min(cornerWidth, rect.width / 2)
    let ry = min(cornerHeight, rect.height / 2)
    guard rx > 0, ry > 0, !corners.isEmpty else { return addRect(rect) }
    makeRoom(verbs: 10, points: 17)
    move(to: Point(rect.maxX, rect.midY))
    for corner in RectCorners.clockwiseFromBottomRight {
      let tip = corner.point(of: rect)
      guard corners.contains(corner) else {
        line(to: tip)
        continue
      }
      // Into the corner along one side, out of it along the next.
      let inward = corner.inward
      let alongX = Point(inward.x * rx, 0)
      let alongY = Point(0, inward.y * ry)
      let (before, after) = corner.isEnteredVertically ? (alongY, alongX) : (alongX, alongY)
      line(to: tip + before)
      let reach = 1 - Self.quarterHandle
      cubic(to: tip + after, control1: tip + before * reach, control2: tip + after * reach)
    }
    close()
  }

  /// Handle length of a quarter circle of radius 1: 4/3·tan(π/8).
  static let quarterHandle = 0.552284749830793398
}
