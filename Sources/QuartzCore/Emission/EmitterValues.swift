import CoreGraphics

/// What an emitter layer has beyond other layers.
struct EmitterValues {
  var cells: [CAEmitterCell]?
  /// True on a presentation whose cells are copies, which animations may change.
  var ownsCells = false
  var birthRate: Float = 1
  var lifetime: Float = 1
  var emitterPosition = CGPoint.zero
  var emitterZPosition: CGFloat = 0
  var emitterSize = CGSize.zero
  var emitterDepth: CGFloat = 0
  var emitterShape = CAEmitterLayerEmitterShape.point
  var emitterMode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0

  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("emitterPosition", OrderedJSON(emitterPosition)),
      ("emitterZPosition", .number(Double(emitterZPosition))),
      (
        "emitterSize",
        .array([.number(Double(emitterSize.width)), .number(Double(emitterSize.height))])
      ),
      ("emitterDepth", .number(Double(emitterDepth))),
      ("emitterShape", .string(emitterShape.rawValue)),
      ("emitterMode", .string(emitterMode.rawValue)), ("renderMode", .string(renderMode.rawValue)),
      ("birthRate", .number(Double(birthRate))), ("lifetime", .number(Double(lifetime))),
      ("velocity", .number(Double(velocity))), ("scale", .number(Double(scale))),
      ("spin", .number(Double(spin))), ("seed", .number(Double(seed))),
    ]
  }
}

extension PropertyTable {
  static let emitterLayer = PropertyTable(
    prototype: CAEmitterLayer(), base: .layer,
    own: [
      .object("emitterCells", \CAEmitterLayer.emitterCells),
      .number("birthRate", \CAEmitterLayer.birthRate),
      .number("lifetime", \CAEmitterLayer.lifetime),
      .point("emitterPosition", \CAEmitterLayer.emitterPosition),
      .number("emitterZPosition", \CAEmitterLayer.emitterZPosition),
      .size("emitterSize", \CAEmitterLayer.emitterSize),
      .number("emitterDepth", \CAEmitterLayer.emitterDepth),
      .name("emitterShape", \CAEmitterLayer.emitterShape),
      .name("emitterMode", \CAEmitterLayer.emitterMode),
      .name("renderMode", \CAEmitterLayer.renderMode),
      .setting("preservesDepth", \CAEmitterLayer.preservesDepth),
      .number("velocity", \CAEmitterLayer.velocity), .number("scale", \CAEmitterLayer.scale),
      .number("spin", \CAEmitterLayer.spin),
      .plain(
        "seed", get: { (layer: CAEmitterLayer) in NSNumber(value: layer.seed) },
        set: { (layer: CAEmitterLayer, value) in
          if let seed = AnimatableValue.cast(value, to: UInt32.self) { layer.seed = seed }
        }),
    ])
}
