import CoreGraphics

/// Told which button of an alert was touched. All methods are optional.
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was touched; the alert is about to go.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The system has cancelled the alert, which here it never does.
  func alertViewCancel(_ alertView: UIAlertView)
  /// The alert is about to come.
  func willPresent(_ alertView: UIAlertView)
  /// The alert has come.
  func didPresent(_ alertView: UIAlertView)
  /// The alert is about to go because of that button.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone because of that button.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The alert of iOS 2 to 7: what `UIAlertController` shows, with a delegate.
open class UIAlertView: UIView {
  /// Which text fields there are.
  public enum Style: Int, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3
  }

  /// Which text fields there are.
  open var alertViewStyle = Style.default {
    didSet { if alertViewStyle != oldValue { makeFields() } }
  }
  private var fields: [UITextField] = []

  /// The text field of that number, from the top; nil for none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeFields() {
    let placeholders: [(String?, isSecure: Bool)] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [("Login", false), ("Password", true)]
      }
    fields = placeholders.map { placeholder, isSecure in
      let field = UITextField(frame: .zero)
      field.font = .systemFont(ofSize: AlertMeasures.messageText)
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      return field
    }
  }

  /// What it says first.
  open var title: String = ""
  /// What it says below.
  open var message: String?
  /// Told which button was touched.
  open weak var delegate: AnyObject?

  private let alert = OldAlert()

  /// An alert with these texts and a button to send it away.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as AnyObject?
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert with these texts, a button to send it away and others, which have the numbers after that one's.
  public convenience init(
    title: String, message: String, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
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

  /// The number of the first other button; -1: none.
  open var firstOtherButtonIndex: Int {
    alert.titles.indices.first { $0 != alert.cancelIndex } ?? -1
  }

  /// True while it is shown.
  open var isVisible: Bool { alert.shown != nil }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows it over everything.
  open func show() {
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if !fields.isEmpty {
      let inputs = AlertInputs(frame: .zero)
      for field in fields { inputs.add(field) }
      controller.inputs = inputs
    }
    told?.willPresent(self)
    alert.show(controller, for: self) { self.chosen($0, isGone: $1, isTouched: true) }
    told?.didPresent(self)
  }

  /// Sends it away as if that button had been touched; `clickedButtonAt` is not called.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated) {
      self.chosen($0, isGone: $1, isTouched: false)
    }
  }

  private func chosen(_ index: Int, isGone: Bool, isTouched: Bool) {
    if isGone {
      told?.alertView(self, didDismissWithButtonIndex: index)
    } else {
      if isTouched { told?.alertView(self, clickedButtonAt: index) }
      told?.alertView(self, willDismissWithButtonIndex: index)
    }
  }
}
