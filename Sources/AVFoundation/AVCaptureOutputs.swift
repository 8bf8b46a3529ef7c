public import CoreMedia
public import UIKit

/// Told of codes that a camera sees; never.
@MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something that was seen in a picture.
@MainActor
open class AVMetadataObject: NSObject {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let face = ObjectType(rawValue: "face")
  }

  override init() { super.init() }

  open var type: ObjectType { .qr }
  /// Where it is in the picture, in units of it.
  open var bounds: CGRect { .zero }
}

/// A code that can be read by machines.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners.
  open var corners: [CGPoint] { [] }
}

/// Looks for codes; there are none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// What could be looked for: nothing without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where in the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Told of what was seen.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// How a picture is taken.
@MainActor
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// In which form it is.
  public let format: [String: Any]?

  public override convenience init() { self.init(format: nil) }

  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// A picture that was taken; none ever is.
@MainActor
open class AVCapturePhoto: NSObject {
  override init() { super.init() }

  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// Told how taking a picture went.
@MainActor
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Takes pictures; each fails.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }

  public override init() { super.init() }

  /// Fails: `delegate` is told so after what is being done now.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    DispatchQueue.main.async { [weak self, weak delegate] in
      guard let self else { return }
      delegate?.photoOutput(
        self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
    }
  }
}

/// Takes pictures, before iOS 10; each fails.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [AnyHashable: Any]?
  open var isHighResolutionStillImageOutputEnabled = false

  public override init() { super.init() }
}

/// Writes films of a session; each fails.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open var maxRecordedDuration = CMTime.zero

  public override init() { super.init() }

  open func stopRecording() {}
}

/// Hands over what a camera sees, picture by picture; none comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any] = [:]
  open var alwaysDiscardsLateVideoFrames = true

  public override init() { super.init() }
}
