public import CoreGraphics
import VirtualTime

/// What was copied, for a scene.
@MainActor
open class UIPasteboard: NSObject {
  /// The scene's.
  public class var general: UIPasteboard { SceneContext.active.service { UIPasteboard() } }

  /// Posted when something was copied.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// How often something was copied.
  open private(set) var changeCount = 0

  /// The texts that were copied.
  open var strings: [String]? { didSet { wasChanged() } }
  /// The pictures that were copied.
  open var images: [UIImage]? { didSet { wasChanged() } }
  /// The addresses that were copied.
  open var urls: [URL]? { didSet { wasChanged() } }
  /// The colours that were copied.
  open var colors: [UIColor]? { didSet { wasChanged() } }

  /// The first text; setting it makes it all that was copied.
  open var string: String? {
    get { strings?.first ?? urls?.first?.absoluteString }
    set { replace { $0.strings = newValue.map { [$0] } } }
  }

  /// The first picture; setting it makes it all that was copied.
  open var image: UIImage? {
    get { images?.first }
    set { replace { $0.images = newValue.map { [$0] } } }
  }

  /// The first address; setting it makes it all that was copied.
  open var url: URL? {
    get { urls?.first ?? strings?.first.flatMap { URL(string: $0) } }
    set { replace { $0.urls = newValue.map { [$0] } } }
  }

  /// The first colour; setting it makes it all that was copied.
  open var color: UIColor? {
    get { colors?.first }
    set { replace { $0.colors = newValue.map { [$0] } } }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasColors: Bool { colors?.isEmpty == false }

  private var isReplacing = false

  private func replace(_ change: (UIPasteboard) -> Void) {
    isReplacing = true
    (strings, images, urls, colors) = (nil, nil, nil, nil)
    change(self)
    isReplacing = false
    wasChanged()
  }

  private func wasChanged() {
    guard !isReplacing else { return }
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

extension TextHost {
  /// Copies what is selected; nothing where nothing is, or where it is secret.
  func copySelection() {
    let selected = runs.clamped(selection)
    guard selected.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = runs[selected].string
  }

  /// Copies what is selected and takes it out.
  func cutSelection() {
    let selected = runs.clamped(selection)
    guard selected.length > 0, !isSecureTextEntry else { return }
    copySelection()
    type("", over: selected)
  }

  /// Puts what was copied in the place of what is selected.
  func pasteOverSelection() {
    guard let text = UIPasteboard.general.string else { return }
    type(text, over: selection)
  }

  /// Selects the word at the caret.
  func selectWord() {
    selection = runs.string.wordRange(at: selection.location)
  }

  /// Takes out what is selected.
  func deleteSelection() {
    if selection.length > 0 { type("", over: selection) }
  }
}
