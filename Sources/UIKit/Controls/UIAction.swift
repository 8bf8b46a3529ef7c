import CoreGraphics
import VirtualTime

/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a name, as controls and menus take it.
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Shown where the action has a title.
  open override var title: String {
    get { heldTitle }
    set { heldTitle = newValue }
  }
  /// Shown where the action has a picture.
  open override var image: UIImage? {
    get { heldImage }
    set { heldImage = newValue }
  }
  /// What it is like in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether there is a tick before it in a menu.
  open var state: UIMenuElement.State
  /// Stored: shown where keys are listed.
  open var discoverabilityTitle: String?
  /// Tells the action apart; one of its own unless given.
  public let identifier: Identifier
  /// Who sent the action that is running.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// An action that runs `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? ActionNumbers.active.next()
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title, image, subtitle: subtitle)
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Counts the actions that were made without an identifier.
@MainActor
private final class ActionNumbers {
  private var count = 0

  static var active: ActionNumbers { SceneContext.active.service { ActionNumbers() } }

  func next() -> UIAction.Identifier {
    count += 1
    return UIAction.Identifier("action-\(count)")
  }
}
