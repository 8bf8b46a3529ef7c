public import CoreGraphics
import QuartzCore

/// A row of dots, one a page, that of the current page stronger.
open class UIPageControl: UIControl {
  // Measured on a snapshot of iOS 15.5: dots 7.4 points wide, 17.67 from middle to middle, in a control
  // 26 points high.
  private static let dotSide: CGFloat = 7.4
  private static let spacing: CGFloat = 53.0 / 3 - 7.4
  private static let height: CGFloat = 26
  /// The most dots that are shown.
  private static let most = 1000

  private var dots: [UIView] = []
  /// Where the finger was when it last turned a page.
  private var start: CGFloat = 0

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      makeDots()
    }
  }

  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      currentPage = max(0, min(currentPage, numberOfPages - 1))
      showColors()
    }
  }

  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    /// A grey capsule.
    case prominent = 1
    case minimal = 2
  }

  /// Which way the control is being touched.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// Pressed once.
    case discrete = 1
    /// Dragged along.
    case continuous = 2
  }

  /// A grey capsule behind the dots, or none.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
  /// How the control is being touched.
  open private(set) var interactionState = InteractionState.none
  /// False: a finger that goes along the dots does not turn pages.
  open var allowsContinuousInteraction = true
  /// Instead of dots, a stencil; nil: dots.
  open var preferredIndicatorImage: UIImage? { didSet { makeDots() } }
  private var images: [Int: UIImage] = [:]
  private let capsule = UIView()

  /// Sets the picture of a page instead of its dot; nil: as for all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    makeDots()
  }

  /// The picture that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// True: no dot for a single page.
  open var hidesForSinglePage = false { didSet { showColors() } }
  /// The other pages' dots; nil: faint white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.pageTintColor)
      showColors()
    }
  }
  /// The current page's dot; nil: white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.currentPageTintColor)
      showColors()
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { readNibPageControl(coder) }
  }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(Self.most, numberOfPages)).map { page in
      if let image = images[page] ?? preferredIndicatorImage {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        addSubview(view)
        return view
      }
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dotSide / 2
      addSubview(dot)
      return dot
    }
    showColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showColors() {
    for (page, dot) in dots.enumerated() {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      if dot is UIImageView { dot.tintColor = color } else { dot.backgroundColor = color }
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }

  /// The size that the dots of so many pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * Self.dotSide + (count - 1) * Self.spacing), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pitch = Self.dotSide + Self.spacing
    let middle = CGFloat(dots.count - 1) / 2
    capsule.isHidden = backgroundStyle != .prominent
    if backgroundStyle == .prominent {
      if capsule.superview == nil { insertSubview(capsule, at: 0) }
      capsule.isUserInteractionEnabled = false
      capsule.backgroundColor = .systemFill
      let width = CGFloat(dots.count) * pitch + 20
      capsule.frame = CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - 13, width: width, height: 26)
      capsule.layer.cornerRadius = 13
    }
    for (page, dot) in dots.enumerated() {
      dot.center = CGPoint(
        x: bounds.midX + (isRightToLeft ? middle - CGFloat(page) : CGFloat(page) - middle) * pitch,
        y: bounds.midY)
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interactionState = .discrete
    start = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  /// A finger that goes along the dots turns a page for each.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let pitch = Self.dotSide + Self.spacing
    guard allowsContinuousInteraction, abs(x - start) >= pitch else { return true }
    interactionState = .continuous
    let old = currentPage
    currentPage = old + ((x > start) == isRightToLeft ? -1 : 1)
    start += x > start ? pitch : -pitch
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  /// A touch on the trailing half goes on, one on the leading half goes back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDragged = interactionState == .continuous
    interactionState = .none
    guard isTouchInside, !wasDragged, let touch else { return }
    let old = currentPage
    let isRight = touch.location(in: self).x >= bounds.midX
    currentPage = old + (isRight == isRightToLeft ? -1 : 1)
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A single tap on the dots is the control's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }
}
