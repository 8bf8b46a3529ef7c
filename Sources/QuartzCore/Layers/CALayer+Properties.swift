import CoreGraphics

extension PropertyTable {
  /// The properties every layer has.
  static let layer = PropertyTable(
    prototype: CALayer(),
    own: [
      .rect("bounds", \CALayer.bounds), .point("position", \CALayer.position),
      .point("anchorPoint", \CALayer.anchorPoint),
      .number("anchorPointZ", \CALayer.anchorPointZ), .number("zPosition", \CALayer.zPosition),
      .transform("transform", \CALayer.transform),
      .transform("sublayerTransform", \CALayer.sublayerTransform),
      .number("opacity", \CALayer.opacityValue), .flag("hidden", \CALayer.isHidden),
      .flag("doubleSided", \CALayer.isDoubleSided, implicitly: false),
      .flag("geometryFlipped", \CALayer.isGeometryFlipped, implicitly: false),
      .flag("masksToBounds", \CALayer.masksToBounds),
      .color("backgroundColor", \CALayer.backgroundColor),
      .number("cornerRadius", \CALayer.cornerRadius),
      .number("borderWidth", \CALayer.borderWidth), .color("borderColor", \CALayer.borderColor),
      .contents, .rect("contentsRect", \CALayer.contentsRect),
      .number("contentsScale", \CALayer.contentsScale, implicitly: false),
      .flag("allowsGroupOpacity", \CALayer.allowsGroupOpacity, implicitly: false),
      .flag("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing, implicitly: false),
      .flag("shouldRasterize", \CALayer.shouldRasterize, implicitly: false),
      .flag("opaque", \CALayer.isOpaque, implicitly: false),
      .number("rasterizationScale", \CALayer.rasterizationScale, implicitly: false),
      .name("contentsGravity", \CALayer.contentsGravity), .frame,
      .plain(
        "name", get: { (layer: CALayer) in layer.name }, set: { $0.name = $1 as? String }),
      .plain(
        "mask", get: { (layer: CALayer) in layer.mask }, set: { $0.mask = $1 as? CALayer }),
      .plain(
        "sublayers", get: { (layer: CALayer) in layer.sublayers },
        set: { $0.sublayers = $1 as? [CALayer] }),
      .setting("beginTime", \CALayer.beginTime), .setting("duration", \CALayer.duration),
      .setting("speed", \CALayer.speed), .setting("timeOffset", \CALayer.timeOffset),
      .setting("repeatCount", \CALayer.repeatCount),
      .setting("repeatDuration", \CALayer.repeatDuration),
      .plain(
        "autoreverses", get: { (layer: CALayer) in layer.autoreverses },
        set: { layer, value in
          if let flag = AnimatableValue.flag(from: value) { layer.autoreverses = flag }
        }),
      .name("fillMode", \CALayer.fillMode),
    ])
}

extension LayerProperty {
  /// Derived from bounds and position, which are animated instead.
  fileprivate static let frame = LayerProperty.plain(
    "frame", get: { (layer: CALayer) in layer.frame },
    set: { if let frame = AnimatableValue.rect(from: $1) { $0.frame = frame } })
}
