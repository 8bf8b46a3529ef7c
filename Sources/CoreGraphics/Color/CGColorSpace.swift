import Foundation

/// What kind of components a colour has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// How colours are fitted into a smaller space. Here they are always cut off component by component.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

/// What a colour's numbers mean: a named space with its published primaries and transfer function,
/// or a space of the device, which is an sRGB display.
public final class CGColorSpace: Hashable, Sendable {
  /// One of this class's names, or that of a device's space.
  public let name: CFString?
  /// True when components may leave 0…1.
  public let usesExtendedRange: Bool
  let profile: ColorProfile
  private let isPattern: Bool
  /// The one of the same name that colours have in common, where this is another.
  private let common: CGColorSpace?
  /// The space that colours of a pattern without its own are in; nil for all other spaces.
  public let baseColorSpace: CGColorSpace?
  /// True where a component is an amount of light.
  package var isLinear: Bool { profile.transfer == .linear }
  /// True where red, green and blue are those of sRGB.
  package var hasStandardPrimaries: Bool { profile.lights == .rgb(.sRGB) }

  init(
    _ name: String, _ lights: ColorProfile.Lights, _ transfer: TransferFunction,
    isExtended: Bool = false
  ) {
    self.name = name
    usesExtendedRange = isExtended
    profile = ColorProfile(lights, transfer)
    isPattern = false
    baseColorSpace = nil
    common = nil
  }

  private init(_ other: CGColorSpace) {
    common = other.inCommon
    name = other.name
    usesExtendedRange = other.usesExtendedRange
    profile = other.profile
    isPattern = other.isPattern
    baseColorSpace = other.baseColorSpace
  }

  /// The space of patterns: of those with colours of their own, or of those drawn in a colour of
  /// `base`.
  /// - Returns: nil when `base` is a pattern space itself.
  public init?(patternBaseSpace base: CGColorSpace?) {
    if base?.model == .pattern { return nil }
    name = nil
    usesExtendedRange = base?.usesExtendedRange ?? false
    profile = (base ?? .standardRGB).profile
    isPattern = true
    baseColorSpace = base
    common = nil
  }

  /// An equal one that others have too: there may be a million colours.
  var inCommon: CGColorSpace { common ?? self }

  /// The named space that an ICC profile describes; nil for any other profile.
  public convenience init?(iccData: CFData) {
    guard let space = ICCProfile([UInt8](iccData))?.space else { return nil }
    self.init(space)
  }

  /// The space with one of this class's names; nil for others.
  public convenience init?(name: CFString) {
    guard let space = Self.named.first(where: { $0.name == name }) else { return nil }
    self.init(space)
  }

  /// The kind of the components.
  public var model: CGColorSpaceModel {
    if isPattern { return .pattern }
    return switch profile.lights {
    case .gray: .monochrome
    case .rgb: .rgb
    case .inks: .cmyk
    case .tristimulus: .XYZ
    }
  }

  /// How many components a colour has, alpha not counted.
  public var numberOfComponents: Int {
    isPattern ? baseColorSpace?.numberOfComponents ?? 0 : profile.numberOfComponents
  }

  /// True for RGB spaces whose primaries reach beyond those of sRGB.
  public var isWideGamutRGB: Bool {
    if isPattern { return baseColorSpace?.isWideGamutRGB ?? false }
    return if case .rgb(let primaries) = profile.lights { primaries != .sRGB } else { false }
  }

  /// True when a picture can be made of such colours.
  public var supportsOutput: Bool { model != .XYZ && !isPattern }

  /// The same space.
  public func copy() -> CGColorSpace? { self }

  /// Equal when they have the same name, or are pattern spaces over equal ones.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.isPattern == b.isPattern && a.baseColorSpace == b.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(baseColorSpace)
  }

  /// The named space with the same lights, its transfer function and its range.
  fileprivate func relative(_ transfer: TransferFunction, isExtended: Bool) -> CGColorSpace? {
    if profile.transfer == transfer, usesExtendedRange == isExtended { return self }
    return Self.named.first {
      $0.profile.lights == profile.lights && $0.profile.transfer == transfer
        && $0.usesExtendedRange == isExtended
    }
  }
}

/// The RGB space of the device: an sRGB display.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The grey space of the device; drawn as equal red, green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The ink space of the device, drawn without knowledge of a press.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

/// The same space with components that may leave 0…1; nil when there is none.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
  space.relative(space.profile.transfer, isExtended: true)
}

/// The same space without gamma; nil when there is none.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.relative(.linear, isExtended: false)
}

/// The same space without gamma, with components that may leave 0…1; nil when there is none.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
  space.relative(.linear, isExtended: true)
}

/// The same space with components within 0…1, or the space itself.
public func CGColorSpaceCreateCopyWithStandardRange(_ space: CGColorSpace) -> CGColorSpace {
  space.relative(space.profile.transfer, isExtended: false) ?? space
}
