import CoreGraphics

/// Told which button of an action sheet was touched. All methods are optional.
@MainActor
public protocol UIActionSheetDelegate: AnyObject {
  /// A button was touched; the sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The system has cancelled the sheet, which here it never does.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// The sheet is about to come.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go because of that button.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone because of that button.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}

/// The action sheet of iOS 2 to 7: what `UIAlertController` shows, with a delegate.
open class UIActionSheet: UIView {
  /// What it says above the buttons.
  open var title: String = ""
  /// Told which button was touched.
  open weak var delegate: (any UIActionSheetDelegate)?

  private let alert = OldAlert()

  /// A sheet with these buttons: in this order, the one that destroys and the one that leaves everything
  /// as it is.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// A sheet with these and other buttons, which have the numbers after those.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button; returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { alert.add(title) }

  /// What the button of that number says; nil for none.
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(buttonIndex) }

  /// How many buttons there are.
  open var numberOfButtons: Int { alert.titles.count }

  /// The number of the button that leaves everything as it is; -1: none.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }

  /// The number of the button that destroys; -1: none.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }

  /// The number of the first other button; -1: none.
  open var firstOtherButtonIndex: Int {
    alert.titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }

  /// True while it is shown.
  open var isVisible: Bool { alert.shown != nil }

  /// Shows it at the bottom of the screen, whatever `view` is.
  open func show(in view: UIView) {
    let controller = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    delegate?.willPresent(self)
    alert.show(controller, for: self) { self.chosen($0, isGone: $1, isTouched: true) }
    delegate?.didPresent(self)
  }

  /// Sends it away as if that button had been touched; `clickedButtonAt` is not called.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated) {
      self.chosen($0, isGone: $1, isTouched: false)
    }
  }

  private func chosen(_ index: Int, isGone: Bool, isTouched: Bool) {
    if isGone {
      delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    } else {
      if isTouched { delegate?.actionSheet(self, clickedButtonAt: index) }
      delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    }
  }
}
