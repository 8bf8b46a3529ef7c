public import CoreGraphics

/// Something that can be done with a row, shown when it is pulled to the side.
@MainActor
open class UIContextualAction: NSObject {
  /// What it does, as its colour shows it.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Called with the action, the button that was touched, and what is to be called at the end: with true
  /// when it was done.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ done: @escaping (Bool) -> Void
    )
    -> Void

  /// What it does.
  public final let style: Style
  /// Called when it is touched.
  public final let handler: Handler
  /// The text of the button; below the picture where there is one.
  open var title: String?
  /// Behind the button: red where it destroys, else grey, unless set.
  open var backgroundColor: UIColor!
  /// Above the text.
  open var image: UIImage?

  /// An action that calls `handler` when it is touched.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// What can be done with a row at one side.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public final let actions: [UIContextualAction]
  /// True: pulled all the way, the first action is done.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that can be done with a row, of iOS 8 to 12.
@MainActor
open class UITableViewRowAction: NSObject {
  /// What it does, as its colour shows it.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    /// As `default`.
    public static let destructive = Style.default
  }

  /// What it does.
  public final let style: Style
  /// The text of the button.
  open var title: String?
  /// Behind the button: red where it destroys, else grey, unless set.
  open var backgroundColor: UIColor?
  /// Stored: the button is not blurred.
  open var backgroundEffect: UIVisualEffect?

  final let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// An action that calls `handler` when it is touched.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
