import CoreGraphics
import Timing

/// When a layer tree will look different without anybody changing it.
@MainActor
enum NextChange {
  /// `sceneTime` while an animation of the tree of `root` runs; else when the next one begins;
  /// infinity when none will.
  static func sceneTime(in root: CALayer, after sceneTime: Double) -> Double {
    next(in: root, clock: LayerClock(), after: sceneTime)
  }

  /// `clock` leads from the time of `layer`'s superlayer to scene time.
  private static func next(
    in layer: CALayer, clock: LayerClock, after sceneTime: Double
  ) -> Double {
    if layer.still.areStill { return .infinity }
    let clock = clock.inside(layer.timing)
    var earliest = Double.infinity
    for attachment in layer.attachments where attachment.isCommitted {
      // Nobody knows when it moves next: at any time.
      if attachment.shown.progressSource != nil { return sceneTime }
      let timing = attachment.shown.timing
      let life = clock.life(begin: timing.beginTime, end: timing.endTime, now: sceneTime)
      guard timing.speed != 0, let start = life.start, life.end ?? .infinity > sceneTime else {
        continue
      }
      earliest = min(earliest, clock.movement(from: max(start, sceneTime)))
    }
    for child in layer.children where earliest > sceneTime {
      earliest = min(earliest, next(in: child, clock: clock, after: sceneTime))
    }
    guard earliest > sceneTime, let mask = layer.maskLayer else { return earliest }
    return min(earliest, next(in: mask, clock: clock, after: sceneTime))
  }
}
