import CoreGraphics
import VirtualTime

/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a name, as controls take it.
@MainActor
open class UIAction: NSObject {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Shown where the action has a title.
  open var title: String
  /// Shown where the action has a picture.
  open var image: UIImage?
  /// Tells the action apart; one of its own unless given.
  public let identifier: Identifier
  /// Who sent the action that is running.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// An action that runs `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? ActionNumbers.active.next()
    self.handler = handler
    super.init()
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
