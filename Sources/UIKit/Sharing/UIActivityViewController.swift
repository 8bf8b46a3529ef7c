public import CoreGraphics

/// Offers what can be done with some things, in a sheet as of iOS 15. There are no other apps here: it offers
/// to copy them, and the app's own activities.
open class UIActivityViewController: UIViewController {
  /// Called when the sheet has gone: by which activity, whether that was completed, what it returned, what
  /// went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the sheet has gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Called when the sheet has gone, before iOS 8.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  /// Kinds of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Held: nothing collaborates here.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private lazy var heldPopover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  private let header = SharedItemHeader()
  private let list = UIScrollView()
  private let group = UIView()
  private var rows: [ActivityRow] = []
  private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)
  private var isOver = false

  /// A sheet for these things: texts, addresses, pictures, or sources of such.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (items, ownActivities) = ([], [])
    super.init(coder: coder)
  }

  /// Where it would come out of on a tablet; held, as it is a sheet here.
  open override var popoverPresentationController: UIPopoverPresentationController? { heldPopover }

  override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenting)
    sheet.detents = [.medium(), .large()]
    return sheet
  }

  // MARK: Activities

  /// The things as they are before one knows what is done with them.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// The things for that activity.
  private func items(for activity: UIActivity) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  /// What is offered: the system's first.
  final var offered: [UIActivity] {
    let shown = placeholders
    return ([CopyActivity()] + ownActivities).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: shown)
    }
  }

  private func choose(_ activity: UIActivity) {
    activity.sheet = self
    activity.prepare(withActivityItems: items(for: activity))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// An activity is over: the sheet goes with what that has shown.
  final func activity(_ activity: UIActivity, didFinish isCompleted: Bool) {
    outcome = (activity.activityType, isCompleted)
    (presentingViewController ?? self).dismiss(animated: true)
  }

  private func close() { (presentingViewController ?? self).dismiss(animated: true) }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil, !isOver else { return }
    isOver = true
    completionWithItemsHandler?(outcome.type, outcome.isCompleted, nil, nil)
    completionHandler?(outcome.type, outcome.isCompleted)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .both(
      UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1),
      UIColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1))
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .never
    view.addSubview(list)
    group.layer.cornerRadius = 10
    group.layer.cornerCurve = .continuous
    group.clipsToBounds = true
    group.backgroundColor = .both(.white, UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1))
    list.addSubview(group)
    header.show(
      items.first.map { first in
        let placeholder = (first as? any UIActivityItemSource).map {
          $0.activityViewControllerPlaceholderItem(self)
        }
        return placeholder ?? first
      })
    header.close = { [weak self] in self?.close() }
    view.addSubview(header)
    rows = offered.map { activity in
      ActivityRow(activity) { [weak self] in self?.choose(activity) }
    }
    for row in rows { group.addSubview(row) }
    rows.last?.hasLine = false
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: SharedItemHeader.height)
    list.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width,
      height: max(0, bounds.height - header.frame.maxY))
    let width = max(0, bounds.width - 32)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * ActivityRow.height, width: width, height: ActivityRow.height)
    }
    group.frame = CGRect(
      x: 16, y: 16, width: width, height: CGFloat(rows.count) * ActivityRow.height)
    list.contentSize = CGSize(
      width: bounds.width, height: group.frame.maxY + 16 + safe.bottom)
  }
}
