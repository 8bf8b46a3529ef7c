public import CoreGraphics

/// Lays out sublayers by their `constraints`.
@MainActor
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  private static let shared = CAConstraintLayoutManager()

  public override init() { super.init() }

  /// One object for all layers.
  open class func layoutManager() -> CAConstraintLayoutManager { shared }

  open func layoutSublayers(of layer: CALayer) {
    ConstraintSolver(layer).layOut()
  }
}

extension CALayer {
  /// What places this layer when the superlayer is laid out by constraints; nil unless changed.
  public var constraints: [CAConstraint]? {
    get { arrangement.constraints }
    set {
      arrangement.constraints = newValue
      superlayer?.setNeedsLayout()
    }
  }

  /// Adds to `constraints`, at the end.
  public func addConstraint(_ c: CAConstraint) { constraints = (constraints ?? []) + [c] }
}
