import CoreGraphics
import QuartzCore
import Timing

/// The way a movement takes from its start to its end.
enum Pacing {
  case curve(CAMediaTimingFunction)
  case spring(Spring)

  /// What Core Animation moves along this pacing.
  @MainActor
  func animation(of keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = CGFloat(spring.mass)
      animation.stiffness = CGFloat(spring.stiffness)
      animation.damping = CGFloat(spring.damping)
      animation.initialVelocity = CGFloat(spring.initialVelocity)
      animation.allowsOverdamping = spring.allowsOverdamping
      return animation
    }
  }

  /// For what no spring can move: transitions and keyframes. A spring eases in and out there.
  @MainActor
  var function: CAMediaTimingFunction {
    if case .curve(let function) = self { return function }
    return CAMediaTimingFunction(name: .easeInEaseOut)
  }

  /// The share of the movement done `fraction` of the way through `seconds`; exactly 1 at the end.
  func value(at fraction: Double, of seconds: Double) -> Double {
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let function): return function.curve.value(at: fraction)
    case .spring(let spring):
      return spring.isValid ? spring.value(at: fraction * seconds) : 1
    }
  }

  /// The first fraction of `seconds` at which `share` of the movement is done.
  func fraction(at share: Double, of seconds: Double) -> Double {
    guard share > 0 else { return 0 }
    let steps = 256
    var low = 0.0
    var high = 1.0
    for step in 1...steps {
      high = Double(step) / Double(steps)
      if value(at: high, of: seconds) >= share { break }
      low = high
    }
    guard low < high else { return 1 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle, of: seconds) >= share { high = middle } else { low = middle }
    }
    return high
  }
}
