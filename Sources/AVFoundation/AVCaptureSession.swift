public import UIKit

/// Brings what devices see and hear to outputs. Without devices nothing comes.
@MainActor
open class AVCaptureSession: NSObject {
  /// How good it is to be.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }

    public static let photo = Preset("Photo")
    public static let high = Preset("High")
    public static let medium = Preset("Medium")
    public static let low = Preset("Low")
    public static let vga640x480 = Preset("640x480")
    public static let hd1280x720 = Preset("1280x720")
    public static let hd1920x1080 = Preset("1920x1080")
    public static let hd4K3840x2160 = Preset("3840x2160")
    public static let iFrame960x540 = Preset("iFrame960x540")
    public static let inputPriority = Preset("InputPriority")
  }

  /// How good it is to be.
  open var sessionPreset = Preset.high
  /// Where it comes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where it goes.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it was started.
  open private(set) var isRunning = false
  /// Held.
  open var automaticallyConfiguresApplicationAudioSession = true

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }

  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  open func beginConfiguration() {}
  open func commitConfiguration() {}

  /// Starts it: nothing comes, which is noted.
  open func startRunning() {
    isRunning = true
    noteSilence("what a camera would see", at: "AVCaptureSession")
  }

  /// Stops it.
  open func stopRunning() { isRunning = false }
}

/// Where a session gets something from.
@MainActor
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// Gets from a device what it sees or hears.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Fails: the device is not there.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}

/// Where a session brings something to.
@MainActor
open class AVCaptureOutput: NSObject {
  override init() { super.init() }

  /// None: nothing comes.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// None: nothing comes.
  open var connections: [AVCaptureConnection] { [] }
}

/// What leads from an input to an output.
@MainActor
open class AVCaptureConnection: NSObject {
  /// Which way round pictures stand.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether they are mirrored.
  open var isVideoMirrored = false
  /// Held.
  open var isEnabled = true

  override init() { super.init() }

  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
}

/// Shows what a session's camera sees: black.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession? { didSet { showNothing() } }
  /// How the picture would lie in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// None: nothing comes.
  open var connection: AVCaptureConnection? { nil }

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of that session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    showNothing()
  }

  private func showNothing() {
    backgroundColor = UIColor.black.cgColor
    noteSilence("what a camera would see (it is black)", at: "AVCaptureVideoPreviewLayer")
  }

  /// The same point: nothing lies in the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    bounds.isEmpty
      ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
}
