import CoreGraphics

/// Asked what may happen in a text field, and told what does. All methods are optional.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may be edited now.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is not the first responder any more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is not the first responder any more, and why; asked in place of the other.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether what the user types may take the place of a range, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// What is selected, or where the caret is, changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed; whether it does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
