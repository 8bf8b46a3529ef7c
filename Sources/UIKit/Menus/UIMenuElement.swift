public import CoreGraphics

/// Something in a menu: an action, or a menu of its own.
@MainActor
open class UIMenuElement: NSObject {
  /// What an action in a menu is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grey, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Red.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether there is a tick before an action.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  final var heldTitle: String
  final var heldImage: UIImage?
  /// Shown below the title.
  open var subtitle: String?

  init(_ title: String, _ image: UIImage?, subtitle: String?) {
    heldTitle = title
    heldImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// What it says.
  open var title: String { heldTitle }
  /// The picture at its end.
  open var image: UIImage? { heldImage }
}

/// A list of things to choose.
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a menu in a menu is like.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those around it, set apart.
    public static let displayInline = Options(rawValue: 1)
    /// Red.
    public static let destructive = Options(rawValue: 2)
    /// Of its actions one is ticked; choosing another one ticks that.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Tells the menu apart; of no other menu unless given.
  public let identifier: Identifier
  /// What it is like in another menu.
  public let options: Options
  /// What can be chosen.
  public let children: [UIMenuElement]

  /// A menu of these elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(title)")
    self.options = options
    self.children = children
    super.init(title, image, subtitle: subtitle)
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The actions of the menu that are ticked, those of menus that are shown inside it too.
  open var selectedElements: [UIMenuElement] { ownActions.filter { $0.state == .on } }
}

/// Elements that are asked for when their menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keeps: Bool
  private var kept: [UIMenuElement]?

  /// Elements that `elementProvider` hands to the closure that it gets, at once or later; asked for once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(elementProvider, keeps: true) }

  private init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, keeps: Bool
  ) {
    provider = elementProvider
    self.keeps = keeps
    super.init("", nil, subtitle: nil)
  }

  /// Elements that `elementProvider` hands to the closure that it gets; asked for each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, keeps: false) }

  /// Asks for the elements; `show` gets them.
  final func ask(_ show: @escaping ([UIMenuElement]) -> Void) {
    if let kept { return show(kept) }
    provider { [weak self] elements in
      if let self, self.keeps { self.kept = elements }
      show(elements)
    }
  }
}
