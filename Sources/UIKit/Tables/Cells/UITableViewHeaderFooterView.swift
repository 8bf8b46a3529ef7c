public import CoreGraphics

/// A header or footer of a section, used again like cells: a text, or views of one's own in `contentView`.
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  private let content = CellContentView()
  private lazy var mainLabel: UILabel = makeLabel(.boldSystemFont(ofSize: 17))
  private lazy var secondLabel: UILabel = makeLabel(.systemFont(ofSize: 13))
  private var hasMainLabel = false
  private var hasSecondLabel = false

  /// A view of that name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// The view that a xib describes; without one an empty view without a name.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? NibCoder)?.string("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? NibCoder else { return }
    if let element = coder.child(key: "contentView") { coder.loading.read(element, into: content) }
    if let view = coder.child(key: "backgroundView") { backgroundView = coder.loading.view(view) }
  }

  /// A view that a table makes of a class it was told: through the class's own `init(reuseIdentifier:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    addSubview(content)
    sendSubviewToBack(content)
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    content.addSubview(label)
    return label
  }

  /// Where views of one's own belong.
  open var contentView: UIView { content }

  /// The text; made when it is first asked for.
  open var textLabel: UILabel? {
    if !hasMainLabel {
      hasMainLabel = true
      setNeedsLayout()
    }
    return mainLabel
  }

  /// A second text, below.
  open var detailTextLabel: UILabel? {
    if !hasSecondLabel {
      hasSecondLabel = true
      secondLabel.textColor = .secondaryLabel
      setNeedsLayout()
    }
    return secondLabel
  }

  /// Lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// What the text and the picture look like, instead of setting each.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.show(contentConfiguration, in: content)
      setNeedsLayout()
    }
  }
  private let configured = ConfiguredContent()

  /// A configuration that looks like a header, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .plainHeader()
  }

  /// What lies behind the content, instead of a view behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configured.show(backgroundConfiguration, behind: self)
      setNeedsLayout()
    }
  }

  /// True: the content follows what the view is like.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True: the background follows what the view is like.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Gives a view its configurations.
  public typealias ConfigurationUpdateHandler =
    (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// Called when what the view is like has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the view is like.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Has the configurations brought up to date before the view is seen again.
  open func setNeedsUpdateConfiguration() {
    configured.isDue = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let old = contentConfiguration {
      contentConfiguration = old.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let old = backgroundConfiguration {
      backgroundConfiguration = old.updated(for: state)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard configured.isDue else { return }
    configured.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The view is about to stand for another section.
  open func prepareForReuse() {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = configured.height(in: targetSize.width, vertical) {
      return CGSize(width: targetSize.width, height: height)
    }
    if !content.constraints.isEmpty {
      return content.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if !constraints.isEmpty {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let heights = shownLabels.map { $0.sizeThatFits(CGSize(width: targetSize.width, height: 0)) }
    let height = heights.reduce(0) { $0 + $1.height }
    return CGSize(width: targetSize.width, height: height > 0 ? max(28, height + 8) : 0)
  }

  /// The labels that are shown, from the top.
  private var shownLabels: [UILabel] {
    (hasMainLabel ? [mainLabel] : []) + (hasSecondLabel ? [secondLabel] : [])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    content.frame = bounds
    for view in [backgroundView, configured.background] { view?.frame = bounds }
    layOutLabels()
  }

  /// Places the texts that the class itself has.
  func layOutLabels() {
    let heights = shownLabels.map(\.intrinsicContentSize.height)
    var y = content.bounds.midY - heights.reduce(0, +) / 2
    for (label, height) in zip(shownLabels, heights) {
      label.frame = CGRect(
        x: 15, y: y, width: max(0, content.bounds.width - 30), height: height)
      y += height
    }
  }
}

/// The content of a row, a header or a footer: its margins are those of a table.
final class CellContentView: UIView {
  override var initialMargins: UIEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}
