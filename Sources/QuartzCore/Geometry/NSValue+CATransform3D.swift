public import CoreGraphics
import Geometry

// The only unsafe calls of the module: Foundation offers no other way to store a structure of its
// caller's in an `NSValue`, nor to ask what an `NSValue` holds.

extension NSValue {
  /// The encoding of sixteen numbers; the encoding of a structure cannot be stored here.
  private static let transformEncoding = "[16d]"

  /// A value that holds `t`.
  public convenience init(caTransform3D t: CATransform3D) {
    let elements = t.matrix.elements
    unsafe self.init(bytes: elements, objCType: Self.transformEncoding)
  }

  /// The matrix held; the identity when something else is.
  public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3DIdentity }

  /// The matrix held, or nil when something else is.
  var storedTransform: CATransform3D? {
    guard unsafe String(cString: objCType) == Self.transformEncoding else { return nil }
    var e = [Double](repeating: 0, count: 16)
    unsafe getValue(&e)
    return CATransform3D(elements: e)
  }

  /// True when a structure called `name` is held.
  func holds(_ name: String) -> Bool {
    unsafe String(cString: objCType).hasPrefix("{\(name)=")
  }
}
