public import CoreGraphics

/// Where an object stands in time: the map from its parent's time to its own,
/// t = (parent − beginTime) · speed + timeOffset, and how its duration repeats.
///
/// An animation's parent is its layer or group, a layer's its superlayer.
@MainActor
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, seconds of parent time; on an animation 0 means "when committed".
  var beginTime: CFTimeInterval { get set }

  /// Basic length of one cycle in seconds.
  var duration: CFTimeInterval { get set }

  /// Local seconds per parent second; 0 stands still, negative runs backwards.
  var speed: Float { get set }

  /// Added to local time, seconds.
  var timeOffset: CFTimeInterval { get set }

  /// How many cycles; 0 means unset, infinity for ever. Fractions are allowed.
  var repeatCount: Float { get set }

  /// How long to repeat in all, seconds; 0 means unset.
  var repeatDuration: CFTimeInterval { get set }

  /// True when each cycle runs forwards and then back.
  var autoreverses: Bool { get set }

  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
