public import CoreGraphics

/// One item of a collection: views of one's own in `contentView`, and what lies behind them.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where a storyboard goes when the item is chosen.
  final var selectionSegue: SegueTemplate?
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The cell that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibCell(coder) }
  }

  private func setUp() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Where views of one's own belong; as large as the cell.
  open var contentView: UIView { content }

  /// True while the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }

  /// True while a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

  /// Lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      fillBackgrounds()
    }
  }

  /// Lies behind the content of a selected or pressed cell, in front of `backgroundView`.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    let isShown = isSelected || isHighlighted
    if view.superview !== self {
      guard isShown else { return }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      view.frame = bounds
    }
    view.alpha = isShown ? 1 : 0
  }

  private func fillBackgrounds() {
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fillBackgrounds()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, content: content)
  }
}
