extension Path {
  /// What becomes of continuous corners where a side is too short for them.
  package enum ContinuousFit: Sendable {
    /// As `UIBezierPath(roundedRect:cornerRadius:)`: of a side that is shorter than what its corners
    /// reach for, 1.528665 radii each, both become half the rectangle's shorter side in radius and are
    /// arcs down to that side, all at once.
    case asBezierPath
    /// As the corners of a layer: the radius is clamped to half the shorter side, and what a corner
    /// eases over shrinks with the room, to none at all in a capsule.
    case gradual
  }

  /// A rectangle with corners of continuous curvature, as `UIBezierPath(roundedRect:cornerRadius:)`
  /// draws it.
  package init(continuousRoundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    addContinuousRoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Appends the rectangle `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` makes: from
  /// the top edge right of the left corner, clockwise, ending with a line to the start and without
  /// a close. A corner is line, curve, line, curve, curve; one that is not rounded is a point, or,
  /// where one of its sides is too short for its other corner, all those elements in that point.
  ///
  /// The construction reproduces to rounding all paths of UIKit that ChouTiUI's tests record
  /// (`NSBezierPath+RoundedRectTests.swift`). That a side with one rounded corner is too short below
  /// 1.528665 radii is inferred: those records have 1.5 and 4 of them.
  ///
  /// A radius of 0 gives the rectangle with a line of no length at its end, and a negative one mirrors
  /// the corners out of the rectangle, as UIKit does. One that is not a number, or −∞, counts as 0.
  package mutating func addContinuousRoundedRect(
    _ rect: Rect, cornerRadius: Double, corners: RectCorners = .all,
    fit: ContinuousFit = .asBezierPath
  ) {
    let isRounded =
      rect.width > 0 && rect.height > 0 && cornerRadius != 0 && cornerRadius > -.infinity
    let layout = ContinuousLayout(
      rect: rect, radius: isRounded ? cornerRadius : 0, corners: isRounded ? corners : [], fit: fit)
    let start = Point(rect.minX + layout.start(on: .topLeft, vertically: false), rect.minY)
    move(to: start)
    for position in [RectCorners.topRight, .bottomRight, .bottomLeft, .topLeft] {
      add(layout, at: position, of: rect)
    }
    line(to: start)
  }

  /// Appends a side's line and the corner after it.
  private mutating func add(
    _ layout: ContinuousLayout, at position: RectCorners, of rect: Rect
  ) {
    let tip = position.point(of: rect)
    guard let corner = layout.corner(at: position) else { return line(to: tip) }
    let inward = position.inward
    let swaps = position.isEnteredVertically
    /// The point `into` away from the tip back along the side we come from, `out` along the next.
    func point(_ into: Double, _ out: Double) -> Point {
      swaps
        ? Point(tip.x + inward.x * out, tip.y + inward.y * into)
        : Point(tip.x + inward.x * into, tip.y + inward.y * out)
    }
    let (entry, exit, reach) = (corner.entry, corner.exit, corner.handle)
    line(to: point(layout.start(on: position, vertically: swaps), 0))
    cubic(
      to: entry.isRound ? point(entry.end, 0) : point(entry.far, entry.near),
      control1: point(entry.handle, 0), control2: point(entry.flank, 0))
    line(to: point(entry.far, entry.near))
    cubic(
      to: point(exit.near, exit.far),
      control1: point(entry.far - reach * entry.along, entry.near + reach * entry.away),
      control2: point(exit.near + reach * exit.away, exit.far - reach * exit.along))
    cubic(
      to: point(0, exit.end), control1: point(0, exit.flank), control2: point(0, exit.handle))
  }
}

/// How the corners of one rectangle share its sides.
private struct ContinuousLayout {
  private let rect: Rect
  private let radius: Double
  private let corners: RectCorners
  private let fit: Path.ContinuousFit

  init(rect: Rect, radius: Double, corners: RectCorners, fit: Path.ContinuousFit) {
    self.rect = rect
    self.fit = fit
    self.corners = corners
    self.radius =
      fit == .gradual ? max(0, min(radius, min(rect.width, rect.height) / 2)) : radius
  }

  /// The corner's curves; nil where it is a mere point.
  func corner(at position: RectCorners) -> ContinuousCorner? {
    let swaps = position.isEnteredVertically
    let entryEase = ease(on: position, vertically: swaps)
    let exitEase = ease(on: position, vertically: !swaps)
    if corners.contains(position) {
      let isFull = fit == .gradual || (entryEase == 1 && exitEase == 1)
      let size = isFull ? radius : min(rect.width, rect.height) / 2
      return ContinuousCorner(size: size, entryEase: entryEase, exitEase: exitEase)
    }
    guard fit == .asBezierPath, min(entryEase, exitEase) < 1 else { return nil }
    return ContinuousCorner(size: 0, entryEase: entryEase, exitEase: exitEase)
  }

  /// How far from a corner's tip the straight part of a side begins.
  func start(on position: RectCorners, vertically: Bool) -> Double {
    switch fit {
    case .asBezierPath:
      if ease(on: position, vertically: vertically) == 0 {
        return (vertically ? rect.height : rect.width) / 2
      }
      return corners.contains(position) ? ContinuousCorner.reach * radius : 0
    case .gradual:
      guard let corner = corner(at: position) else { return 0 }
      return vertically == position.isEnteredVertically ? corner.entry.end : corner.exit.end
    }
  }

  /// How much of the easing a corner has along one of its sides, 0…1.
  private func ease(on position: RectCorners, vertically: Bool) -> Double {
    let side = vertically ? rect.height : rect.width
    let other = vertically ? position.acrossVertically : position.acrossHorizontally
    let count = (corners.contains(position) ? 1.0 : 0) + (corners.contains(other) ? 1 : 0)
    guard count > 0 else { return 1 }
    switch fit {
    case .asBezierPath: return ContinuousCorner.reach * radius * count > side ? 0 : 1
    case .gradual:
      guard radius > 0 else { return 1 }
      return min(max((side / count / radius - 1) / (ContinuousCorner.reach - 1), 0), 1)
    }
  }
}

extension RectCorners {
  /// The corner at the other end of this one's vertical side.
  fileprivate var acrossVertically: RectCorners {
    switch self {
    case .topLeft: .bottomLeft
    case .bottomLeft: .topLeft
    case .topRight: .bottomRight
    default: .topRight
    }
  }

  /// The corner at the other end of this one's horizontal side.
  fileprivate var acrossHorizontally: RectCorners {
    switch self {
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    default: .bottomLeft
    }
  }
}
