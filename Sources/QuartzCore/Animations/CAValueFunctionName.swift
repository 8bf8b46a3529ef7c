/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about the x axis, from +y towards +z.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis, from +z towards +x.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians about the z axis, from +x towards +y.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Factors along x, y and z: an array of three numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points along x, y and z: an array of three numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
