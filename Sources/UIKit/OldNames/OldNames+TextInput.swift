public import CoreGraphics

// The spellings of Swift 2 to 4.1 of text fields, text views, search bars and the keyboard.

extension Notification.Name {
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidShowNotification")
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidHideNotification")
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  @available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification

  @available(swift, deprecated: 99, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  @available(swift, deprecated: 99, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  @available(swift, deprecated: 99, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  @available(swift, deprecated: 99, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  @available(swift, deprecated: 99, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  @available(swift, deprecated: 99, renamed: "UITextView.textDidChangeNotification")
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}

// Swift 2 named notifications by strings.

@available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillShowNotification")
public let UIKeyboardWillShowNotification = "UIKeyboardWillShowNotification"
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidShowNotification")
public let UIKeyboardDidShowNotification = "UIKeyboardDidShowNotification"
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillHideNotification")
public let UIKeyboardWillHideNotification = "UIKeyboardWillHideNotification"
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidHideNotification")
public let UIKeyboardDidHideNotification = "UIKeyboardDidHideNotification"
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardWillChangeFrameNotification")
public let UIKeyboardWillChangeFrameNotification = "UIKeyboardWillChangeFrameNotification"
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardDidChangeFrameNotification")
public let UIKeyboardDidChangeFrameNotification = "UIKeyboardDidChangeFrameNotification"
@available(swift, deprecated: 99, renamed: "UITextField.textDidBeginEditingNotification")
public let UITextFieldTextDidBeginEditingNotification =
  "UITextFieldTextDidBeginEditingNotification"
@available(swift, deprecated: 99, renamed: "UITextField.textDidEndEditingNotification")
public let UITextFieldTextDidEndEditingNotification = "UITextFieldTextDidEndEditingNotification"
@available(swift, deprecated: 99, renamed: "UITextField.textDidChangeNotification")
public let UITextFieldTextDidChangeNotification = "UITextFieldTextDidChangeNotification"
@available(swift, deprecated: 99, renamed: "UITextView.textDidBeginEditingNotification")
public let UITextViewTextDidBeginEditingNotification = "UITextViewTextDidBeginEditingNotification"
@available(swift, deprecated: 99, renamed: "UITextView.textDidEndEditingNotification")
public let UITextViewTextDidEndEditingNotification = "UITextViewTextDidEndEditingNotification"
@available(swift, deprecated: 99, renamed: "UITextView.textDidChangeNotification")
public let UITextViewTextDidChangeNotification = "UITextViewTextDidChangeNotification"

// What the keyboard's notifications tell.

@available(swift, deprecated: 99, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
@available(swift, deprecated: 99, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

// Enumerations that have moved into their classes.

@available(swift, deprecated: 99, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
@available(swift, deprecated: 99, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
@available(swift, deprecated: 99, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
@available(swift, deprecated: 99, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(swift, deprecated: 99, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

extension UITextField.BorderStyle {
  @available(swift, deprecated: 99, renamed: "none")
  public static let None = UITextField.BorderStyle.none
  @available(swift, deprecated: 99, renamed: "line")
  public static let Line = UITextField.BorderStyle.line
  @available(swift, deprecated: 99, renamed: "bezel")
  public static let Bezel = UITextField.BorderStyle.bezel
  @available(swift, deprecated: 99, renamed: "roundedRect")
  public static let RoundedRect = UITextField.BorderStyle.roundedRect
}

extension UITextField.ViewMode {
  @available(swift, deprecated: 99, renamed: "never")
  public static let Never = UITextField.ViewMode.never
  @available(swift, deprecated: 99, renamed: "whileEditing")
  public static let WhileEditing = UITextField.ViewMode.whileEditing
  @available(swift, deprecated: 99, renamed: "unlessEditing")
  public static let UnlessEditing = UITextField.ViewMode.unlessEditing
  @available(swift, deprecated: 99, renamed: "always")
  public static let Always = UITextField.ViewMode.always
}

extension UIKeyboardType {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = UIKeyboardType.default
  @available(swift, deprecated: 99, renamed: "asciiCapable")
  public static let ASCIICapable = UIKeyboardType.asciiCapable
  @available(swift, deprecated: 99, renamed: "numbersAndPunctuation")
  public static let NumbersAndPunctuation = UIKeyboardType.numbersAndPunctuation
  @available(swift, deprecated: 99, renamed: "numberPad")
  public static let NumberPad = UIKeyboardType.numberPad
  @available(swift, deprecated: 99, renamed: "phonePad")
  public static let PhonePad = UIKeyboardType.phonePad
  @available(swift, deprecated: 99, renamed: "emailAddress")
  public static let EmailAddress = UIKeyboardType.emailAddress
  @available(swift, deprecated: 99, renamed: "decimalPad")
  public static let DecimalPad = UIKeyboardType.decimalPad
}

extension UIReturnKeyType {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = UIReturnKeyType.default
  @available(swift, deprecated: 99, renamed: "go")
  public static let Go = UIReturnKeyType.go
  @available(swift, deprecated: 99, renamed: "next")
  public static let Next = UIReturnKeyType.next
  @available(swift, deprecated: 99, renamed: "search")
  public static let Search = UIReturnKeyType.search
  @available(swift, deprecated: 99, renamed: "send")
  public static let Send = UIReturnKeyType.send
  @available(swift, deprecated: 99, renamed: "done")
  public static let Done = UIReturnKeyType.done
}

extension UIKeyboardAppearance {
  @available(swift, deprecated: 99, renamed: "dark")
  public static let Dark = UIKeyboardAppearance.dark
  @available(swift, deprecated: 99, renamed: "light")
  public static let Light = UIKeyboardAppearance.light
}

extension UITextAutocapitalizationType {
  @available(swift, deprecated: 99, renamed: "none")
  public static let None = UITextAutocapitalizationType.none
  @available(swift, deprecated: 99, renamed: "words")
  public static let Words = UITextAutocapitalizationType.words
  @available(swift, deprecated: 99, renamed: "sentences")
  public static let Sentences = UITextAutocapitalizationType.sentences
}

extension UITextAutocorrectionType {
  @available(swift, deprecated: 99, renamed: "no")
  public static let No = UITextAutocorrectionType.no
  @available(swift, deprecated: 99, renamed: "yes")
  public static let Yes = UITextAutocorrectionType.yes
}

extension UISearchBar.Style {
  @available(swift, deprecated: 99, renamed: "prominent")
  public static let Prominent = UISearchBar.Style.prominent
  @available(swift, deprecated: 99, renamed: "minimal")
  public static let Minimal = UISearchBar.Style.minimal
}

extension UITextField {
  @available(swift, deprecated: 99, renamed: "isSecureTextEntry")
  public final var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isEditing")
  public final var editing: Bool { isEditing }

  @available(swift, deprecated: 99, renamed: "textRect(forBounds:)")
  public final func textRectForBounds(_ bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  @available(swift, deprecated: 99, renamed: "editingRect(forBounds:)")
  public final func editingRectForBounds(_ bounds: CGRect) -> CGRect {
    editingRect(forBounds: bounds)
  }
}

extension UITextView {
  @available(swift, deprecated: 99, renamed: "isEditable")
  public final var editable: Bool {
    get { isEditable }
    set { isEditable = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isSelectable")
  public final var selectable: Bool {
    get { isSelectable }
    set { isSelectable = newValue }
  }
}

extension UISearchController {
  @available(swift, deprecated: 99, renamed: "isActive")
  public final var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// The old name of `obscuresBackgroundDuringPresentation`.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}
