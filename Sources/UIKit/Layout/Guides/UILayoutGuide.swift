public import CoreGraphics
import VirtualTime

/// A rectangle in a view that constraints can be about and that shows nothing.
@MainActor
open class UILayoutGuide: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  /// Where the guide's rectangle comes from.
  enum Kind {
    /// From constraints.
    case free
    /// The view's bounds without its margins.
    case margins
    /// The view's bounds without what bars cover.
    case safeArea
    /// The view's bounds without its margins, no wider than is read with ease.
    case readable
    /// What the keyboard covers of the view's bounds, or below the safe area where it covers nothing.
    case keyboard
    /// A scroll view's bounds.
    case scrollFrame
    /// A scroll view's content.
    case scrollContent
  }

  /// The view that has the guide.
  public final internal(set) weak var owningView: UIView?

  /// A name to find the guide by.
  open var identifier = ""

  final let kind: Kind
  final var solvedFrame = CGRect.zero
  final var comparedAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// The rectangle in the view's space as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .free: return solvedFrame
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .readable: return view.bounds.inset(by: view.readableMargins)
    case .keyboard:
      let height = view.heightUnderKeyboard
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    case .scrollFrame: return view.bounds
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The side where content begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where content ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
