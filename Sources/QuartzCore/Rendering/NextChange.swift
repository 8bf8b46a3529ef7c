import CoreGraphics
import Timing

/// When a layer tree will look different without anybody changing it.
@MainActor
enum NextChange {
  /// `sceneTime` while an animation of the tree of `root` runs; else when the next one begins;
  /// infinity when none will. Layers that stand still or run backwards are not foreseen but for
  /// animations that run.
  static func sceneTime(in root: CALayer, after sceneTime: Double) -> Double {
    next(
      in: root, clock: LayerClock(), now: root.timing.localTime(atParentTime: sceneTime),
      after: sceneTime)
  }

  /// `now` is the local time of `layer`; `clock` leads from its superlayer's time to scene time.
  private static func next(
    in layer: CALayer, clock: LayerClock, now: Double, after sceneTime: Double
  ) -> Double {
    let clock = clock.inside(layer.timing)
    var earliest = Double.infinity
    for attachment in layer.attachments where attachment.isCommitted {
      let timing = attachment.animation.timing
      guard timing.speed != 0, layer.timing.speed != 0, now < timing.endTime else { continue }
      if now >= timing.beginTime { return sceneTime }
      earliest = min(earliest, clock.sceneTime(ofLocalTime: timing.beginTime) ?? .infinity)
    }
    for child in layer.children + (layer.maskLayer.map { [$0] } ?? []) {
      let childTime = child.timing.localTime(atParentTime: now)
      earliest = min(earliest, next(in: child, clock: clock, now: childTime, after: sceneTime))
    }
    return earliest
  }
}
