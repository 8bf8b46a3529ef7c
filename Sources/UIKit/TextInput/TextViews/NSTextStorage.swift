public import CoreGraphics
import VirtualTime

/// Text with attributes that tells its layout managers and its text view when it is changed.
open class NSTextStorage: NSMutableAttributedString {
  /// What was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Whom to tell of changes.
  final let listeners = TextStorageListeners()
  /// How deep changes are in one another.
  private var depth = 0

  /// Those that set the text.
  @MainActor
  public final var layoutManagers: [NSLayoutManager] { listeners.managers }

  /// Has `aLayoutManager` set the text.
  @MainActor
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    listeners.managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has `aLayoutManager` set the text no more.
  @MainActor
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    listeners.managers.removeAll { $0 === aLayoutManager }
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    wasChanged()
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    wasChanged()
  }

  private func wasChanged() {
    guard depth == 0 else { return }
    let listeners = listeners
    onMainActor { listeners.tell() }
  }

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }
  open override func append(_ attrString: NSAttributedString) {
    change { super.append(attrString) }
  }
  open override func deleteCharacters(in range: NSRange) {
    change { super.deleteCharacters(in: range) }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
  }
}

/// Who is told when a storage was changed.
@MainActor
final class TextStorageListeners {
  var managers: [NSLayoutManager] = []
  /// The text view's; nil while that changes the storage itself.
  var view: (() -> Void)?

  nonisolated init() {}

  func tell() {
    for manager in managers { manager.invalidate() }
    view?()
  }
}
