public import CoreGraphics
import VirtualTime

/// Told what the user picked. Both methods are optional.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user picked something; never here, as there is nothing to pick.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user touched Cancel; unless implemented the picker goes.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets the user pick pictures and films: of a phone without a camera, whose library is empty.
///
/// `delegate` is asked whether it is a `UIImagePickerControllerDelegate` too.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// What is known of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// Whether a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// In which form pictures are handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// Where pictures come from. A phone ends the program where that is not there; here it is noted.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      SceneContext.active.unsupported(
        "taking pictures: there is no camera", at: "UIImagePickerController")
    }
  }
  /// The kinds of what can be picked.
  open var mediaTypes = ["public.image"]
  /// Whether the user may crop what is picked.
  open var allowsEditing = false
  /// How long films may be, seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// In which form pictures are handed over.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Held: there is no camera.
  open var showsCameraControls = true
  /// Held: there is no camera.
  open var cameraOverlayView: UIView?
  /// Held: there is no camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Held: there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Held: there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Held: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto

  /// A picker of pictures from the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let library = EmptyLibraryController()
    library.cancel = { [weak self] in self?.cancel() }
    viewControllers = [library]
  }

  private func cancel() {
    guard let asked = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    asked.imagePickerControllerDidCancel(self)
  }

  /// True for the library and the album, false for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds of what can be picked there; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// False.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Nil.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Nothing: there is no camera.
  open func takePicture() {}
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Nothing: there is no camera.
  open func stopVideoCapture() {}
}

/// A library of pictures without any.
private final class EmptyLibraryController: UIViewController {
  private let heading = UILabel()
  private let message = UILabel()
  var cancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel?() })
    heading.text = "No Photos or Videos"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    message.text = "You can take photos and videos using the camera."
    message.font = .systemFont(ofSize: 17)
    message.numberOfLines = 0
    for label in [heading, message] {
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      view.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, view.bounds.width - 80)
    let high = CGSize(width: width, height: .greatestFiniteMagnitude)
    let (top, text) = (heading.sizeThatFits(high).height, message.sizeThatFits(high).height)
    let safe = view.safeAreaInsets
    let middle = (safe.top + view.bounds.height - safe.bottom) / 2
    let start = (middle - (top + 8 + text) / 2).rounded()
    heading.frame = CGRect(x: 40, y: start, width: width, height: top)
    message.frame = CGRect(x: 40, y: start + top + 8, width: width, height: text)
  }
}
