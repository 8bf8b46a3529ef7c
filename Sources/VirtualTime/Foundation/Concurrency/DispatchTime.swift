public import Foundation

/// A moment on the scene's clock, as `DispatchQueue.asyncAfter` takes it.
public struct DispatchTime: Comparable, Sendable {
  /// Scene time in seconds. Kept as given, so that `.now() + 0.4` is exactly that.
  package var sceneTime: Double

  package init(sceneTime: Double) {
    self.sceneTime = sceneTime
  }

  /// `uptimeNanoseconds` nanoseconds after the scene began.
  public init(uptimeNanoseconds: UInt64) {
    sceneTime = Double(uptimeNanoseconds) / 1e9
  }

  /// The present moment of the scene.
  public static func now() -> DispatchTime {
    DispatchTime(sceneTime: SceneContext.active.workTime)
  }

  /// Never.
  public static let distantFuture = DispatchTime(sceneTime: .infinity)

  /// Nanoseconds since the scene began, rounded; the largest number for `distantFuture`.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: (max(0, sceneTime) * 1e9).rounded()) ?? .max
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.sceneTime < b.sceneTime }

  /// `seconds` later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(sceneTime: time.sceneTime + seconds)
  }

  /// `seconds` earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(sceneTime: time.sceneTime - seconds)
  }

  /// Later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }

  /// Earlier by an interval.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }
}

/// A moment that counts on while a device sleeps, which the scene's never does.
public struct DispatchWallTime: Comparable, Sendable {
  /// Scene time in seconds.
  package var sceneTime: Double

  /// The present moment of the scene.
  public static func now() -> DispatchWallTime {
    DispatchWallTime(sceneTime: SceneContext.active.workTime)
  }

  /// Never.
  public static let distantFuture = DispatchWallTime(sceneTime: .infinity)

  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    a.sceneTime < b.sceneTime
  }

  /// `seconds` later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(sceneTime: time.sceneTime + seconds)
  }

  /// Later by an interval.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    time + interval.inSeconds
  }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Millionths of a second in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1000

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `never`.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
