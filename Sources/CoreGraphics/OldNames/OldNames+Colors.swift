public import Foundation

// The spellings of Swift 2 and 3 of colours, colour spaces and images.

@available(swift, deprecated: 99, renamed: "CGColor(colorSpace:components:)")
public func CGColorCreate(_ space: CGColorSpace?, _ components: [CGFloat]) -> CGColor? {
  space.flatMap { CGColor(colorSpace: $0, components: components) }
}

@available(swift, deprecated: 99, renamed: "CGColor.copy(self:)")
public func CGColorCreateCopy(_ color: CGColor?) -> CGColor? { color }

@available(swift, deprecated: 99, renamed: "CGColor.copy(self:alpha:)")
public func CGColorCreateCopyWithAlpha(_ color: CGColor?, _ alpha: CGFloat) -> CGColor? {
  color?.copy(alpha: alpha)
}

@available(swift, deprecated: 99, message: "Use ==")
public func CGColorEqualToColor(_ a: CGColor?, _ b: CGColor?) -> Bool { a == b }

@available(swift, deprecated: 99, renamed: "getter:CGColor.components(self:)")
public func CGColorGetComponents(_ color: CGColor) -> [CGFloat] { color.components ?? [] }

@available(swift, deprecated: 99, renamed: "getter:CGColor.numberOfComponents(self:)")
public func CGColorGetNumberOfComponents(_ color: CGColor) -> Int { color.numberOfComponents }

@available(swift, deprecated: 99, renamed: "getter:CGColor.alpha(self:)")
public func CGColorGetAlpha(_ color: CGColor) -> CGFloat { color.alpha }

@available(swift, deprecated: 99, renamed: "getter:CGColor.colorSpace(self:)")
public func CGColorGetColorSpace(_ color: CGColor) -> CGColorSpace? { color.colorSpace }

@available(swift, deprecated: 99, renamed: "CGColorSpace(name:)")
public func CGColorSpaceCreateWithName(_ name: CFString) -> CGColorSpace? {
  CGColorSpace(name: name)
}

@available(swift, deprecated: 99, renamed: "getter:CGColorSpace.name(self:)")
public func CGColorSpaceCopyName(_ space: CGColorSpace) -> CFString? { space.name }

@available(swift, deprecated: 99, renamed: "getter:CGColorSpace.model(self:)")
public func CGColorSpaceGetModel(_ space: CGColorSpace) -> CGColorSpaceModel { space.model }

@available(swift, deprecated: 99, renamed: "getter:CGColorSpace.numberOfComponents(self:)")
public func CGColorSpaceGetNumberOfComponents(_ space: CGColorSpace) -> Int {
  space.numberOfComponents
}

@available(swift, deprecated: 99, renamed: "CGDataProvider(data:)")
public func CGDataProviderCreateWithCFData(_ data: CFData) -> CGDataProvider? {
  CGDataProvider(data: data)
}

@available(swift, deprecated: 99, renamed: "getter:CGDataProvider.data(self:)")
public func CGDataProviderCopyData(_ provider: CGDataProvider?) -> CFData? { provider?.data }

@available(swift, deprecated: 99, renamed: "getter:CGImage.width(self:)")
public func CGImageGetWidth(_ image: CGImage?) -> Int { image?.width ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGImage.height(self:)")
public func CGImageGetHeight(_ image: CGImage?) -> Int { image?.height ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGImage.bitsPerComponent(self:)")
public func CGImageGetBitsPerComponent(_ image: CGImage?) -> Int { image?.bitsPerComponent ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGImage.bitsPerPixel(self:)")
public func CGImageGetBitsPerPixel(_ image: CGImage?) -> Int { image?.bitsPerPixel ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGImage.bytesPerRow(self:)")
public func CGImageGetBytesPerRow(_ image: CGImage?) -> Int { image?.bytesPerRow ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGImage.colorSpace(self:)")
public func CGImageGetColorSpace(_ image: CGImage?) -> CGColorSpace? { image?.colorSpace }

@available(swift, deprecated: 99, renamed: "getter:CGImage.alphaInfo(self:)")
public func CGImageGetAlphaInfo(_ image: CGImage?) -> CGImageAlphaInfo { image?.alphaInfo ?? .none }

@available(swift, deprecated: 99, renamed: "getter:CGImage.bitmapInfo(self:)")
public func CGImageGetBitmapInfo(_ image: CGImage?) -> CGBitmapInfo { image?.bitmapInfo ?? [] }

@available(swift, deprecated: 99, renamed: "getter:CGImage.dataProvider(self:)")
public func CGImageGetDataProvider(_ image: CGImage?) -> CGDataProvider? { image?.dataProvider }

@available(swift, deprecated: 99, renamed: "CGImage.copy(self:)")
public func CGImageCreateCopy(_ image: CGImage?) -> CGImage? { image }

@available(swift, deprecated: 99, renamed: "CGImage.cropping(self:to:)")
public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? {
  image?.cropping(to: rect)
}

@available(
  swift, deprecated: 99,
  renamed:
    "CGImage(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)"
)
public func CGImageCreate(
  _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int,
  _ space: CGColorSpace?, _ bitmapInfo: CGBitmapInfo, _ provider: CGDataProvider?,
  _ decode: [CGFloat]?, _ shouldInterpolate: Bool, _ intent: CGColorRenderingIntent
) -> CGImage? {
  guard let space, let provider else { return nil }
  return CGImage(
    width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
    bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: provider,
    decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
}

@available(swift, deprecated: 99, renamed: "CGColorSpace.sRGB")
public let kCGColorSpaceSRGB: CFString = CGColorSpace.sRGB

@available(swift, deprecated: 99, renamed: "CGColorSpace.genericGrayGamma2_2")
public let kCGColorSpaceGenericGrayGamma2_2: CFString = CGColorSpace.genericGrayGamma2_2

@available(swift, deprecated: 99, renamed: "CGColorSpace.genericRGBLinear")
public let kCGColorSpaceGenericRGBLinear: CFString = CGColorSpace.genericRGBLinear

@available(swift, deprecated: 99, renamed: "CGColorSpace.genericCMYK")
public let kCGColorSpaceGenericCMYK: CFString = CGColorSpace.genericCMYK

@available(swift, deprecated: 99, renamed: "CGColorSpace.adobeRGB1998")
public let kCGColorSpaceAdobeRGB1998: CFString = CGColorSpace.adobeRGB1998

@available(swift, deprecated: 99, renamed: "CGColorSpace.displayP3")
public let kCGColorSpaceDisplayP3: CFString = CGColorSpace.displayP3

extension CGColorSpaceModel {
  @available(swift, deprecated: 99, renamed: "unknown")
  public static let Unknown = CGColorSpaceModel.unknown

  @available(swift, deprecated: 99, renamed: "monochrome")
  public static let Monochrome = CGColorSpaceModel.monochrome

  @available(swift, deprecated: 99, renamed: "rgb")
  public static let RGB = CGColorSpaceModel.rgb

  @available(swift, deprecated: 99, renamed: "cmyk")
  public static let CMYK = CGColorSpaceModel.cmyk
}

extension CGImageAlphaInfo {
  @available(swift, deprecated: 99, renamed: "none")
  public static let None = CGImageAlphaInfo.none

  @available(swift, deprecated: 99, renamed: "premultipliedLast")
  public static let PremultipliedLast = CGImageAlphaInfo.premultipliedLast

  @available(swift, deprecated: 99, renamed: "premultipliedFirst")
  public static let PremultipliedFirst = CGImageAlphaInfo.premultipliedFirst

  @available(swift, deprecated: 99, renamed: "last")
  public static let Last = CGImageAlphaInfo.last

  @available(swift, deprecated: 99, renamed: "first")
  public static let First = CGImageAlphaInfo.first

  @available(swift, deprecated: 99, renamed: "noneSkipLast")
  public static let NoneSkipLast = CGImageAlphaInfo.noneSkipLast

  @available(swift, deprecated: 99, renamed: "noneSkipFirst")
  public static let NoneSkipFirst = CGImageAlphaInfo.noneSkipFirst

  @available(swift, deprecated: 99, renamed: "alphaOnly")
  public static let Only = CGImageAlphaInfo.alphaOnly
}

extension CGBitmapInfo {
  @available(swift, deprecated: 99, renamed: "alphaInfoMask")
  public static let AlphaInfoMask = CGBitmapInfo.alphaInfoMask

  @available(swift, deprecated: 99, renamed: "floatComponents")
  public static let FloatComponents = CGBitmapInfo.floatComponents

  @available(swift, deprecated: 99, renamed: "byteOrderMask")
  public static let ByteOrderMask = CGBitmapInfo.byteOrderMask

  @available(swift, deprecated: 99, renamed: "byteOrderDefault")
  public static let ByteOrderDefault = CGBitmapInfo.byteOrderDefault

  @available(swift, deprecated: 99, renamed: "byteOrder16Little")
  public static let ByteOrder16Little = CGBitmapInfo.byteOrder16Little

  @available(swift, deprecated: 99, renamed: "byteOrder32Little")
  public static let ByteOrder32Little = CGBitmapInfo.byteOrder32Little

  @available(swift, deprecated: 99, renamed: "byteOrder16Big")
  public static let ByteOrder16Big = CGBitmapInfo.byteOrder16Big

  @available(swift, deprecated: 99, renamed: "byteOrder32Big")
  public static let ByteOrder32Big = CGBitmapInfo.byteOrder32Big
}

extension CGColorRenderingIntent {
  @available(swift, deprecated: 99, renamed: "defaultIntent")
  public static let RenderingIntentDefault = CGColorRenderingIntent.defaultIntent
}
