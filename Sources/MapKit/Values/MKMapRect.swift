import CoreLocation

/// A rectangle on the flat map.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }

  /// Nowhere.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// What both cover; null where they do not meet.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard !isNull, !rect.isNull else { return .null }
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    return MKMapRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// True for a rectangle that goes over an edge of the map at the left or the right.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// The part beyond the map's edge, where that lies on the map.
  public func remainder() -> MKMapRect {
    let world = MKMapSize.world.width
    if minX < 0 { return MKMapRect(x: world + minX, y: minY, width: -minX, height: height) }
    if maxX > world { return MKMapRect(x: 0, y: minY, width: maxX - world, height: height) }
    return .null
  }
}

@available(swift, deprecated: 99, renamed: "MKMapRect.null")
public let MKMapRectNull = MKMapRect.null
@available(swift, deprecated: 99, renamed: "MKMapRect.world")
public let MKMapRectWorld = MKMapRect.world
@available(swift, deprecated: 99, renamed: "MKMapRect.init(x:y:width:height:)")
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
@available(swift, deprecated: 99, renamed: "MKMapRect.union(_:)")
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.intersection(_:)")
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.isNull")
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
@available(swift, deprecated: 99, renamed: "MKMapRect.isEmpty")
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
@available(swift, deprecated: 99, renamed: "MKMapRect.contains(_:)")
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.intersects(_:)")
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.insetBy(dx:dy:)")
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.offsetBy(dx:dy:)")
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}
@available(swift, deprecated: 99, renamed: "MKMapRect.width")
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
@available(swift, deprecated: 99, renamed: "MKMapRect.height")
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
@available(swift, deprecated: 99, renamed: "MKMapRect.minX")
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
@available(swift, deprecated: 99, renamed: "MKMapRect.minY")
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
@available(swift, deprecated: 99, renamed: "MKMapRect.midX")
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
@available(swift, deprecated: 99, renamed: "MKMapRect.midY")
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
@available(swift, deprecated: 99, renamed: "MKMapRect.maxX")
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
@available(swift, deprecated: 99, renamed: "MKMapRect.maxY")
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
@available(swift, deprecated: 99)
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
