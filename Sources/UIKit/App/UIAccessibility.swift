public import CoreGraphics

/// What the system does for people who need it otherwise; nothing of it is on here.
@MainActor
public enum UIAccessibility {
  /// What a reader of the screen is told; nobody reads here.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Nobody reads the screen here.
  public static func post(notification: Notification, argument: Any?) {}

  // Never posted: settings stay.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// What a thing on the screen is to a reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a view or an item tells a reader of the screen, and by what tests find it. Held; nobody reads here.
public struct AccessibilityDescription {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
}

/// Something that a reader of the screen could be told about.
@MainActor
public protocol AccessibleObject: AnyObject {
  /// What it tells.
  var accessibilityDescription: AccessibilityDescription { get set }
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

@available(swift, deprecated: 99, renamed: "UIAccessibility.isReduceMotionEnabled")
@MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }

@available(swift, deprecated: 99, renamed: "UIAccessibility.isVoiceOverRunning")
@MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
