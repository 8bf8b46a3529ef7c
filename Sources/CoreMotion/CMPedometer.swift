public import UIKit

/// Whether an app may see how the user moves.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Steps that were counted; never any.
@MainActor
open class CMPedometerData: NSObject {
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
}

public typealias CMPedometerHandler = @MainActor (CMPedometerData?, (any Error)?) -> Void

/// Would count steps; the device cannot.
@MainActor
open class CMPedometer: NSObject {
  public override init() { super.init() }

  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { DispatchQueue.main.async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) } }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    DispatchQueue.main.async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }
  }

  open func stopUpdates() {}
}

/// What the user does; not known.
@MainActor
open class CMMotionActivity: NSObject {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
}

/// Would tell what the user does; the device cannot.
@MainActor
open class CMMotionActivityManager: NSObject {
  public override init() { super.init() }

  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @MainActor (CMMotionActivity?) -> Void
  ) {}

  open func stopActivityUpdates() {}
}
