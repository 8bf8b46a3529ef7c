public import VirtualTime

/// A keyboard of one language.
@MainActor
open class UITextInputMode: NSObject {
  /// The language, as "en-US".
  open var primaryLanguage: String?

  init(_ language: String?) {
    primaryLanguage = language
    super.init()
  }

  /// The user's keyboards: one, for English.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode("en-US")] }

  /// Never posted: the user keeps the keyboard.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
