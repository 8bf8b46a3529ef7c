import Foundation

// The names that `CGColorSpace(name:)` knows.
extension CGColorSpace {
  /// IEC 61966-2-1.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB whose components may leave 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries without gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB's primaries without gamma, components may leave 0…1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3: the primaries of digital cinema, D65 and sRGB's transfer function.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 whose components may leave 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Display P3 without gamma.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Display P3 without gamma, components may leave 0…1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// SMPTE RP 431-2, gamma 2.6.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Adobe RGB (1998), gamma 563/256.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// BT.2020 whose components may leave 0…1.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// BT.2020 without gamma.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// BT.2020 without gamma, components may leave 0…1.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  /// ROMM RGB (ProPhoto), ISO 22028-2.
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  /// The Academy's AP1 without gamma.
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  /// Generic RGB without gamma; its primaries are sRGB's here.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Tristimulus values relative to D50.
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
  /// Four inks.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Grey with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with gamma 2.2 whose component may leave 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Grey without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey without gamma whose component may leave 0…1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  /// One space for each name, always the same object.
  static let named: [CGColorSpace] = [
    standardRGB, extendedRGB, standardGray, extendedGrayScale, genericInks,
    CGColorSpace(linearSRGB, .rgb(.sRGB), .linear),
    CGColorSpace(extendedLinearSRGB, .rgb(.sRGB), .linear, isExtended: true),
    CGColorSpace(displayP3, .rgb(.displayP3), .sRGB),
    CGColorSpace(extendedDisplayP3, .rgb(.displayP3), .sRGB, isExtended: true),
    CGColorSpace(linearDisplayP3, .rgb(.displayP3), .linear),
    CGColorSpace(extendedLinearDisplayP3, .rgb(.displayP3), .linear, isExtended: true),
    CGColorSpace(dcip3, .rgb(.dciP3), .gamma(2.6)),
    CGColorSpace(adobeRGB1998, .rgb(.adobe), .gamma(563.0 / 256)),
    CGColorSpace(itur_709, .rgb(.sRGB), .television(alpha: 1.099, beta: 0.018)),
    CGColorSpace(itur_2020, .rgb(.bt2020), wideTelevision),
    CGColorSpace(extendedITUR_2020, .rgb(.bt2020), wideTelevision, isExtended: true),
    CGColorSpace(linearITUR_2020, .rgb(.bt2020), .linear),
    CGColorSpace(extendedLinearITUR_2020, .rgb(.bt2020), .linear, isExtended: true),
    CGColorSpace(rommrgb, .rgb(.romm), .romm),
    CGColorSpace(acescgLinear, .rgb(.acesCG), .linear, isExtended: true),
    CGColorSpace(genericRGBLinear, .rgb(.sRGB), .linear),
    CGColorSpace(genericXYZ, .tristimulus, .linear, isExtended: true),
    CGColorSpace(linearGray, .gray, .linear),
    CGColorSpace(extendedLinearGray, .gray, .linear, isExtended: true),
  ]

  static let standardRGB = CGColorSpace(sRGB, .rgb(.sRGB), .sRGB)
  static let extendedRGB = CGColorSpace(extendedSRGB, .rgb(.sRGB), .sRGB, isExtended: true)
  static let standardGray = CGColorSpace(genericGrayGamma2_2, .gray, .gamma(2.2))
  static let extendedGrayScale = CGColorSpace(extendedGray, .gray, .gamma(2.2), isExtended: true)
  static let genericInks = CGColorSpace(genericCMYK, .inks, .sRGB)
  // The device is an sRGB display.
  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb(.sRGB), .sRGB)
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .gray, .sRGB)
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .inks, .sRGB)

  private static let wideTelevision = TransferFunction.television(
    alpha: 1.09929682680944, beta: 0.018053968510807)
}
