import CoreGraphics
import Geometry

/// Names of properties whose values are no numbers, are without end, or are larger than anything that is
/// drawn: on a device a layer with such values is not shown, or the app ends.
@MainActor
struct StrangeNumbers {
  private(set) var keys: [String] = []

  /// Lengths and places beyond it, in points, are on no screen.
  static let mostPoints: CGFloat = 1e9

  private static func isPlain(_ number: CGFloat) -> Bool { abs(number) <= mostPoints }

  /// Adds those of another part.
  mutating func add(_ other: StrangeNumbers) {
    if !other.keys.isEmpty { keys += other.keys }
  }

  mutating func check(_ key: String, _ number: CGFloat) {
    if !Self.isPlain(number) { keys.append(key) }
  }

  mutating func check(_ key: String, _ point: CGPoint) {
    if !(Self.isPlain(point.x) && Self.isPlain(point.y)) { keys.append(key) }
  }

  mutating func check(_ key: String, _ size: CGSize) {
    check(key, CGPoint(x: size.width, y: size.height))
  }

  mutating func check(_ key: String, _ rect: CGRect) {
    let isPlain =
      Self.isPlain(rect.origin.x) && Self.isPlain(rect.origin.y) && Self.isPlain(rect.size.width)
      && Self.isPlain(rect.size.height)
    if !isPlain { keys.append(key) }
  }

  mutating func check(_ key: String, _ transform: CATransform3D) {
    guard !CATransform3DIsIdentity(transform) else { return }
    let m = transform
    let rows = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44,
    ]
    if !rows.allSatisfy(Self.isPlain) { keys.append(key) }
  }

  mutating func check(_ key: String, _ color: CGColor?) {
    guard let color else { return }
    if !color.hasPlainComponents { keys.append(key) }
  }

  mutating func check(_ key: String, _ path: CGPath?) {
    guard let path, !path.geometry.isWithin(Double(Self.mostPoints)) else { return }
    keys.append(key)
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
    strange.check("rasterizationScale", rasterizationScale)
    return strange
  }
}

extension ShapeValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    strange.check("path", path)
    strange.check("fillColor", fillColor)
    strange.check("strokeColor", strokeColor)
    strange.check("strokeStart", strokeStart)
    strange.check("strokeEnd", strokeEnd)
    strange.check("lineWidth", lineWidth)
    strange.check("miterLimit", miterLimit)
    strange.check("lineDashPhase", lineDashPhase)
    for length in lineDashPattern ?? [] where !(abs(length) <= Double(StrangeNumbers.mostPoints)) {
      return strange.check("lineDashPattern", CGFloat(length))
    }
  }
}

extension GradientValues {
  /// Adds what of these values cannot be drawn.
  @MainActor
  func check(_ strange: inout StrangeNumbers) {
    for color in colors ?? [] { strange.check("colors", color) }
    for place in locations ?? [] { strange.check("locations", CGFloat(place)) }
    strange.check("startPoint", startPoint)
    strange.check("endPoint", endPoint)
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
