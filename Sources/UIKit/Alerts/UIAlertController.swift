public import CoreGraphics
import VirtualTime

/// Tells something, or asks for a choice, over everything else.
///
/// The view is the card that is shown. It looks as on iOS 15.
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable {
    /// From below, the actions under one another.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// How urgent it is; nothing depends on it.
  public enum Severity: Int, Sendable {
    case `default` = 0
    case critical = 1
  }

  /// Where it is shown.
  open private(set) var preferredStyle = Style.actionSheet
  /// How urgent it is; nothing depends on it on phones.
  open var severity = Severity.default

  /// What it says below the title.
  open var message: String? { didSet { showContent() } }

  open override var title: String? { didSet { showContent() } }

  /// What can be chosen, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action in bold; nil: the one that leaves everything as it is.
  open var preferredAction: UIAlertAction? { didSet { showContent() } }

  /// An alert with these texts and nothing to choose yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// An action sheet without texts; both arguments are without effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds something to choose. Of actions that leave everything as it is there can be one; a second one,
  /// which ends the program on a phone, is left out.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      SceneContext.active.unsupported(
        "a second action of the style cancel, which ends the program on a phone",
        at: title ?? "an alert")
      return
    }
    actions.append(action)
    showContent()
  }

  // MARK: View

  /// The text fields.
  final var inputs: AlertInputs?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { textFields?.first?.becomeFirstResponder() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
  }

  /// The card; nil before it is loaded.
  final var panel: AlertPanel? { viewIfLoaded as? AlertPanel }

  open override func loadView() {
    let panel = AlertPanel(isSheet: preferredStyle == .actionSheet)
    for group in [panel.group, panel.cancelGroup] {
      group.choose = { [weak self] in self?.choose($0) }
    }
    view = panel
    panel.inputs = inputs
    showContent()
    panel.frame = CGRect(origin: .zero, size: size(in: UIScreen.main.bounds.size))
  }

  private func showContent() {
    guard let panel else { return }
    panel.show(title: title, message: message)
    let cancel = actions.first { $0.style == .cancel }
    panel.show(actions, preferred: preferredAction ?? cancel)
    // What is already shown grows or shrinks with its content.
    panel.superview?.setNeedsLayout()
  }

  /// The size of the card in a space of that size, unless constraints about it say otherwise.
  final func size(in space: CGSize) -> CGSize {
    guard let panel else { return .zero }
    let isSheet = preferredStyle == .actionSheet
    var width =
      isSheet
      ? max(0, min(space.width, space.height) - 2 * AlertMeasures.sheetMargin)
      : AlertMeasures.alertWidth
    var asked: CGFloat?
    for constraint in panel.constraints
    where constraint.firstItem === panel && constraint.secondItem == nil
      && constraint.relation == .equal
    {
      if constraint.firstAttribute == .width { width = constraint.constant }
      if constraint.firstAttribute == .height { asked = constraint.constant }
    }
    let margin = isSheet ? AlertMeasures.sheetMargin : AlertMeasures.alertMargin
    let room = max(0, space.height - 2 * margin)
    let fitting = panel.sizeThatFits(CGSize(width: width, height: room))
    return CGSize(width: width, height: asked ?? fitting.height)
  }

  // MARK: Choosing

  /// Told of what was touched before the alert goes.
  final var willChoose: ((UIAlertAction) -> Void)?

  /// Goes away, then tells the action.
  final func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    willChoose?(action)
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A finger came down beside the cards: what leaves everything as it is is chosen in a sheet.
  final func touchedOutside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  // MARK: Text fields

  /// The text fields, from the top; nil without any.
  open var textFields: [UITextField]? { inputs?.fields }

  /// Adds a text field, which `configurationHandler` gets. The first one has the keyboard when the alert is
  /// shown. Action sheets have none: there it is noted, and on a phone ends the program.
  open func addTextField(
    configurationHandler: (@MainActor (UITextField) -> Void)? = nil
  ) {
    guard preferredStyle == .alert else {
      SceneContext.active.unsupported(
        "a text field in an action sheet, which ends the program on a phone",
        at: title ?? "an alert")
      return
    }
    let inputs = self.inputs ?? AlertInputs(frame: .zero)
    self.inputs = inputs
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: AlertMeasures.messageText)
    inputs.add(field)
    configurationHandler?(field)
    panel?.inputs = inputs
    panel?.setNeedsLayout()
    panel?.superview?.setNeedsLayout()
  }
}
