public import CoreGraphics

/// Something that an app does with what is shared; shown in the list of a share sheet.
@MainActor
open class UIActivity: NSObject {
  /// Tells kinds of activities apart.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Where an activity is shown.
  public enum Category: Int, Sendable {
    /// In the list of actions.
    case action = 0
    /// Among the apps.
    case share = 1
  }

  /// The sheet that shows the activity.
  final weak var sheet: UIActivityViewController?

  public override init() { super.init() }

  /// Where activities of the class are shown.
  open class var activityCategory: Category { .action }
  /// What kind of activity it is; nil: none that anybody knows.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture, of which alpha counts.
  open var activityImage: UIImage? { nil }

  /// Whether it can do something with these things; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// It has been chosen: takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// What it asks of the user; nil: nothing, and `perform()` is called.
  open var activityViewController: UIViewController? { nil }

  /// Does it, and calls `activityDidFinish(_:)`, as this one does at once.
  open func perform() { activityDidFinish(true) }

  /// It is done, or was not (false): the sheet goes.
  open func activityDidFinish(_ completed: Bool) { sheet?.activity(self, didFinish: completed) }
}

extension UIActivity.ActivityType {
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
}

/// Puts what is shared on the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(ownSymbol: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains {
      $0 is String || $0 is NSAttributedString || $0 is URL || $0 is UIImage
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
    if !texts.isEmpty { board.strings = texts }
    let (urls, images) = (items.compactMap { $0 as? URL }, items.compactMap { $0 as? UIImage })
    if !urls.isEmpty { board.urls = urls }
    if !images.isEmpty { board.images = images }
    activityDidFinish(true)
  }
}
