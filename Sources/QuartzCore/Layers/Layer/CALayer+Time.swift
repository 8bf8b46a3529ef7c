public import CoreGraphics
import Timing

extension CALayer {
  /// The local time of this layer at `t` of `layer`'s; nil: global time, `CACurrentMediaTime()`'s.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: layer, to: self)
  }

  /// The local time of `layer` at `t` of this layer's; nil: global time.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: self, to: layer)
  }

  /// Up from `source` to the common ancestor, then down to `destination`.
  private static func convert(
    _ time: CFTimeInterval, from source: CALayer?, to destination: CALayer?
  ) -> CFTimeInterval {
    let source = source?.modelledLayer ?? source
    let destination = destination?.modelledLayer ?? destination
    var down = destination?.lineage ?? []
    var time = time
    for layer in source?.lineage ?? [] {
      if let meeting = down.firstIndex(where: { $0 === layer }) {
        down.removeSubrange(meeting...)
        break
      }
      time = layer.timing.parentTime(atLocalTime: time)
    }
    for layer in down.reversed() { time = layer.timing.localTime(atParentTime: time) }
    return time
  }
}
