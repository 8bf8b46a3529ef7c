public import UIKit
import VirtualTime

/// Which things are shown.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])

  /// What any of them shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// How a picker is made.
@MainActor
public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
  }

  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A thing that was picked; there are none.
public struct PHPickerResult: Hashable, Sendable {
  public let assetIdentifier: String?
}

/// Lets the user pick photos: an empty sheet with Cancel, as there are none.
@MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private let bar = UINavigationBar(frame: .zero)
  private let label = UILabel()

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    SceneContext.active.unsupported("the user's photos (none)", at: "PHPickerViewController")
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: PHPickerViewController.cancel)
    bar.items = [item]
    label.text = "No Photos"
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    view.addSubview(bar)
    view.addSubview(label)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    label.frame = view.bounds
  }

  /// Nothing is picked.
  private func cancel() { delegate?.picker(self, didFinishPicking: []) }
}

/// Hears of a picker.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user is done; the app takes the picker away.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
