import CoreGraphics

// The spellings of Swift 2 to 4.1 of alerts.

@available(swift, deprecated: 99, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

@available(swift, deprecated: 99, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

extension UIAlertController.Style {
  @available(swift, deprecated: 99, renamed: "alert")
  public static let Alert = UIAlertController.Style.alert

  @available(swift, deprecated: 99, renamed: "actionSheet")
  public static let ActionSheet = UIAlertController.Style.actionSheet
}

extension UIAlertAction.Style {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = UIAlertAction.Style.default

  @available(swift, deprecated: 99, renamed: "cancel")
  public static let Cancel = UIAlertAction.Style.cancel

  @available(swift, deprecated: 99, renamed: "destructive")
  public static let Destructive = UIAlertAction.Style.destructive
}

@available(swift, deprecated: 99, renamed: "UIAlertView.Style")
public typealias UIAlertViewStyle = UIAlertView.Style

extension UIAlertView.Style {
  @available(swift, deprecated: 99, renamed: "plainTextInput")
  public static let PlainTextInput = UIAlertView.Style.plainTextInput
}

extension UIAlertController {
  @available(swift, deprecated: 99, renamed: "addTextField(configurationHandler:)")
  public final func addTextFieldWithConfigurationHandler(
    _ configurationHandler: (@MainActor (UITextField) -> Void)?
  ) { addTextField(configurationHandler: configurationHandler) }
}

extension UIAlertView {
  @available(swift, deprecated: 99, renamed: "addButton(withTitle:)")
  @discardableResult
  public final func addButtonWithTitle(_ title: String?) -> Int { addButton(withTitle: title) }

  @available(swift, deprecated: 99, renamed: "buttonTitle(at:)")
  public final func buttonTitleAtIndex(_ buttonIndex: Int) -> String? {
    buttonTitle(at: buttonIndex)
  }
}

extension UIActionSheet {
  @available(swift, deprecated: 99, renamed: "addButton(withTitle:)")
  @discardableResult
  public final func addButtonWithTitle(_ title: String?) -> Int { addButton(withTitle: title) }

  @available(swift, deprecated: 99, renamed: "show(in:)")
  public final func showInView(_ view: UIView) { show(in: view) }

  @available(swift, deprecated: 99, renamed: "buttonTitle(at:)")
  public final func buttonTitleAtIndex(_ buttonIndex: Int) -> String? {
    buttonTitle(at: buttonIndex)
  }
}
