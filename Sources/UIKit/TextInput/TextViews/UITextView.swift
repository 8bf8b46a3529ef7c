public import CoreGraphics

/// Text in several lines that scrolls, and that is edited.
open class UITextView: UIScrollView, UITextInput, TextHost {
  // MARK: Text

  /// What is in the view; empty rather than nil.
  open var text: String! {
    get { runs.string }
    set { setText(TextRuns(newValue ?? "", defaults)) }
  }

  /// What is in the view with its attributes. Text without a font is set at 12 points.
  open var attributedText: NSAttributedString! {
    get { runs.attributedString }
    set {
      let runs = newValue.map { TextRuns($0) } ?? TextRuns()
      // What is typed goes on as the text ends.
      if let last = runs.attributes(at: runs.length) { defaults = last }
      setText(runs)
    }
  }

  /// Of the text's beginning; nil: the system face at 12 points. Setting it sets it for all of the text.
  open var font: UIFont? {
    get { (runs.attributes(at: 0) ?? defaults)[.font] as? UIFont }
    set { setForAll(.font, newValue) }
  }

  /// Of the text's beginning. Setting it sets it for all of the text.
  open var textColor: UIColor? {
    get { (runs.attributes(at: 0) ?? defaults)[.foregroundColor] as? UIColor ?? .label }
    set { setForAll(.foregroundColor, newValue) }
  }

  /// Where lines stand. Setting it sets it for all of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { alignmentDidChange() } }

  /// Between the edges of the content and the text, points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// The box in which the text is set.
  open private(set) var textContainer: NSTextContainer

  /// Sets the text in `textContainer`, and answers where its characters are.
  open private(set) lazy var layoutManager: NSLayoutManager = makeLayoutManager()

  /// The text, which can be changed there too.
  open private(set) lazy var textStorage: NSTextStorage = makeTextStorage()

  /// What links look like; the tint colour unless changed.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      textDidChange()
    }
  }

  /// Stored: nothing is looked for in the text, which is noted.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { noteDetectors() } }

  // MARK: Editing

  /// Asked and told; held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// False: the text is only shown.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// False: nothing can be selected, and links cannot be tapped.
  open var isSelectable = true

  /// What is selected, or where the caret is, in UTF-16 units.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }

  /// The attributes of what is typed next; those of the text before the caret unless changed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? runs.attributes(at: max(0, selection.location - 1)) ?? defaults }
    set { typing = newValue }
  }

  /// True: what is typed first replaces all.
  open var clearsOnInsertion = false
  /// Stored: there is no menu for attributes.
  open var allowsEditingTextAttributes = false
  /// True: a font of a text style has the size that texts have where the view lies.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let old = font,
      let new = old.scaled(for: traitCollection), new.pointSize != old.pointSize
    else { return }
    font = new
  }

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
  /// Stored: a text view shows its text.
  open var isSecureTextEntry = false

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
  /// The attributes of text that is set without any.
  final var defaults: TextRuns.Attributes = [.foregroundColor: UIColor.label]
  final var typing: TextRuns.Attributes?
  final var selected = NSRange(location: 0, length: 0)
  final var ownLinkAttributes: TextRuns.Attributes?
  final var awaitsWindow = false
  final var replacesAll = false
  final var isBeingEdited = false
  final var shownContent: TextContent?
  final var shownGeometry: TextGeometry?
  /// The storage and manager, where somebody has asked for them.
  final var storage: NSTextStorage?
  final var manager: NSLayoutManager?
  /// True while what was changed in the storage is taken over.
  final var isFollowingStorage = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  final let part = TextPart()
  final let caret = CaretView()
  final let highlight = SelectionView()

  // MARK: Creation

  /// A view whose text is set in `textContainer`; nil: in one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpText()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUpText()
    if let coder = coder as? NibCoder { readNibTextView(coder) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// The size of the text in lines as wide as `size`, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

  /// That of the text, where the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingSize(0)
  }

  override var wrappedContentSizes: [CGSize] {
    isScrollEnabled ? [] : [fittingSize(bounds.width)]
  }

  override var wrapsText: Bool { !isScrollEnabled }

  override var baselineInsets: (first: CGFloat, last: CGFloat) { textBaselines }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override func appearanceColorsDidChange() { textDidChange() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textDidChange()
  }

  /// Moves the text as little as shows a range, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range, animated: true) }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard window != nil else {
      awaitsWindow = true
      return false
    }
    if isEditable {
      guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    }
    // The keyboard comes first, then editing begins.
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    awaitsWindow = false
    guard isFirstResponder else { return true }
    if isBeingEdited {
      guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    }
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

  // MARK: UIKeyInput

  open var hasText: Bool { !runs.isEmpty }

  /// Types text in place of what is selected.
  open func insertText(_ text: String) { typed(text) }

  open func deleteBackward() { if isEditable { takeBack() } }

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

  open override func cut(_ sender: Any?) { if isEditable { cutSelection() } }

  open override func paste(_ sender: Any?) { if isEditable { pasteOverSelection() } }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }

  open override func delete(_ sender: Any?) { if isEditable { deleteSelection() } }

  // MARK: Notifications

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
