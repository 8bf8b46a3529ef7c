public import CoreGraphics

/// A wheel above a scroll view's content. Pulling the content down far enough starts it and sends
/// `valueChanged`; `endRefreshing()` ends it.
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// How far the content is pulled to start, points.
  private static let pull: CGFloat = 100

  private let wheel = UIActivityIndicatorView(style: .gray)
  private let label = UILabel()

  /// True from the pull, or `beginRefreshing()`, to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// True: the room for the wheel is made when the finger lets go.
  private var owesRoom = false

  /// Shown below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// A control as high as it is shown.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? NibCoder else { return }
    if frame.isEmpty { frame.size = CGSize(width: 320, height: Self.height) }
    if let title = coder.attributedString("attributedTitle") { attributedTitle = title }
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.textAlignment = .center
    for view in [wheel, label] { addSubview(view) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let ownTintColor { wheel.color = ownTintColor }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Shows the wheel and holds room open for it. Nothing is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.alpha = 1
    wheel.startAnimating()
    // Under a finger the content stays where it is.
    owesRoom = scrollView?.isDragging == true
    if !owesRoom { scrollView?.contentInset.top += Self.height }
  }

  /// The finger that pulls is about to let go.
  func scrollViewWillLetGo() {
    guard owesRoom else { return }
    owesRoom = false
    scrollView?.contentInset.top += Self.height
  }

  /// Closes the room, in an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    let hasRoom = !owesRoom
    owesRoom = false
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.wheel.alpha = 0
      if hasRoom { self.scrollView?.contentInset.top -= Self.height }
    }
  }

  /// The content was dragged.
  func scrollViewDidPull() {
    guard let scrollView, !isRefreshing else { return }
    let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    wheel.alpha = min(1, max(0, pulled / Self.pull))
    guard pulled >= Self.pull, isEnabled else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Puts the control above the content.
  func place(in scrollView: UIScrollView) {
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  /// A control that is added as a view, as was done before iOS 10, is pulled like one that was set.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView, scrollView.refreshControl !== self else { return }
    scrollView.addedRefreshControl = self
    place(in: scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    label.frame = CGRect(x: 0, y: bounds.maxY - 24, width: bounds.width, height: 20)
  }
}

extension UIScrollView {
  /// The control above the content: the one that was set, else one that was added as a view.
  var shownRefreshControl: UIRefreshControl? {
    if let refreshControl { return refreshControl }
    return addedRefreshControl?.superview === self ? addedRefreshControl : nil
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    insertSubview(refreshControl, at: 0)
    refreshControl.place(in: self)
  }
}
