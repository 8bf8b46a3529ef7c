import Foundation
import Geometry

/// What `applyWithBlock` hands out: used like Core Graphics' pointer to an element.
public struct PathElementReference: Sendable {
  /// The element.
  public let pointee: CGPathElement
}

extension CGPath {
  /// Calls `block` with each element in order. Reads like Core Graphics' function
  /// (`$0.pointee.type`, `$0.pointee.points[0]`), but no pointer is involved.
  public func applyWithBlock(_ block: (PathElementReference) -> Void) {
    forEachElement { block(PathElementReference(pointee: $0)) }
  }

  func forEachElement(_ body: (CGPathElement) -> Void) {
    var next = 0
    for verb in geometry.verbs {
      let points = geometry.points[next..<next + verb.pointCount].map { CGPoint($0) }
      next += verb.pointCount
      body(CGPathElement(type: CGPathElementType(verb), points: points))
    }
  }
}

extension CGPathElementType {
  fileprivate init(_ verb: Path.Verb) {
    self =
      switch verb {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quad: .addQuadCurveToPoint
      case .cubic: .addCurveToPoint
      case .close: .closeSubpath
      }
  }
}
