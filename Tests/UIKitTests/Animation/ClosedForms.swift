import CoreGraphics
import UIKit

/// A Bézier curve from (0, 0) to (1, 1) at `x`, by halving.
func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
  func at(_ s: Double, _ c1: Double, _ c2: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * c1 + 3 * r * s * s * c2 + s * s * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<100 {
    let middle = (low + high) / 2
    if at(middle, x1, x2) < x { low = middle } else { high = middle }
  }
  return at((low + high) / 2, y1, y2)
}

/// UIKit's ease in and out.
func easeInOut(_ x: Double) -> Double { bezier(x, 0.42, 0, 0.58, 1) }

/// A spring as UIKit makes it: at rest to a thousandth after its duration.
struct ReferenceSpring {
  var ratio: Double
  var velocity: Double
  var duration: Double
  private(set) var frequency = 0.0

  init(ratio: Double, velocity: Double = 0, duration: Double) {
    (self.ratio, self.velocity, self.duration) = (ratio, velocity, duration)
    // The largest root: from far above down to the first frequency that leaves more.
    var high = 4000 / duration
    while rest(high * 0.999) < 0.001 { high *= 0.999 }
    var low = high * 0.999
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    frequency = (low + high) / 2
  }

  private func rest(_ w: Double) -> Double {
    if ratio >= 1 { return abs((w - velocity) * duration + 1) * exp(-w * duration) }
    let wd = w * (1 - ratio * ratio).squareRoot()
    return abs(ratio * w - velocity) / wd * exp(-ratio * w * duration)
  }

  /// The share of the way done after `time` seconds.
  func value(_ time: Double) -> Double {
    if time >= duration { return 1 }
    let w = frequency
    if ratio >= 1 { return 1 - exp(-w * time) * (1 + (w - velocity) * time) }
    let wd = w * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * w * time)
      * (cos(wd * time) + (ratio * w - velocity) / wd * sin(wd * time))
  }
}

extension ViewStage {
  /// A red view of 10 × 10 points in the corner of the window, committed.
  func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    root.addSubview(view)
    advance(to: context.clock.now)
    return view
  }

  /// The place of `view` at `time`, across.
  func x(of view: UIView, at time: Double) -> Double {
    advance(to: time)
    return Double(view.layer.presentation()?.position.x ?? .nan)
  }
}

/// True when `a` and `b` differ by no more than `tolerance`.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool {
  abs(a - b) <= tolerance
}
