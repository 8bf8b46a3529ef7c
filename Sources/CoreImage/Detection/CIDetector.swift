public import CoreGraphics
import VirtualTime

/// The detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"

/// The detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"

/// The detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"

/// The detector of text.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// How carefully a detector looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// The least size of what is looked for, as a part of the image's shorter side.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"

/// True: what is found is followed from image to image.
public let CIDetectorTracking = "CIDetectorTracking"

/// How the image is turned, as EXIF counts.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// True: the detector tells whether eyes are closed.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// True: the detector tells whether faces smile.
public let CIDetectorSmile = "CIDetectorSmile"

/// How wide a rectangle is for its height.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"

/// Looks for what images show. There is nothing here that could see it, so that it finds nothing, which is noted.
open class CIDetector: NSObject {
  private let type: String

  /// A detector; nil for a type that is not known.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let known = [
      CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText,
    ]
    guard known.contains(type) else { return nil }
    self.type = type
    super.init()
  }

  /// Nothing.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Nothing.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    SceneContext.active.unsupported("detection of features (none are found)", at: type)
    return []
  }
}

/// Something that an image shows.
open class CIFeature: NSObject {
  /// What it is.
  open var type: String { "" }
  /// Where it is, in the image's coordinates.
  open var bounds: CGRect { .zero }

  override init() { super.init() }
}

/// A face. None is ever found.
open class CIFaceFeature: CIFeature {
  open override var type: String { "Face" }
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
  open var hasTrackingFrameCount: Bool { false }
  open var trackingFrameCount: Int32 { 0 }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}

/// A rectangle, by its corners. None is ever found.
open class CIRectangleFeature: CIFeature {
  open override var type: String { "Rectangle" }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// A QR code. None is ever found.
open class CIQRCodeFeature: CIFeature {
  open override var type: String { "QRCode" }
  open var messageString: String? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

/// Text. None is ever found.
open class CITextFeature: CIFeature {
  open override var type: String { "Text" }
  open var subFeatures: [Any]? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
