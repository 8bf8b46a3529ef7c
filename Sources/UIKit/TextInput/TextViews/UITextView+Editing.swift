import CoreGraphics
import VirtualTime

extension UITextView {
  /// What is selected, or where the caret is. Inside the text, on whole characters.
  var selection: NSRange {
    get { selected }
    set {
      let old = selected
      selected = runs.string.wholeCharacters(runs.clamped(newValue))
      guard selected != old else { return }
      typing = nil
      setNeedsLayout()
      delegate?.textViewDidChangeSelection(self)
    }
  }

  final func beginEditing() {
    guard isEditable else { return showSelection() }
    isBeingEdited = true
    replacesAll = clearsOnInsertion
    showSelection()
    delegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    scroll(to: selection, animated: true)
  }

  final func endEditing() {
    showSelection()
    guard isBeingEdited else { return }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  final func typed(_ text: String) {
    guard isEditable else { return }
    if text == "\n", enablesReturnKeyAutomatically, runs.isEmpty { return }
    type(text, over: replacesAll ? NSRange(location: 0, length: runs.length) : selection)
  }

  final func type(_ text: String, over range: NSRange) {
    let range = runs.string.wholeCharacters(runs.clamped(range))
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    guard isAllowed else { return }
    replacesAll = false
    change(range, to: text)
    scroll(to: selection, animated: false)
  }

  /// Puts `text` in place of a range, the caret behind it, and tells of it.
  final func change(_ range: NSRange, to text: String) {
    let range = runs.string.wholeCharacters(runs.clamped(range))
    let attributes = typing
    runs.replace(range, with: text, attributes, otherwise: defaults)
    selected = NSRange(location: range.location + text.utf16.count, length: 0)
    textDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  // MARK: Touches

  /// A tap opens a link, or puts the caret there.
  final func wasTapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    if isSelectable, !isFirstResponder || !isEditable, openLink(at: point) { return }
    guard isEditable else { return }
    becomeFirstResponder()
    if isFirstResponder { tapped(at: point, count: 1) }
  }

  /// True where there is a link, opened or not.
  private func openLink(at point: CGPoint) -> Bool {
    guard let character = character(at: point)?.range.location,
      let link = runs.attributes(at: character)?[.link], let range = runs.range(at: character)
    else { return false }
    let url = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    guard let url else { return false }
    let isAllowed =
      delegate?.textView(
        self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    if isAllowed { UIApplication.shared.open(url) }
    return true
  }
}
