public import UIKit

/// What a device can let one feel.
public protocol CHHapticDeviceCapability {
  /// False here.
  var supportsHaptics: Bool { get }
  /// False here.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Why there are no haptics.
public struct CHHapticError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notSupported = -4809
  }

  public let code: Code
}

/// Would let one feel patterns.
@MainActor
open class CHHapticEngine {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }

  /// No haptics.
  public nonisolated class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    NoHaptics()
  }

  /// Throws: the device has no haptics.
  public init() throws { throw CHHapticError(code: .notSupported) }

  open var resetHandler: (@MainActor () -> Void)?
  open var stoppedHandler: (@MainActor (StoppedReason) -> Void)?
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  open func start() throws { throw CHHapticError(code: .notSupported) }

  open func start(completionHandler: (@MainActor ((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(code: .notSupported))
  }

  open func stop(completionHandler: (@MainActor ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
}

/// Would let one feel a pattern.
@MainActor
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// Something to feel.
public final class CHHapticEvent: NSObject {
  public enum EventType: Sendable {
    case hapticTransient
    case hapticContinuous
    case audioContinuous
    case audioCustom
  }

  public enum ParameterID: Sendable {
    case hapticIntensity
    case hapticSharpness
    case attackTime
    case decayTime
    case releaseTime
    case sustained
    case audioVolume
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public let relativeTime: TimeInterval
  public let duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    super.init()
  }
}

/// How something feels.
public final class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public let value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}

/// How something changes while it is felt.
public final class CHHapticDynamicParameter: NSObject {}

/// Several things to feel, one after the other.
public final class CHHapticPattern: NSObject {
  /// Seconds.
  public let duration: TimeInterval

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    super.init()
  }
}
