public import CoreGraphics
import Dynamics
import Geometry

/// Pulls an item to a point, where it comes to rest upright after some swings.
open class UISnapBehavior: UIDynamicBehavior {
  final let item: any UIDynamicItem

  /// Pulls `item` to `point` in the reference view's space.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where the item is pulled to, in the reference view's space.
  open var snapPoint: CGPoint {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// From 0, which swings most, to 1, which swings least; 0.5 unless set.
  open var damping: CGFloat = 0.5 {
    willSet { willChange() }
    didSet { didChange() }
  }

  func snap(of body: Int) -> Snap {
    Snap(
      body: body, position: Point(snapPoint),
      damping: 0.1 + 0.8 * min(max(0, Double(damping.isNaN ? 0.5 : damping)), 1))
  }

  override func contribute(to rules: DynamicRules) { rules.add(self) }
}
