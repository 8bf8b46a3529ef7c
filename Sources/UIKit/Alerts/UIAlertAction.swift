import CoreGraphics

/// One thing to choose in an alert or an action sheet.
@MainActor
open class UIAlertAction: NSObject {
  /// What choosing it does, as the text shows it.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes something; red.
    case destructive = 2
  }

  /// The text to touch.
  public final let title: String?
  /// What choosing it does.
  public final let style: Style
  /// False: it is grey and cannot be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { group?.setNeedsLayout() } }
  }

  /// Called once the alert is away.
  final let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Where it is shown.
  final weak var group: AlertActionGroup?

  /// An action that calls `handler` when it is chosen, after the alert has gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
