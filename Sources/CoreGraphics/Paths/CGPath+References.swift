public import Foundation
import Geometry

// Core Graphics takes a pointer to a matrix, which Swift writes as nil or `&matrix`; nil is the
// optional matrix of the other initialisers.

extension CGPath {
  /// As `init(rect:transform:)`, the matrix given by `&`.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: .some(transform))
  }

  /// As `init(ellipseIn:transform:)`, the matrix given by `&`.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: .some(transform))
  }

  /// As `init(roundedRect:cornerWidth:cornerHeight:transform:)`, the matrix given by `&`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: .some(transform))
  }

  /// True when the path is one rectangle with sides along the axes.
  public func isRect(_ rect: Never?) -> Bool { rectangle != nil }

  /// True when the path is one rectangle with sides along the axes, which is then written to
  /// `rect`.
  public func isRect(_ rect: inout CGRect) -> Bool {
    guard let found = rectangle else { return false }
    rect = found
    return true
  }

  /// The rectangle that a move, three lines and a close (or a fourth line to the start) go round.
  private var rectangle: CGRect? {
    var points = geometry.points
    var verbs = geometry.verbs
    if verbs.last == .close { verbs.removeLast() }
    if points.count == 5, points[4] == points[0] {
      points.removeLast()
      verbs.removeLast()
    } else if geometry.verbs.last != .close {
      return nil
    }
    guard verbs == [.move, .line, .line, .line], points.count == 4 else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let runsAlongX = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let runsAlongY = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    return runsAlongX || runsAlongY ? boundingBox : nil
  }
}
