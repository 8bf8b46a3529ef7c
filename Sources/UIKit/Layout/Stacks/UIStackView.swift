public import CoreGraphics

/// A view that sets its subviews in a row or a column, by constraints.
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; those that hug their content least grow, those that resist least shrink.
    case fill = 0
    /// They fill it, all of one length.
    case fillEqually = 1
    /// They fill it, in proportion to their content.
    case fillProportionally = 2
    /// The spaces between them are equal.
    case equalSpacing = 3
    /// The distances of their middles are equal.
    case equalCentering = 4
  }

  /// How the views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// In rows only.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// In rows only.
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// As a space after a view: the stack's.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The views that are arranged, in order; each a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  /// A row, unless changed to a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  /// How the views share the length of the stack.
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  /// How the views stand across the stack.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// Between neighbours, points; at least that where spaces are equal.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// True: the layout margins stay free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var spacesAfter: [(view: UIView, space: CGFloat)] = []

  /// A stack of no size that arranges `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = madeLayout
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = madeLayout
    if let coder = coder as? NibCoder { readNibStack(coder) }
  }

  /// Arranges `view` last, as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Arranges `view` before the one at `stackIndex`, as a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Does not arrange `view` any more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    spacesAfter.removeAll { $0.view === view }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the space after one view; `spacingUseDefault` for the stack's.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacesAfter.removeAll { $0.view === arrangedSubview }
    if spacing < Self.spacingUseDefault { spacesAfter.append((arrangedSubview, spacing)) }
    arrangementDidChange()
  }

  /// The space after one view; `spacingUseDefault` when it is the stack's.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacesAfter.first { $0.view === arrangedSubview }?.space ?? Self.spacingUseDefault
  }

  /// The space that is left after a view.
  final func space(after view: UIView) -> CGFloat {
    spacesAfter.first { $0.view === view }?.space ?? spacing
  }

  final func arrangementDidChange() { constraintsDidChange() }
}
