public import UIKit
import VirtualTime

/// Along the device's axes, in units of gravity.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// About the device's axes, radians a second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Microteslas.
public struct CMMagneticField: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() { (x, y, z, w) = (0, 0, 0, 1) }

  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// What attitudes are told against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The domain of errors of motion.
public let CMErrorDomain = "CMErrorDomain"

/// Something that was measured; never anything.
@MainActor
open class CMLogItem: NSObject {
  /// Seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
}

@MainActor
open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

@MainActor
open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

@MainActor
open class CMMagnetometerData: CMLogItem {
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device lies.
@MainActor
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }

  open func multiply(byInverseOf attitude: CMAttitude) {}
}

@MainActor
open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}

public typealias CMAccelerometerHandler = @MainActor (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @MainActor (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @MainActor (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @MainActor (CMDeviceMotion?, (any Error)?) -> Void

/// Would tell how the device moves. It has no sensors, like a simulator, which is noted: nothing is ever told.
@MainActor
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var showsDeviceMovementDisplay = false

  public override init() { super.init() }

  open var isAccelerometerAvailable: Bool { absent() }
  open var isGyroAvailable: Bool { absent() }
  open var isMagnetometerAvailable: Bool { absent() }
  open var isDeviceMotionAvailable: Bool { absent() }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  @discardableResult
  private func absent() -> Bool {
    SceneContext.active.unsupported("sensors of motion (none)", at: "CMMotionManager")
    return false
  }

  open func startAccelerometerUpdates() { absent() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { absent() }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { absent() }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { absent() }
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() { absent() }
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { absent() }
  open func stopMagnetometerUpdates() {}
  open func startDeviceMotionUpdates() { absent() }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { absent() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { absent() }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { absent() }
  open func stopDeviceMotionUpdates() {}
}
