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
    for element in geometry.elements {
      block(PathElementReference(pointee: CGPathElement(element)))
    }
  }
}

extension CGPathElement {
  fileprivate init(_ element: Path.Element) {
    switch element {
    case .move(let p): self.init(type: .moveToPoint, points: [CGPoint(p)])
    case .line(let p): self.init(type: .addLineToPoint, points: [CGPoint(p)])
    case .quad(let control, let p):
      self.init(type: .addQuadCurveToPoint, points: [CGPoint(control), CGPoint(p)])
    case .cubic(let control1, let control2, let p):
      self.init(
        type: .addCurveToPoint, points: [CGPoint(control1), CGPoint(control2), CGPoint(p)])
    case .close: self.init(type: .closeSubpath, points: [])
    }
  }
}

/// What `apply(info:function:)` calls: what was given to it, then an element.
public typealias CGPathApplierFunction<Info> = (Info?, PathElementReference) -> Void

extension CGPath {
  /// Calls `function` with `info` and each element in order.
  public func apply<Info>(info: Info?, function: CGPathApplierFunction<Info>) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `function` with nothing and each element in order.
  public func apply(info: Never?, function: CGPathApplierFunction<Never>) {
    applyWithBlock { function(nil, $0) }
  }
}
