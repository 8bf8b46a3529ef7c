public import CoreGraphics

/// One item of a collection: views of one's own in `contentView`, and what lies behind them.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where a storyboard goes when the item is chosen.
  final var selectionSegue: SegueTemplate?
  private lazy var content: UIView = makeContentView()
  private let configured = ConfiguredContent()

  /// The view that `contentView` is.
  func makeContentView() -> UIView { UIView() }

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
  open var isSelected = false { didSet { if isSelected != oldValue { conditionDidChange() } } }

  /// True while a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { conditionDidChange() } }
  }

  private func conditionDidChange() {
    showSelection()
    setNeedsUpdateConfiguration()
  }

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

  // MARK: Configurations

  /// What the content is, instead of views in `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.show(contentConfiguration, in: content)
      setNeedsLayout()
    }
  }

  /// What lies behind the content, instead of the colour and the views behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      showBackground(backgroundConfiguration)
      setNeedsLayout()
    }
  }

  /// Shows a background without its being that of the cell's configuration.
  final func showBackground(_ configuration: UIBackgroundConfiguration?) {
    configured.show(configuration, behind: self)
    showSelection()
  }

  /// A configuration that looks like the background of a cell where this one lies.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// True: the content follows what the cell is like.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True: the background follows what the cell is like.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Gives a cell its configurations.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// Called when what the cell is like has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell is like.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isExpanded = isExpanded
    state.isSwiped = collection?.swipe?.cell === self
    state.isReordering = collection?.isMoving(self) ?? false
    return state
  }

  /// The collection that shows the cell.
  final var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UICollectionView }
      .first
  }

  /// True while the collection is edited.
  final var isInEditing = false {
    didSet { if isInEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// True while the items below the cell's in an outline are shown.
  final var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Has the configurations brought up to date before the cell is seen again.
  open func setNeedsUpdateConfiguration() {
    configured.isDue = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let old = contentConfiguration {
      contentConfiguration = old.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let old = backgroundConfiguration {
      backgroundConfiguration = old.updated(for: state)
    }
  }

  final func updateConfigurationIfNeeded() {
    guard configured.isDue else { return }
    configured.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The view that shows the content's configuration.
  final var configuredView: (any UIView & UIContentView)? { configured.view }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    // A background configuration follows the state itself.
    let isShown = (isSelected || isHighlighted) && configured.background == nil
    if view.superview !== self {
      guard isShown else { return }
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      view.frame = bounds
    }
    view.alpha = isShown ? 1 : 0
  }

  private func fillBackgrounds() {
    for view in [backgroundView, selectedBackgroundView, configured.background] {
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
    updateConfigurationIfNeeded()
    fillBackgrounds()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard let view = configured.view else { return fitted(layoutAttributes, content: content) }
    let (attributes, flexible) = (layoutAttributes.copied, layoutAttributes.isFlexible)
    guard flexible.width || flexible.height else { return attributes }
    let around = CGSize(
      width: bounds.width - content.bounds.width, height: bounds.height - content.bounds.height)
    let size = attributes.size
    let fitting = view.systemLayoutSizeFitting(
      CGSize(
        width: max(0, size.width - around.width), height: max(0, size.height - around.height)),
      withHorizontalFittingPriority: flexible.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: flexible.height ? .fittingSizeLevel : .required)
    if flexible.width, fitting.width > 0 { attributes.size.width = fitting.width + around.width }
    if flexible.height, fitting.height > 0 {
      attributes.size.height = fitting.height + around.height
    }
    return attributes
  }
}
