public import CoreGraphics
import QuartzCore

/// A bar with a field in which one types what one looks for.
open class UISearchBar: UIView, UITextInputTraits {
  /// How much of a bar is drawn around the field.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    /// The field alone.
    case minimal = 2
  }

  static let height: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let scopeHeight: CGFloat = 45

  // MARK: Content

  /// Asked and told; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is typed. Setting it tells nobody but a search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      listener.controller?.searchTextDidChange()
    }
  }

  /// Shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field; nil: none.
  open var prompt: String? { didSet { promptDidChange() } }

  /// The field.
  open private(set) lazy var searchTextField: UISearchTextField = makeField()

  // MARK: Look

  /// How much of a bar is drawn around the field.
  open var searchBarStyle: Style = .default { didSet { showColors() } }
  /// Whether the bar is as in the dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { showColors() } }
  /// The bar around the field; nil: that of bars.
  open var barTintColor: UIColor? { didSet { showColors() } }
  /// Stored; bars are opaque.
  open var isTranslucent = true
  /// In place of the bar around the field; an empty picture takes it away.
  open var backgroundImage: UIImage? { didSet { showColors() } }

  /// The button that ends the search.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that ends the search, or takes it away; animated, the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard isCancelShown != showsCancelButton else { return }
    layoutIfNeeded()
    isCancelShown = showsCancelButton
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  /// Titles of which one is chosen; nil: none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.show(scopeButtonTitles ?? [])
      scopesDidChange()
    }
  }

  /// The title that is chosen, counted from 0.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set { scopes.selected = newValue }
  }

  /// Whether titles are shown.
  open var showsScopeBar = false { didSet { scopesDidChange() } }

  // MARK: Keyboard

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// On top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Parts

  private let background = UIView()
  private let hairlines = [UIView(), UIView()]
  private let picture = UIImageView()
  private var promptLabel: UILabel?
  private var isCancelShown = false
  final let scopes = ScopeBar()
  final lazy var listener = SearchFieldListener(self)

  final lazy var cancelButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.listener.cancel() }, for: .touchUpInside)
    insertSubview(button, aboveSubview: searchTextField)
    return button
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibSearchBar(coder) }
  }

  private func setUp() {
    if bounds.height <= 0 { frame.size.height = Self.height }
    for view in [background, picture] + hairlines {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(searchTextField)
    addSubview(scopes)
    scopes.isHidden = true
    scopes.didChoose = { [weak self] in self?.listener.chose($0) }
    showColors()
  }

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField()
    field.delegate = listener
    field.addAction(
      UIAction { [weak self] _ in self?.listener.textDidChange() }, for: .editingChanged)
    return field
  }

  private func showColors() {
    let dark = UIColor(red: 22 / 255, green: 22 / 255, blue: 23 / 255, alpha: 1)
    background.backgroundColor =
      barTintColor
      ?? (barStyle == .default
        ? .onScreen(light: UIColor(white: 0.97, alpha: 1), dark: dark) : dark)
    picture.image = backgroundImage
    for view in [background] + hairlines {
      view.isHidden = searchBarStyle == .minimal || backgroundImage != nil || isInBar
    }
    for line in hairlines { line.backgroundColor = .separator }
  }

  /// True in a navigation bar, which draws the bar around.
  final var isInBar = false { didSet { showColors() } }

  private func promptDidChange() {
    if prompt != nil, promptLabel == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 15)
      label.textAlignment = .center
      label.textColor = .label
      promptLabel = label
      addSubview(label)
    }
    promptLabel?.text = prompt
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func scopesDidChange() {
    scopes.isHidden = !showsScopeBar || (scopeButtonTitles ?? []).isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : 19 }

  /// As high as field, titles and prompt are.
  final var wantedHeight: CGFloat {
    Self.height + promptHeight + (scopes.isHidden ? 0 : Self.scopeHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  override func layoutDirectionDidChange() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, UIScreen.main.scale)
    background.frame = bounds
    picture.frame = bounds
    hairlines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    hairlines[1].frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
    promptLabel?.frame = CGRect(x: 0, y: 6, width: bounds.width, height: promptHeight)
    let scope = scopes.isHidden ? 0 : Self.scopeHeight
    let room = bounds.height - promptHeight - scope
    let height = min(Self.fieldHeight, max(0, room))
    var right = bounds.width - Self.margin
    if isCancelShown || subviews.contains(where: { $0 is UIButton }) {
      let size = cancelButton.sizeThatFits(bounds.size)
      let width = max(size.width, 40)
      let x = isCancelShown ? bounds.width - width - Self.margin - 4 : bounds.width + Self.margin
      cancelButton.frame = directed(
        CGRect(x: x, y: promptHeight, width: width, height: room))
      cancelButton.alpha = isCancelShown ? 1 : 0
      if isCancelShown { right = x - Self.margin }
    }
    searchTextField.frame = directed(
      CGRect(
        x: Self.margin, y: promptHeight + (room - height) / 2,
        width: max(0, right - Self.margin), height: height))
    scopes.frame = CGRect(
      x: Self.margin, y: bounds.height - scope + 1, width: bounds.width - 2 * Self.margin,
      height: 32)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}
