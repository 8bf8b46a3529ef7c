public import CoreGraphics
package import Geometry

/// A 4×4 matrix for row vectors: p' = p·M, translation in m41 m42 m43, perspective in m34.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// All zeros, as a C structure starts; `CATransform3DIdentity` changes nothing.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// The matrix with the given elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  package init(_ m: Matrix4) {
    self.init(
      m11: CGFloat(m.m11), m12: CGFloat(m.m12), m13: CGFloat(m.m13), m14: CGFloat(m.m14),
      m21: CGFloat(m.m21), m22: CGFloat(m.m22), m23: CGFloat(m.m23), m24: CGFloat(m.m24),
      m31: CGFloat(m.m31), m32: CGFloat(m.m32), m33: CGFloat(m.m33), m34: CGFloat(m.m34),
      m41: CGFloat(m.m41), m42: CGFloat(m.m42), m43: CGFloat(m.m43), m44: CGFloat(m.m44))
  }

  /// The same matrix as the engine takes it.
  package var matrix: Matrix4 {
    var m = Matrix4()
    m.m11 = Double(m11)
    m.m12 = Double(m12)
    m.m13 = Double(m13)
    m.m14 = Double(m14)
    m.m21 = Double(m21)
    m.m22 = Double(m22)
    m.m23 = Double(m23)
    m.m24 = Double(m24)
    m.m31 = Double(m31)
    m.m32 = Double(m32)
    m.m33 = Double(m33)
    m.m34 = Double(m34)
    m.m41 = Double(m41)
    m.m42 = Double(m42)
    m.m43 = Double(m43)
    m.m44 = Double(m44)
    return m
  }
}

extension CATransform3D {
  /// The matrix with sixteen numbers, row by row.
  /// - Precondition: there are sixteen.
  init(elements e: [Double]) {
    self.init(Matrix4(elements: e))
  }
}
