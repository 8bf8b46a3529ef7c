import CoreGraphics
import Geometry
import Limits
import Raster
import Timing

/// What a replicator layer has beyond other layers.
struct ReplicationValues {
  var count = 1
  /// Seconds.
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
  var preservesDepth = false

  /// One copy of the sublayers.
  struct Instance {
    /// Acts in the replicator's bounds space.
    let matrix: Matrix4
    let tint: Color
    /// By how much its clock is behind, seconds.
    let delay: Double
  }

  /// More copies are not shown: they would take minutes.
  static let mostInstances = Limit.copies
  /// No more are shown of a replicator in replicators, all copies of it taken together.
  static let mostInAll = Limit.nestedCopies

  /// The copies that are shown, first to last, their transforms taken about `center` (bounds space);
  /// the replicators around show each so often.
  func instances(about center: CGPoint, copiesAround: Int) -> [Instance] {
    guard count > 0 else { return [] }
    let most = min(Self.mostInstances, max(1, Self.mostInAll / copiesAround))
    let toCenter = Matrix4.translation(-Double(center.x), -Double(center.y))
    let fromCenter = Matrix4.translation(Double(center.x), Double(center.y))
    let step = transform.matrix
    var power = Matrix4.identity
    return (0..<min(count, most)).map { index in
      defer { power = power.followed(by: step) }
      let isMoved = power != .identity
      return Instance(
        matrix: isMoved ? toCenter.followed(by: power).followed(by: fromCenter) : .identity,
        tint: tint(of: index), delay: Double(index) * delay)
    }
  }

  /// Each component is cut to 0…1.
  private func tint(of index: Int) -> Color {
    let color = color?.rasterColor ?? .white
    func component(_ start: Double, _ offset: Float) -> Double {
      min(max(0, start + Double(index) * Double(offset)), 1)
    }
    return Color(
      red: component(color.red, redOffset), green: component(color.green, greenOffset),
      blue: component(color.blue, blueOffset), alpha: component(color.alpha, alphaOffset))
  }
}

extension ReplicationValues.Instance {
  /// `layers` as they are painted: by zPosition as it is shown in this copy, else in their order.
  @MainActor
  func ordered(
    _ layers: [CALayer], at localTime: Double, in context: FreezingContext
  ) -> [CALayer] {
    guard layers.count > 1 else { return layers }
    let heights = layers.map { layer in
      PresentationEvaluator.presentation(
        of: layer, atParentTime: localTime - delay, in: context
      ).values.zPosition
    }
    guard heights.contains(where: { $0 != heights[0] }) else { return layers }
    return layers.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { layers[$0] }
  }
}

extension PropertyTable {
  static let replicatorLayer = PropertyTable(
    prototype: CAReplicatorLayer(), base: .layer,
    own: [
      .whole("instanceCount", \CAReplicatorLayer.instanceCount),
      .number("instanceDelay", \CAReplicatorLayer.instanceDelay),
      .transform("instanceTransform", \CAReplicatorLayer.instanceTransform),
      .color("instanceColor", \CAReplicatorLayer.instanceColor),
      .number("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
      .number("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
      .number("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
      .number("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
      .setting("preservesDepth", \CAReplicatorLayer.preservesDepth),
    ])
}
