public import CoreGraphics

/// What responders tell a reader of the screen, to be overridden. Held; nobody reads here.
@MainActor
open class AccessibleResponder: KeyValueResponder, AccessibleObject {
  public final var accessibilityDescription = AccessibilityDescription()

  private var details: AccessibilityDetails {
    get { accessibilityDescription.details }
    set { accessibilityDescription.details = newValue }
  }

  // MARK: What it is

  open var isAccessibilityElement: Bool {
    get { accessibilityDescription.isElement }
    set { accessibilityDescription.isElement = newValue }
  }

  open var accessibilityLabel: String? {
    get { accessibilityDescription.label }
    set { accessibilityDescription.label = newValue }
  }

  open var accessibilityHint: String? {
    get { accessibilityDescription.hint }
    set { accessibilityDescription.hint = newValue }
  }

  open var accessibilityValue: String? {
    get { accessibilityDescription.value }
    set { accessibilityDescription.value = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { accessibilityDescription.identifier }
    set { accessibilityDescription.identifier = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityDescription.traits }
    set { accessibilityDescription.traits = newValue }
  }

  /// The label with how it is spoken; without attributes here.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The hint with how it is spoken; without attributes here.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value with how it is spoken; without attributes here.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The language it is read in; nil: the app's.
  open var accessibilityLanguage: String? {
    get { details.language }
    set { details.language = newValue }
  }

  /// What the user can say to mean it; its label unless set.
  open var accessibilityUserInputLabels: [String]? {
    get { details.spokenLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { details.spokenLabels = newValue }
  }

  /// Whether it does something when it is touched; where it is an element that is no text, unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { details.respondsToUser ?? !accessibilityTraits.contains(.staticText) }
    set { details.respondsToUser = newValue }
  }

  // MARK: Where it is

  /// Where it is on the screen, points; a view's own frame unless set.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = details.frame { return frame }
      guard let view = self as? UIView, view.window != nil else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    }
    set { details.frame = newValue }
  }

  /// Its outline on the screen, where that is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { details.path }
    set { details.path = newValue }
  }

  /// Where on the screen it is touched; its middle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = details.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { details.activationPoint = newValue }
  }

  // MARK: What it holds

  /// The elements inside, in the order in which they are read; nil: the views.
  open var accessibilityElements: [Any]? {
    get { details.elements }
    set { details.elements = newValue }
  }

  /// How many elements it holds.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at that index of the order; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// The index of `element` in the order; `NSNotFound` where it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? NSNotFound
  }

  /// True: a reader passes over what is inside.
  open var accessibilityElementsHidden: Bool {
    get { details.elementsAreHidden }
    set { details.elementsAreHidden = newValue }
  }

  /// True: a reader passes over what is beside it.
  open var accessibilityViewIsModal: Bool {
    get { details.isModal }
    set { details.isModal = newValue }
  }

  /// True: what is inside is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { details.groupsChildren }
    set { details.groupsChildren = newValue }
  }

  /// How a reader goes through what is inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { details.navigationStyle }
    set { details.navigationStyle = newValue }
  }

  /// What it is for what is inside.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { details.containerType }
    set { details.containerType = newValue }
  }

  /// What heads it.
  open var accessibilityHeaderElements: [Any]? {
    get { details.headers }
    set { details.headers = newValue }
  }

  // MARK: What can be done

  /// What can be done beside touching it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { details.actions }
    set { details.actions = newValue }
  }

  /// By what else its content can be gone through.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { details.rotors }
    set { details.rotors = newValue }
  }

  /// A reader of the screen would ask for more of an adjustable thing; nobody reads here.
  open func accessibilityIncrement() {}
  /// A reader of the screen would ask for less of an adjustable thing; nobody reads here.
  open func accessibilityDecrement() {}
  /// True where it does what a tap does.
  open func accessibilityActivate() -> Bool { false }
  /// True where it closes what is in front.
  open func accessibilityPerformEscape() -> Bool { false }
  /// True where it does what matters most.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// True where it scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// A reader came to it.
  open func accessibilityElementDidBecomeFocused() {}
  /// A reader went on.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a reader is at it.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// True: it is shown as it is where a user has colours inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { details.ignoresInvertColors }
    set { details.ignoresInvertColors = newValue }
  }
}
