public import Foundation

// The spellings of Swift 2 and 3 of what makes patterns, shadings, masks and pictures of files, and
// of what contexts and layers say of themselves.

@available(
  swift, deprecated: 99,
  renamed: "CGPattern(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)"
)
public func CGPatternCreate(
  _ info: (any Sendable)?, _ bounds: CGRect, _ matrix: CGAffineTransform, _ xStep: CGFloat,
  _ yStep: CGFloat, _ tiling: CGPatternTiling, _ isColored: Bool,
  _ callbacks: inout CGPatternCallbacks
) -> CGPattern? {
  CGPattern(
    info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
    isColored: isColored, callbacks: &callbacks)
}

@available(swift, deprecated: 99, renamed: "CGColor(patternSpace:pattern:components:)")
public func CGColorCreateWithPattern(
  _ space: CGColorSpace?, _ pattern: CGPattern?, _ components: [CGFloat]
) -> CGColor? {
  guard let space, let pattern else { return nil }
  return CGColor(patternSpace: space, pattern: pattern, components: components)
}

@available(
  swift, deprecated: 99,
  renamed: "CGFunction(info:domainDimension:domain:rangeDimension:range:callbacks:)"
)
public func CGFunctionCreate(
  _ info: Any?, _ domainDimension: Int, _ domain: [CGFloat]?, _ rangeDimension: Int,
  _ range: [CGFloat]?, _ callbacks: inout CGFunctionCallbacks
) -> CGFunction? {
  CGFunction(
    info: info, domainDimension: domainDimension, domain: domain, rangeDimension: rangeDimension,
    range: range, callbacks: &callbacks)
}

@available(
  swift, deprecated: 99,
  renamed: "CGShading(axialSpace:start:end:function:extendStart:extendEnd:)"
)
public func CGShadingCreateAxial(
  _ space: CGColorSpace?, _ start: CGPoint, _ end: CGPoint, _ function: CGFunction?,
  _ extendStart: Bool, _ extendEnd: Bool
) -> CGShading? {
  guard let space, let function else { return nil }
  return CGShading(
    axialSpace: space, start: start, end: end, function: function, extendStart: extendStart,
    extendEnd: extendEnd)
}

@available(
  swift, deprecated: 99,
  renamed: "CGShading(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)"
)
public func CGShadingCreateRadial(
  _ space: CGColorSpace?, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint,
  _ endRadius: CGFloat, _ function: CGFunction?, _ extendStart: Bool, _ extendEnd: Bool
) -> CGShading? {
  guard let space, let function else { return nil }
  return CGShading(
    radialSpace: space, start: start, startRadius: startRadius, end: end, endRadius: endRadius,
    function: function, extendStart: extendStart, extendEnd: extendEnd)
}

@available(swift, deprecated: 99, renamed: "CGImage")
public func CGImageMaskCreate(
  _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bitsPerPixel: Int, _ bytesPerRow: Int,
  _ provider: CGDataProvider?, _ decode: [CGFloat]?, _ shouldInterpolate: Bool
) -> CGImage? {
  provider.flatMap {
    CGImage(
      maskWidth: width, height: height, bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, provider: $0, decode: decode,
      shouldInterpolate: shouldInterpolate)
  }
}

@available(swift, deprecated: 99, renamed: "CGImage.copy(self:maskingColorComponents:)")
public func CGImageCreateWithMaskingColors(
  _ image: CGImage?, _ components: [CGFloat]
) -> CGImage? { image?.copy(maskingColorComponents: components) }

@available(
  swift, deprecated: 99,
  renamed: "CGImage(pngDataProviderSource:decode:shouldInterpolate:intent:)"
)
public func CGImageCreateWithPNGDataProvider(
  _ source: CGDataProvider?, _ decode: [CGFloat]?, _ shouldInterpolate: Bool,
  _ intent: CGColorRenderingIntent
) -> CGImage? {
  source.flatMap {
    CGImage(
      pngDataProviderSource: $0, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }
}

@available(
  swift, deprecated: 99,
  renamed: "CGImage(jpegDataProviderSource:decode:shouldInterpolate:intent:)"
)
public func CGImageCreateWithJPEGDataProvider(
  _ source: CGDataProvider?, _ decode: [CGFloat]?, _ shouldInterpolate: Bool,
  _ intent: CGColorRenderingIntent
) -> CGImage? {
  source.flatMap {
    CGImage(
      jpegDataProviderSource: $0, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: intent)
  }
}

@available(
  swift, deprecated: 99,
  renamed: "CGContext.setFillColor(self:cyan:magenta:yellow:black:alpha:)"
)
public func CGContextSetCMYKFillColor(
  _ c: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
  _ alpha: CGFloat
) { c?.setFillColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha) }

@available(
  swift, deprecated: 99,
  renamed: "CGContext.setStrokeColor(self:cyan:magenta:yellow:black:alpha:)"
)
public func CGContextSetCMYKStrokeColor(
  _ c: CGContext?, _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat,
  _ alpha: CGFloat
) { c?.setStrokeColor(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha) }

@available(swift, deprecated: 99, renamed: "CGDataProvider(url:)")
public func CGDataProviderCreateWithURL(_ url: CFURL?) -> CGDataProvider? {
  url.flatMap { CGDataProvider(url: $0) }
}

@available(swift, deprecated: 99, renamed: "CGDataProvider(filename:)")
public func CGDataProviderCreateWithFilename(_ filename: String) -> CGDataProvider? {
  CGDataProvider(filename: filename)
}

@available(swift, deprecated: 99, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColor(_ c: CGContext?, _ components: [CGFloat]) {
  c?.setFillColor(components)
}

@available(swift, deprecated: 99, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColor(_ c: CGContext?, _ components: [CGFloat]) {
  c?.setStrokeColor(components)
}

@available(
  swift, deprecated: 99, renamed: "CGContext.beginTransparencyLayer(self:in:auxiliaryInfo:)"
)
public func CGContextBeginTransparencyLayerWithRect(
  _ c: CGContext?, _ rect: CGRect, _ auxiliaryInfo: CFDictionary?
) {
  c?.beginTransparencyLayer(in: rect, auxiliaryInfo: auxiliaryInfo)
}

@available(swift, deprecated: 99, renamed: "getter:CGLayer.context(self:)")
public func CGLayerGetContext(_ layer: CGLayer?) -> CGContext? { layer?.context }

@available(swift, deprecated: 99, renamed: "getter:CGLayer.size(self:)")
public func CGLayerGetSize(_ layer: CGLayer?) -> CGSize { layer?.size ?? .zero }

@available(swift, deprecated: 99, renamed: "getter:CGContext.width(self:)")
public func CGBitmapContextGetWidth(_ context: CGContext?) -> Int { context?.width ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGContext.height(self:)")
public func CGBitmapContextGetHeight(_ context: CGContext?) -> Int { context?.height ?? 0 }

@available(swift, deprecated: 99, renamed: "getter:CGContext.bitsPerComponent(self:)")
public func CGBitmapContextGetBitsPerComponent(_ context: CGContext?) -> Int {
  context?.bitsPerComponent ?? 0
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.bitsPerPixel(self:)")
public func CGBitmapContextGetBitsPerPixel(_ context: CGContext?) -> Int {
  context?.bitsPerPixel ?? 0
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.bytesPerRow(self:)")
public func CGBitmapContextGetBytesPerRow(_ context: CGContext?) -> Int {
  context?.bytesPerRow ?? 0
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.colorSpace(self:)")
public func CGBitmapContextGetColorSpace(_ context: CGContext?) -> CGColorSpace? {
  context?.colorSpace
}

extension CGPatternTiling {
  @available(swift, deprecated: 99, renamed: "noDistortion")
  public static let NoDistortion = CGPatternTiling.noDistortion

  @available(swift, deprecated: 99, renamed: "constantSpacingMinimalDistortion")
  public static let ConstantSpacingMinimalDistortion =
    CGPatternTiling.constantSpacingMinimalDistortion

  @available(swift, deprecated: 99, renamed: "constantSpacing")
  public static let ConstantSpacing = CGPatternTiling.constantSpacing
}
