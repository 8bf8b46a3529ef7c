public import Foundation

/// The points of a path element: used like Core Graphics' pointer to them, but they end.
public struct PathElementPoints: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private var points: ArraySlice<CGPoint>

  /// These points.
  public init(_ points: some Sequence<CGPoint>) { self.points = ArraySlice(Array(points)) }

  public init(arrayLiteral elements: CGPoint...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }

  /// A point by its number, from 0.
  public subscript(index: Int) -> CGPoint { points[points.startIndex + index] }

  /// The first point.
  /// - Precondition: there is one.
  public var pointee: CGPoint { self[0] }

  /// The points from number `count` on.
  public func advanced(by count: Int) -> PathElementPoints {
    PathElementPoints(points.dropFirst(count))
  }

  /// The points from the second on.
  public func successor() -> PathElementPoints { advanced(by: 1) }

  public static func + (points: PathElementPoints, count: Int) -> PathElementPoints {
    points.advanced(by: count)
  }
}
