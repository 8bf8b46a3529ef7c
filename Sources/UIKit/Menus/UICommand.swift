public import CoreGraphics

/// Something in a menu that is a method of whoever has it, from the first responder on.
@MainActor
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// What the method finds in the command.
  public let propertyList: Any?
  /// What it is called in a list of all commands.
  open var discoverabilityTitle: String?
  /// What it is like in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether there is a tick before it.
  open var state: UIMenuElement.State

  /// A command that calls the method of that name.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title, image, subtitle: nil)
  }
}

/// A command by keys that are pressed together, which here nobody does.
open class UIKeyCommand: UICommand {
  /// The key by what it types, or one of the constants here.
  public let input: String?
  /// The keys that are down beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// True: it goes before what the system does with these keys.
  open var wantsPriorityOverSystemBehavior = false

  /// A command by `input` and the keys beside it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command by `input` and the keys beside it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// A set of menus. There is no menu bar, so that nobody builds any.
@MainActor
public protocol UIMenuSystem: AnyObject {
  /// Has the menus built again.
  func setNeedsRebuild()
  /// Has the commands validated again.
  func setNeedsRevalidate()
}

/// Changes the menus of a menu bar.
@MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: any UIMenuSystem { get }
  /// The menu of that identifier; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu beside another.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu beside another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
}
