/// The number of a colour's components and what they mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// What a colour's numbers mean. Grey and RGB are drawn as gamma-coded sRGB: colours are not
/// converted between spaces of the same model.
public final class CGColorSpace: Hashable, Sendable {
  /// Name of the standard RGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Name of sRGB whose components may lie outside 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Name of the grey space with gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Name of the grey space whose component may lie outside 0…1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  static let deviceRGB = CGColorSpace(known: "kCGColorSpaceDeviceRGB", model: .rgb)
  static let deviceGray = CGColorSpace(known: "kCGColorSpaceDeviceGray", model: .monochrome)
  static let standardRGB = CGColorSpace(known: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(known: genericGrayGamma2_2, model: .monochrome)

  /// One of this class's names.
  public let name: String?
  /// Grey or RGB.
  public let model: CGColorSpaceModel

  private init(known name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// The space with one of this class's names; nil for others.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(known: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(known: name, model: .monochrome)
    default: return nil
    }
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The RGB space of the device; drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The grey space of the device; drawn as equal red, green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
