public import CoreGraphics

/// A part of the plane around a field's position.
open class UIRegion: NSObject {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// A circle.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// A rectangle around that position.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// All that is not here.
  open func inverse() -> UIRegion {
    let holds = holds
    return UIRegion { !holds($0) }
  }

  /// Both together.
  open func union(with region: UIRegion) -> UIRegion {
    let (one, other) = (holds, region.holds)
    return UIRegion { one($0) || other($0) }
  }

  /// This one less the other.
  open func difference(from region: UIRegion) -> UIRegion {
    let (one, other) = (holds, region.holds)
    return UIRegion { one($0) && !other($0) }
  }

  /// What both share.
  open func intersection(with region: UIRegion) -> UIRegion {
    let (one, other) = (holds, region.holds)
    return UIRegion { one($0) && other($0) }
  }

  /// True for a point of the region.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  /// The test alone.
  var test: @Sendable (CGPoint) -> Bool { holds }
}
