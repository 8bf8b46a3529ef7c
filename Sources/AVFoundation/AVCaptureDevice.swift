public import UIKit

/// A camera or microphone. There are none here, and the app may not use any.
@MainActor
open class AVCaptureDevice: NSObject {
  /// What kind of device it is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "AVCaptureDeviceType" + name }

    public static let builtInWideAngleCamera = DeviceType("BuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType("BuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType("BuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType("BuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType("BuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType("BuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType("BuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType("BuiltInMicrophone")
  }

  /// Which side of a phone it looks from.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// Whether there is light for films.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// Whether there is a flash.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// How it is focused.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// How it is exposed.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// Finds devices: none.
  @MainActor
  open class DiscoverySession: NSObject {
    /// None.
    open var devices: [AVCaptureDevice] { [] }

    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) { super.init() }
  }

  // No device is ever made: what follows is what code asks of one.
  private override init() { super.init() }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }

  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}

  // MARK: Finding

  /// Nil: there is no such device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Nil: there is no such device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// None.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// None.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  @available(swift, deprecated: 99, renamed: "default(for:)")
  open class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Denied, after what is being done now.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
  ) {
    DispatchQueue.main.async { handler(false) }
  }
}

/// Whether an app may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Which way round a picture of a camera stands.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}
