public import Foundation
import Geometry

/// What a matrix does, one step after the other: scale, then a horizontal shear, then a turn, then
/// a move.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// Factors along x and y; a negative one mirrors.
  public var scale: CGSize
  /// How far x moves per unit of y; 0 keeps right angles.
  public var horizontalShear: CGFloat
  /// Radians from +x towards +y.
  public var rotation: CGFloat
  /// The move that comes last.
  public var translation: CGVector

  /// All zeros, as a C structure starts.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// The steps as given.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The matrix that takes the steps one after the other.
  public init(_ components: CGAffineTransformComponents) {
    self =
      CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(
        CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      )
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// Steps that make this matrix.
  ///
  /// They are not unique: two negative factors may come back as half a turn. Decision: a matrix that
  /// mirrors keeps the turn within a quarter and says with the signs which axis it mirrors.
  public func decomposed() -> CGAffineTransformComponents {
    var result = CGAffineTransformComponents()
    result.translation = CGVector(dx: tx, dy: ty)
    let determinant = a * d - b * c
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      // Nothing is left of x: the turn is read from where y goes.
      result.scale.height = (c * c + d * d).squareRoot()
      result.rotation = CGFloat(arcTangent2(Double(-c), Double(d)))
      return result
    }
    let sign: CGFloat = determinant < 0 && a < 0 ? -1 : 1
    result.scale.width = sign * length
    result.rotation = CGFloat(arcTangent2(Double(sign * b), Double(sign * a)))
    result.scale.height = determinant / result.scale.width
    if determinant != 0 { result.horizontalShear = (a * c + b * d) / determinant }
    return result
  }
}
