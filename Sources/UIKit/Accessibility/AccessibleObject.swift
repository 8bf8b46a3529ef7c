import CoreGraphics

/// What a view or an item tells a reader of the screen, and by what tests find it. Held; nobody reads here.
public struct AccessibilityDescription {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []

  private final class Box {
    let details: AccessibilityDetails

    init(_ details: AccessibilityDetails) { self.details = details }
  }

  private var box: Box?

  /// What few objects tell.
  var details: AccessibilityDetails {
    get { box?.details ?? AccessibilityDetails() }
    set { box = Box(newValue) }
  }
}

/// What few objects tell a reader of the screen, apart so that the others need no room for it.
struct AccessibilityDetails {
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUser: Bool?
  var spokenLabels: [String]?
  var headers: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors = false
}

/// Something that a reader of the screen could be told about.
@MainActor
public protocol AccessibleObject: AnyObject {
  /// What it tells.
  var accessibilityDescription: AccessibilityDescription { get set }
  /// Whether a reader stops at it.
  var isAccessibilityElement: Bool { get set }
  /// What it is called.
  var accessibilityLabel: String? { get set }
  /// What it is for.
  var accessibilityHint: String? { get set }
  /// What it is set to.
  var accessibilityValue: String? { get set }
  /// By what tests, and a script's taps, find it.
  var accessibilityIdentifier: String? { get set }
  /// What kind of thing it is.
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension AccessibleObject {
  /// Whether a reader stops at it.
  public var isAccessibilityElement: Bool {
    get { accessibilityDescription.isElement }
    set { accessibilityDescription.isElement = newValue }
  }

  /// What it is called.
  public var accessibilityLabel: String? {
    get { accessibilityDescription.label }
    set { accessibilityDescription.label = newValue }
  }

  /// What it is for.
  public var accessibilityHint: String? {
    get { accessibilityDescription.hint }
    set { accessibilityDescription.hint = newValue }
  }

  /// What it is set to.
  public var accessibilityValue: String? {
    get { accessibilityDescription.value }
    set { accessibilityDescription.value = newValue }
  }

  /// By what tests, and a script's taps, find it.
  public var accessibilityIdentifier: String? {
    get { accessibilityDescription.identifier }
    set { accessibilityDescription.identifier = newValue }
  }

  /// What kind of thing it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityDescription.traits }
    set { accessibilityDescription.traits = newValue }
  }
}
