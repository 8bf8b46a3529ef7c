import CoreGraphics
import Geometry
import VirtualTime

/// Names of properties whose values are no numbers, are without end, or are larger than anything that is
/// drawn: on a device a layer with such values is not shown, or the app ends.
@MainActor
struct StrangeNumbers {
  private(set) var keys: [String] = []
  /// Names that choose nothing, after what they were to choose: `type "spiral"`.
  private(set) var unknownNames: [String] = []

  /// Lengths and positions beyond it, in points, are on no screen.
  private static let mostPoints = 1e9

  /// Adds those of another part.
  mutating func add(_ other: StrangeNumbers) {
    for key in other.keys { add(key) }
    for name in other.unknownNames { add(unknownName: name) }
  }

  private mutating func add(unknownName name: String) {
    if !unknownNames.contains(name) { unknownNames.append(name) }
  }

  mutating func check(_ key: String, _ name: some KnownName) {
    if !name.isKnown { add(unknownName: "\(key) \"\(name.rawValue)\"") }
  }

  /// Adds a property, once.
  mutating func add(_ key: String) {
    if !keys.contains(key) { keys.append(key) }
  }

  mutating func check(_ key: String, _ value: some CoordinateNumber) {
    if !value.isPlain { add(key) }
  }

  mutating func check(_ key: String, _ transform: CATransform3D) {
    guard !CATransform3DIsIdentity(transform) else { return }
    let m = transform
    let rows = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
    if !rows.allSatisfy(\.isPlain) { add(key) }
  }

  mutating func check(_ key: String, _ color: CGColor?) {
    guard let color else { return }
    if !color.hasPlainComponents { add(key) }
  }

  mutating func check(_ key: String, _ path: CGPath?) {
    guard let path, !path.geometry.isWithin(Self.mostPoints) else { return }
    add(key)
  }
}

extension LayerValues {
  /// What of these values cannot be drawn.
  var strangeNumbers: StrangeNumbers {
    var strange = StrangeNumbers()
    strange.check("backgroundColor", backgroundColor)
    strange.add(strangeLook)
    strange.check("bounds", bounds)
    strange.check("position", position)
    strange.check("anchorPoint", anchorPoint)
    strange.check("anchorPointZ", anchorPointZ)
    // Large ones are asked for to be in front of all others.
    if !zPosition.isFinite { strange.check("zPosition", zPosition) }
    if !isUpright {
      strange.check("transform", transform)
      strange.check("sublayerTransform", sublayerTransform)
    }
    strange.check("opacity", CGFloat(opacity))
    return strange
  }
}

extension LayerLook {
  /// What of this look cannot be drawn.
  @MainActor
  var strangeNumbers: StrangeNumbers {
    var strange = StrangeNumbers()
    strange.check("cornerRadius", cornerRadius)
    strange.check("borderWidth", borderWidth)
    strange.check("borderColor", borderColor)
    strange.check("shadowColor", shadow.color)
    strange.check("shadowOpacity", CGFloat(shadow.opacity))
    strange.check("shadowRadius", shadow.radius)
    strange.check("shadowOffset", shadow.offset)
    strange.check("shadowPath", shadow.path)
    strange.check("contentsRect", contentsRect)
    strange.check("contentsScale", contentsScale)
    strange.check("magnificationFilter", contentsStyle.magnificationFilter)
    strange.check("minificationFilter", contentsStyle.minificationFilter)
    strange.check("rasterizationScale", rasterizationScale)
    return strange
  }
}

extension ShapeValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    strange.check("path", path)
    strange.check("fillRule", fillRule)
    strange.check("lineCap", lineCap)
    strange.check("lineJoin", lineJoin)
    strange.check("fillColor", fillColor)
    strange.check("strokeColor", strokeColor)
    strange.check("strokeStart", strokeStart)
    strange.check("strokeEnd", strokeEnd)
    strange.check("lineWidth", lineWidth)
    strange.check("miterLimit", miterLimit)
    strange.check("lineDashPhase", lineDashPhase)
    for length in lineDashPattern ?? [] { strange.check("lineDashPattern", length) }
  }
}

extension GradientValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    strange.check("type", type)
    for color in colors ?? [] { strange.check("colors", color) }
    for location in locations ?? [] { strange.check("locations", CGFloat(location)) }
    strange.check("startPoint", startPoint)
    strange.check("endPoint", endPoint)
  }
}

extension EmitterValues {
  /// Adds what of these values, and those of the cells, cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    strange.check("emitterShape", emitterShape)
    strange.check("emitterMode", emitterMode)
    strange.check("renderMode", renderMode)
    strange.check("birthRate", birthRate)
    strange.check("lifetime", lifetime)
    strange.check("emitterPosition", emitterPosition)
    strange.check("emitterZPosition", emitterZPosition)
    strange.check("emitterSize", emitterSize)
    strange.check("emitterDepth", emitterDepth)
    strange.check("velocity", velocity)
    strange.check("scale", scale)
    strange.check("spin", spin)
    var budget = CellBudget()
    var waiting = cells ?? []
    while let cell = waiting.popLast(), budget.take() {
      cell.values.check(&strange)
      waiting += cell.emitterCells ?? []
    }
  }
}

extension EmitterCellValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  fileprivate func check(_ strange: inout StrangeNumbers) {
    strange.check("a cell's birthRate", birthRate)
    strange.check("a cell's lifetime", lifetime)
    strange.check("a cell's lifetimeRange", lifetimeRange)
    strange.check("a cell's emissionLatitude", emissionLatitude)
    strange.check("a cell's emissionLongitude", emissionLongitude)
    strange.check("a cell's emissionRange", emissionRange)
    strange.check("a cell's velocity", velocity)
    strange.check("a cell's velocityRange", velocityRange)
    strange.check("a cell's xAcceleration", xAcceleration)
    strange.check("a cell's yAcceleration", yAcceleration)
    strange.check("a cell's zAcceleration", zAcceleration)
    strange.check("a cell's scale", scale)
    strange.check("a cell's scaleRange", scaleRange)
    strange.check("a cell's scaleSpeed", scaleSpeed)
    strange.check("a cell's spin", spin)
    strange.check("a cell's spinRange", spinRange)
    strange.check("a cell's color", color)
    strange.check("a cell's redRange", redRange)
    strange.check("a cell's greenRange", greenRange)
    strange.check("a cell's blueRange", blueRange)
    strange.check("a cell's alphaRange", alphaRange)
    strange.check("a cell's redSpeed", redSpeed)
    strange.check("a cell's greenSpeed", greenSpeed)
    strange.check("a cell's blueSpeed", blueSpeed)
    strange.check("a cell's alphaSpeed", alphaSpeed)
    strange.check("a cell's contentsRect", contentsRect)
    strange.check("a cell's contentsScale", contentsScale)
    strange.check("a cell's minificationFilterBias", minificationFilterBias)
    if timing.isStrange { strange.add("a cell's times") }
  }
}

extension ReplicationValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    strange.check("instanceDelay", CGFloat(delay))
    strange.check("instanceTransform", transform)
    strange.check("instanceColor", color)
    strange.check("instanceRedOffset", CGFloat(redOffset))
    strange.check("instanceGreenOffset", CGFloat(greenOffset))
    strange.check("instanceBlueOffset", CGFloat(blueOffset))
    strange.check("instanceAlphaOffset", CGFloat(alphaOffset))
  }
}
