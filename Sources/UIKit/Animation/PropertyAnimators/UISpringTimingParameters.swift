public import CoreGraphics
import Timing

/// Paces an animator by a spring. Of the initial velocity the greater component counts, for all
/// that moves.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole distances per second.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    /// The animator's duration makes the spring.
    case damped(ratio: Double)
    /// The spring makes the duration.
    case given(Spring)
  }

  /// A spring of mass 3, stiffness 1000 and damping 500: it does not swing.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that is at rest after the animator's duration; a `ratio` of 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    kind = .damped(ratio: Double(ratio))
  }

  /// A spring that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that takes its own time to settle, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    kind = .given(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: velocity.greater))
  }

  /// A spring that looks `duration` seconds long and takes its own time to settle.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero)
  {
    self.initialVelocity = initialVelocity
    kind = .given(
      Spring(
        perceptualDuration: duration, bounce: Double(bounce),
        initialVelocity: initialVelocity.greater))
  }

  func pace(over duration: TimeInterval) -> Pace {
    switch kind {
    case .damped(let ratio):
      let spring = Spring(
        dampingRatio: ratio, velocity: initialVelocity.greater, duration: duration)
      return Pace(pacing: .spring(spring), seconds: duration)
    case .given(let spring):
      return Pace(pacing: .spring(spring), seconds: spring.settlingDuration)
    }
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension CGVector {
  /// The component that is farther from 0.
  fileprivate var greater: Double { Double(abs(dx) >= abs(dy) ? dx : dy) }
}
