public import CoreGraphics

/// A line of text that is edited.
open class UITextField: UIControl, UITextInput, TextHost {
  /// What the field is drawn on.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view in the field is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  // MARK: Text

  /// What is in the field; empty rather than nil.
  open var text: String? {
    get { runs.string }
    set { setText(TextRuns((newValue ?? "").onOneLine, defaults)) }
  }

  /// What is in the field with its attributes; those it lacks are the field's.
  open var attributedText: NSAttributedString? {
    get { runs.attributedString }
    set { setText(newValue.map { TextRuns($0, over: defaults) } ?? TextRuns()) }
  }

  /// Shown while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Shown while there is no text; attributes it lacks are the field's font and alignment and a light grey.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholderDidChange() } }

  /// The system face at 17 points unless changed.
  open var font: UIFont? {
    get { defaults[.font] as? UIFont }
    set { setDefault(.font, newValue ?? .systemFont(ofSize: Self.standardFontSize)) }
  }

  /// That of labels unless changed.
  open var textColor: UIColor? {
    get { defaults[.foregroundColor] as? UIColor }
    set { setDefault(.foregroundColor, newValue ?? .label) }
  }

  /// Where text shorter than the field stands.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      setDefault(.paragraphStyle, style)
    }
  }

  /// The attributes of what is set without any; setting them sets them for all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaults }
    set {
      defaults = Self.standardAttributes.merging(newValue) { $1 }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        defaults[.paragraphStyle] = style
      }
      let all = defaults
      runs.changeAttributes { $0 = all }
      textDidChange()
    }
  }

  /// The attributes of what is typed next, while the field is edited; nil otherwise. The caret's next move
  /// makes them those of the text before it.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      isEditing ? typing ?? runs.attributes(at: max(0, selection.location - 1)) ?? defaults : nil
    }
    set { if isEditing { typing = newValue } }
  }

  /// Stored: there is no menu for attributes.
  open var allowsEditingTextAttributes = false

  /// True: letters get smaller where the text would not fit.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }

  /// How small letters may get, points.
  open var minimumFontSize: CGFloat = 0 { didSet { textDidChange() } }

  /// True: a font of a text style has the size that texts have where the field lies.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let old = font,
      let new = old.scaled(for: traitCollection), new.pointSize != old.pointSize
    else { return }
    font = new
  }

  // MARK: Parts

  /// What the field is drawn on.
  open var borderStyle: BorderStyle = .none { didSet { borderDidChange() } }

  /// Drawn behind the text unless the border is round.
  open var background: UIImage? { didSet { borderDidChange() } }

  /// Drawn instead of `background` while the field is not enabled.
  open var disabledBackground: UIImage? { didSet { borderDidChange() } }

  /// In a round border, what it is filled with.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? fill : super.backgroundColor }
    set {
      fill = newValue
      borderDidChange()
    }
  }

  /// When the button that empties the field is shown, of a field that is not empty.
  open var clearButtonMode: ViewMode = .never { didSet { partsDidChange() } }

  /// At the left edge, as large as it is.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When the left view is shown.
  open var leftViewMode: ViewMode = .never { didSet { partsDidChange() } }
  /// At the right edge, as large as it is.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the right view is shown.
  open var rightViewMode: ViewMode = .never { didSet { partsDidChange() } }

  // MARK: Editing

  /// Asked and told; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// True from beginning to end of editing.
  open internal(set) var isEditing = false

  /// True: the old text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// True: what is typed first replaces all.
  open var clearsOnInsertion = false

  // What the keyboard is asked for.
  open var keyboardType: UIKeyboardType = .default { didSet { reloadInputViews() } }
  open var returnKeyType: UIReturnKeyType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { reloadInputViews() } }
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default { didSet { reloadInputViews() } }
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  /// True: a dot for each character is shown, and what is typed first replaces all.
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  /// In place of the keyboard; nil: the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      if isFirstResponder { ScreenKeyboard.active.prepare() }
    }
  }

  /// On top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      if isFirstResponder { ScreenKeyboard.active.prepare() }
    }
  }

  // MARK: State

  final var runs = TextRuns()
  final var defaults = UITextField.standardAttributes
  final var typing: [NSAttributedString.Key: Any]?
  final var fill: UIColor?
  final var selected = NSRange(location: 0, length: 0)
  /// How far a text longer than the field has been moved to the left, points.
  final var scroll: CGFloat = 0
  /// True: it is to become the first responder when it comes into a window.
  final var awaitsWindow = false
  /// True: what is typed next replaces all.
  final var replacesAll = false
  final var shownContent: TextContent?
  /// What programs reach under the key `_placeholderLabel`, once one has.
  final var placeholderLabel: PlaceholderLabel?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  final let border = FieldBorder()
  /// Holds the text and the caret, and cuts off what is scrolled away.
  final let clip = UIView()
  final let part = TextPart()
  final let placeholderPart = TextPart()
  final let caret = CaretView()
  final let highlight = SelectionView()
  final lazy var clearButton: ClearButton = makeClearButton()

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibTextField(coder) }
  }

  // MARK: Layout, to be overridden

  /// Where the text is in bounds like these, while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// Where the placeholder is: where the text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button is that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRoom(in: bounds) }
  /// Where the left view is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftRoom(in: bounds) }
  /// Where the right view is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightRoom(in: bounds) }

  /// Draws the text in `rect`, of the part of the field where it is.
  open func drawText(in rect: CGRect) { part.drawAsUsual(in: rect) }
  /// Draws the placeholder in `rect`, of the part of the field where it is.
  open func drawPlaceholder(in rect: CGRect) { placeholderPart.drawAsUsual(in: rect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselineInsets: (first: CGFloat, last: CGFloat) { textBaselines }

  override func appearanceColorsDidChange() {
    borderDidChange()
    textDidChange()
    placeholderDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  override func stateDidChange() {
    super.stateDidChange()
    borderDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else {
      awaitsWindow = true
      return false
    }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    // The keyboard comes after editing has begun.
    return ScreenKeyboard.active.changing {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return true
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsWindow = false
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return ScreenKeyboard.active.changing {
      guard super.resignFirstResponder() else { return false }
      endEditing()
      return true
    }
  }

  override func firstResponderWasTaken() { endEditing() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard awaitsWindow, window != nil else { return }
    awaitsWindow = false
    becomeFirstResponder()
  }

  // MARK: Touches

  /// A single tap on the field is the field's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    becomeFirstResponder()
    if isFirstResponder { tapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !runs.isEmpty }

  /// Types text in place of what is selected; a newline presses the return key.
  open func insertText(_ text: String) { typed(text) }

  open func deleteBackward() { takeBack() }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { textFound(in: range) }

  open func replace(_ range: UITextRange, withText text: String) {
    change(runs.clamped(range.range), to: text)
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selection = newValue?.range ?? NSRange(location: selection.location, length: 0) }
  }

  open var markedTextRange: UITextRange? { nil }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open var endOfDocument: UITextPosition { UITextPosition(runs.length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(from: fromPosition, to: toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range) }

  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionBoxes(of: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset(at: point))
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, within: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    selection = NSRange(location: 0, length: runs.length)
  }

  open override func copy(_ sender: Any?) { copySelection() }

  open override func cut(_ sender: Any?) { cutSelection() }

  open override func paste(_ sender: Any?) { pasteOverSelection() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }

  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Notifications

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
