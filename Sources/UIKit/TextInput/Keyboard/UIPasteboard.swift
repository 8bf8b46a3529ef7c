public import CoreGraphics
import VirtualTime

/// What was copied, for a scene: a list of things, each in one or several forms.
@MainActor
open class UIPasteboard: NSObject {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The user's.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long and where things stay on a pasteboard; they stay for the scene.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted when something was copied.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard was taken away.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  /// What is on one pasteboard, whoever asks for it.
  @MainActor
  private final class Board {
    var items: [[String: Any]] = []
    var changes = 0
    var shown: UIPasteboard?
  }

  /// The pasteboards of a scene, by their names.
  @MainActor
  private final class Boards {
    var byName: [Name: Board] = [:]
    var uniqueNames = 0

    static var active: Boards { SceneContext.active.service { Boards() } }
  }

  /// What the pasteboard is called.
  public let name: Name
  private let board: Board

  /// The pasteboard of that name; nil where there is none and none is to be made.
  public init?(name pasteboardName: Name, create: Bool) {
    let boards = Boards.active
    guard let board = boards.byName[pasteboardName] ?? (create ? Board() : nil) else { return nil }
    boards.byName[pasteboardName] = board
    name = pasteboardName
    self.board = board
    super.init()
  }

  private init(_ name: Name) {
    self.name = name
    board = Board()
    super.init()
    Boards.active.byName[name] = board
    board.shown = self
  }

  /// The user's.
  public class var general: UIPasteboard {
    Boards.active.byName[.general]?.shown ?? UIPasteboard(.general)
  }

  /// A pasteboard that has no other's name.
  open class func withUniqueName() -> UIPasteboard {
    Boards.active.uniqueNames += 1
    return UIPasteboard(Name("com.apple.UIKit.pboard.\(Boards.active.uniqueNames)"))
  }

  /// Takes a pasteboard away, but not the user's.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general else { return }
    Boards.active.byName[pasteboardName]?.shown = nil
    Boards.active.byName[pasteboardName] = nil
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  /// The things that were copied, each by the types of its forms.
  open var items: [[String: Any]] {
    get { board.items }
    set {
      board.items = newValue
      board.changes += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How often something was copied.
  open var changeCount: Int { board.changes }

  // MARK: Forms

  private static let text = "public.utf8-plain-text"
  private static let picture = "public.png"
  private static let address = "public.url"
  private static let colour = "com.apple.uikit.color"

  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func put(_ values: [Any]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The texts that were copied; setting them makes them all that was copied, as do the next ones.
  open var strings: [String]? {
    get { all(Self.text) }
    set { put(newValue, as: Self.text) }
  }

  /// The pictures that were copied.
  open var images: [UIImage]? {
    get { all(Self.picture) }
    set { put(newValue, as: Self.picture) }
  }

  /// The addresses that were copied.
  open var urls: [URL]? {
    get { all(Self.address) }
    set { put(newValue, as: Self.address) }
  }

  /// The colours that were copied.
  open var colors: [UIColor]? {
    get { all(Self.colour) }
    set { put(newValue, as: Self.colour) }
  }

  /// The first text, or address as text; setting it makes it all that was copied, as do the next ones.
  open var string: String? {
    get { strings?.first ?? urls?.first?.absoluteString }
    set { strings = newValue.map { [$0] } }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The first address, or text that is one.
  open var url: URL? {
    get { urls?.first ?? strings?.first.flatMap { URL(string: $0) } }
    set { urls = newValue.map { [$0] } }
  }

  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasImages: Bool { images != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasColors: Bool { colors != nil }

  // MARK: Things by types

  /// How many things were copied.
  open var numberOfItems: Int { items.count }
  /// The types of the first thing's forms.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// True where the first thing has a form of one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// The first thing in that form.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Makes a thing of one form all that was copied.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The first thing in that form, as bytes: those of text and pictures too.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Makes bytes of that form all that was copied.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// Adds things to those that were copied.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Makes these things all that was copied.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
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

  /// Puts what was copied in place of what is selected.
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
