public import Foundation

extension CGPoint {
  /// True when both coordinates are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// True when both sides are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// True when both cover the same area: sizes may be negative, null equals null.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
