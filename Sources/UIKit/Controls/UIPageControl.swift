public import CoreGraphics
import QuartzCore

/// A row of dots, one a page, that of the current page stronger.
open class UIPageControl: UIControl {
  private static let dotSide: CGFloat = 7
  private static let spacing: CGFloat = 9
  private static let height: CGFloat = 37
  /// The most dots that are shown.
  private static let most = 1000

  private var dots: [UIView] = []

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
    dots = (0..<min(Self.most, numberOfPages)).map { _ in
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
      dot.backgroundColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
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
    for (page, dot) in dots.enumerated() {
      dot.center = CGPoint(
        x: bounds.midX + (CGFloat(page) - middle) * pitch, y: bounds.midY)
    }
  }

  /// A touch on the right half goes on, one on the left half goes back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage = old + (touch.location(in: self).x >= bounds.midX ? 1 : -1)
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A single tap on the dots is the control's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }
}
