public import CoreGraphics

/// A key or button that is down. No scene has any; here so that what handles them compiles.
@MainActor
open class UIPress: NSObject {
  /// Where a press is in its course.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Which button of a remote control it is.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// When it was last changed, scene seconds.
  open var timestamp: TimeInterval { 0 }
  /// Where it is in its course.
  open var phase: Phase { .began }
  /// Which button it is.
  open var type: PressType { .select }
  /// How hard it is pressed, 0…1.
  open var force: CGFloat { 0 }
  /// Who hears of it.
  open var responder: UIResponder? { nil }
  /// The window it is in.
  open var window: UIWindow? { nil }
  /// The key, where it is one.
  open var key: UIKey? { nil }
}

/// What the keys and buttons did at one moment.
@MainActor
open class UIPressesEvent: UIEvent {
  /// All that are down.
  open var allPresses: Set<UIPress> { [] }

  open override var type: EventType { .presses }
}

/// A key of a keyboard.
@MainActor
open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it would type alone.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that change what it means and are down.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Its position on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys that change what others mean.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
