import CoreGraphics
import VirtualTime

extension UITextField {
  /// What is selected, or where the caret is. Inside the text, on whole characters.
  var selection: NSRange {
    get { selected }
    set {
      let old = selected
      selected = runs.string.wholeCharacters(runs.clamped(newValue))
      guard selected != old else { return }
      typing = nil
      selectionDidChange()
    }
  }

  private func selectionDidChange() {
    if isEditing {
      setNeedsLayout()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  final func beginEditing() {
    isEditing = true
    replacesAll = isSecureTextEntry && !runs.isEmpty || clearsOnInsertion
    if clearsOnBeginEditing, !runs.isEmpty {
      if delegate?.textFieldShouldClear(self) ?? true { change(all, to: "") }
    }
    partsDidChange()
    selected = NSRange(location: runs.length, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    scrollIntoSight()
  }

  final func endEditing() {
    guard isEditing else { return }
    isEditing = false
    typing = nil
    partsDidChange()
    showSelection()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  private var all: NSRange { NSRange(location: 0, length: runs.length) }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Typing

  final func typed(_ text: String) {
    if text == "\n" || text == "\r" || text == "\r\n" { return pressReturn() }
    type(text.onOneLine, over: replacesAll ? all : selection)
  }

  final func type(_ text: String, over range: NSRange) {
    let range = runs.string.wholeCharacters(runs.clamped(range))
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    guard isAllowed else { return }
    replacesAll = false
    change(range, to: text)
  }

  /// Puts `text` in place of a range, the caret behind it, and tells of it.
  final func change(_ range: NSRange, to text: String) {
    let text = text.onOneLine
    let range = runs.string.wholeCharacters(runs.clamped(range))
    runs.replace(range, with: text, typing, otherwise: defaults)
    textDidChange()
    if clearButtonMode != .never { setNeedsLayout() }
    let attributes = typing
    selected = NSRange(location: range.location + text.utf16.count, length: 0)
    typing = attributes
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  private func pressReturn() {
    if enablesReturnKeyAutomatically, runs.isEmpty { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnReturn = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // A field somebody listens to for its end ends.
    if endsOnReturn { resignFirstResponder() }
  }

  final func clearWasPressed() {
    if !isFirstResponder { becomeFirstResponder() }
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(all, to: "")
  }
}

extension UIView {
  /// Has the scroll view around move so that the view is seen.
  final func scrollIntoSight() {
    guard let scroll = withSuperviews.dropFirst().lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    let rect = scroll.convert(bounds, from: self)
    let target = scroll.offset(showing: rect)
    if target != scroll.contentOffset { scroll.setContentOffset(target, animated: true) }
  }
}
