public import CoreGraphics
import QuartzCore
import VirtualTime

/// A bar that fills from the leading side; 4 points high on a track of `systemFill`, as in pictures that
/// iOS 17 drew.
open class UIProgressView: UIView {
  /// Where the bar is used.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private let track = UIImageView(frame: .zero)
  private let bar = UIImageView(frame: .zero)

  /// Where the bar is used: 4 points high, in a bar 2.5.
  open var progressViewStyle: Style = .default { didSet { setNeedsLayout() } }
  /// How full the bar is, 0…1.
  open var progress: Float = 0 {
    didSet {
      SceneContext.check("progress", progress.isPlain, at: layer.readableName)
      let clamped = progress > 0 ? min(1, progress) : 0
      if clamped != progress { progress = clamped }
      setNeedsLayout()
    }
  }
  /// The full part; nil: the tint colour.
  open var progressTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.progressTintColor)
      showColors()
    }
  }
  /// The empty part; nil: grey.
  open var trackTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.trackTintColor)
      showColors()
    }
  }

  /// The full part; nil: a line in its colour.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// The empty part; nil: a line in its colour.
  open var trackImage: UIImage? { didSet { showColors() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibProgressView(coder) }
  }

  /// An empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  private func setUp() {
    isUserInteractionEnabled = false
    for part in [track, bar] { addSubview(part) }
    showColors()
  }

  private func showColors() {
    (track.image, bar.image) = (trackImage, progressImage)
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? .systemFill : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Fills the bar, in an animation if asked to.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = trackImage?.size.height ?? progressImage?.size.height ?? height
    let y = bounds.midY - height / 2
    track.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
    bar.frame = directed(
      CGRect(x: bounds.minX, y: y, width: bounds.width * CGFloat(progress), height: height))
    for part in [track, bar] { part.layer.cornerRadius = part.image == nil ? height / 2 : 0 }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
