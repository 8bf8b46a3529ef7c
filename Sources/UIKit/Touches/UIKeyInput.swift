import CoreGraphics

/// What takes the characters that are typed while it is the first responder.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// A character was typed.
  func insertText(_ text: String)

  /// The character before the caret was taken back.
  func deleteBackward()
}
