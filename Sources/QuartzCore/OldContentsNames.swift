// The spellings of Swift 2 and 3 for what contents and corners are made of.

@available(swift, deprecated: 99, renamed: "CALayerContentsFilter.nearest")
public let kCAFilterNearest: CALayerContentsFilter = .nearest

@available(swift, deprecated: 99, renamed: "CALayerContentsFilter.linear")
public let kCAFilterLinear: CALayerContentsFilter = .linear

@available(swift, deprecated: 99, renamed: "CALayerContentsFilter.trilinear")
public let kCAFilterTrilinear: CALayerContentsFilter = .trilinear

@available(swift, deprecated: 99, renamed: "CALayerContentsFormat.RGBA8Uint")
public let kCAContentsFormatRGBA8Uint: CALayerContentsFormat = .RGBA8Uint

@available(swift, deprecated: 99, renamed: "CALayerContentsFormat.RGBA16Float")
public let kCAContentsFormatRGBA16Float: CALayerContentsFormat = .RGBA16Float

@available(swift, deprecated: 99, renamed: "CALayerContentsFormat.gray8Uint")
public let kCAContentsFormatGray8Uint: CALayerContentsFormat = .gray8Uint

@available(swift, deprecated: 99, renamed: "CALayerCornerCurve.circular")
public let kCACornerCurveCircular: CALayerCornerCurve = .circular

@available(swift, deprecated: 99, renamed: "CALayerCornerCurve.continuous")
public let kCACornerCurveContinuous: CALayerCornerCurve = .continuous
