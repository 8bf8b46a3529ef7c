public import CoreGraphics

/// How an item's outline for collisions is told.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds; a disc where they are square.
  case ellipse = 1
  /// `collisionBoundingPath`.
  case path = 2
}

/// Something an animator moves.
@MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle, in the reference view's space.
  var center: CGPoint { get set }
  /// Gives the size; the origin has no part in it.
  var bounds: CGRect { get }
  /// The animator sets the rotation.
  var transform: CGAffineTransform { get set }
  /// `rectangle` unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex path around the origin, which stands for the centre; used with the type `path`. Of a
  /// path that is not convex the hull is taken.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds as a path around the origin.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
