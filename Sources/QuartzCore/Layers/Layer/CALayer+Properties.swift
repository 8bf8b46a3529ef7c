import CoreGraphics

extension PropertyTable {
  /// The properties every layer has.
  static let layer = PropertyTable(
    prototype: CALayer(),
    own: [
      .rect(
        "bounds", \CALayer.bounds,
        kept: .init({ $0.values.bounds }, set: { $0.values.bounds = $1.standardized })
      ).withoutDefault,
      .point(
        "position", \CALayer.position,
        kept: .init({ $0.values.position }, set: { $0.values.position = $1 })
      ).ofPlacement.withoutDefault,
      .point("anchorPoint", \CALayer.anchorPoint),
      .number("anchorPointZ", \CALayer.anchorPointZ),
      .number(
        "zPosition", \CALayer.zPosition,
        kept: .init({ $0.values.zPosition }, set: { $0.values.zPosition = $1 })
      ).ofPlacement,
      .transform(
        "transform", \CALayer.transform,
        kept: .init({ $0.values.transform }, set: { $0.values.transform = $1 })
      ).ofPlacement,
      .transform(
        "sublayerTransform", \CALayer.sublayerTransform,
        kept: .init({ $0.values.sublayerTransform }, set: { $0.values.sublayerTransform = $1 })
      ).ofPlacement,
      .number(
        "opacity", \CALayer.opacity, exact: \CALayer.opacityValue,
        kept: .init({ $0.values.opacity }, set: { $0.values.opacity = $1 })
      ).ofPlacement,
      .flag("hidden", \CALayer.isHidden),
      .flag("doubleSided", \CALayer.isDoubleSided, implicitly: false),
      .flag("geometryFlipped", \CALayer.isGeometryFlipped, implicitly: false),
      .flag("masksToBounds", \CALayer.masksToBounds),
      .color(
        "backgroundColor", \CALayer.backgroundColor,
        kept: .init({ $0.values.backgroundColor }, set: { $0.values.backgroundColor = $1 })),
      .number(
        "cornerRadius", \CALayer.cornerRadius,
        kept: .init({ $0.values.cornerRadius }, set: { $0.values.cornerRadius = $1 })
      ).ofPlacement,
      .number("borderWidth", \CALayer.borderWidth), .color("borderColor", \CALayer.borderColor),
      .contents, .rect("contentsRect", \CALayer.contentsRect),
      .number("contentsScale", \CALayer.contentsScale, implicitly: false),
      .flag("allowsGroupOpacity", \CALayer.allowsGroupOpacity, implicitly: false),
      .flag("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, implicitly: false),
      .flag("shouldRasterize", \CALayer.shouldRasterize, implicitly: false),
      .flag("opaque", \CALayer.isOpaque, implicitly: false),
      .number("rasterizationScale", \CALayer.rasterizationScale, implicitly: false),
      .name("contentsGravity", \CALayer.contentsGravity),
      // Derived from bounds and position, which are animated instead.
      .rect("frame", \CALayer.frame, implicitly: false).settable.withoutDefault,
      .object("name", \CALayer.name), .object("mask", \CALayer.mask, implicitly: true),
      .object("sublayers", \CALayer.sublayers), .object("style", \CALayer.style),
      .object("actions", \CALayer.actions), .object("delegate", \CALayer.delegate),
      .plain("superlayer", get: { (layer: CALayer) in layer.superlayer }, set: { _, _ in }),
      .setting("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
      .setting("beginTime", \CALayer.beginTime), .setting("duration", \CALayer.duration),
      .setting("speed", \CALayer.speed), .setting("timeOffset", \CALayer.timeOffset),
      .setting("repeatCount", \CALayer.repeatCount),
      .setting("repeatDuration", \CALayer.repeatDuration),
      .setting("autoreverses", \CALayer.autoreverses), .name("fillMode", \CALayer.fillMode),
    ] + shadow + contentsStyle)

  private static let shadow: [LayerProperty] = [
    .color("shadowColor", \CALayer.shadowColor), .size("shadowOffset", \CALayer.shadowOffset),
    .number("shadowOpacity", \CALayer.shadowOpacity, exact: \CALayer.shadowOpacityValue),
    .number("shadowRadius", \CALayer.shadowRadius), .path("shadowPath", \CALayer.shadowPath),
  ]

  private static let contentsStyle: [LayerProperty] = [
    .bits("maskedCorners", \CALayer.maskedCorners), .name("cornerCurve", \CALayer.cornerCurve),
    .bits("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask),
    .rect("contentsCenter", \CALayer.contentsCenter),
    .name("minificationFilter", \CALayer.minificationFilter),
    .name("magnificationFilter", \CALayer.magnificationFilter),
    .setting("minificationFilterBias", \CALayer.minificationFilterBias).withoutDefault,
    .name("contentsFormat", \CALayer.contentsFormat),
    .setting("drawsAsynchronously", \CALayer.drawsAsynchronously),
    .name("preferredDynamicRange", \CALayer.preferredDynamicRange),
    .name("toneMapMode", \CALayer.toneMapMode),
    .setting("contentsHeadroom", \CALayer.contentsHeadroom),
    .setting("wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent),
    .setting("wantsDynamicContentScaling", \CALayer.wantsDynamicContentScaling).withoutDefault,
    .object("filters", \CALayer.filters, implicitly: true),
    .object("backgroundFilters", \CALayer.backgroundFilters, implicitly: true),
    .object("compositingFilter", \CALayer.compositingFilter, implicitly: true),
  ]
}
