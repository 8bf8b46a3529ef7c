public import CoreGraphics
import QuartzCore

/// A picture, or a row of them one after the other, placed by `contentMode`.
open class UIImageView: UIView {
  /// What is shown.
  open var image: UIImage? { didSet { showImage() } }

  /// What is shown while the view is highlighted; nil: `image`.
  open var highlightedImage: UIImage? { didSet { showImage() } }

  /// True: `highlightedImage` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// Shown one after the other by `startAnimating()`, instead of `image`.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  /// The same while the view is highlighted; nil: `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  /// Seconds for all of `animationImages` once; 0: a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0

  /// How many times `animationImages` are shown; 0: for ever.
  open var animationRepeatCount = 0

  private var setsContentsCenter = false
  /// True while an animated picture is shown.
  private var showsFrames = false
  private static let animationKey = "animationImages"

  /// A view as large as `image`, with its origin at zero.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// A view as large as `image`, with its origin at zero.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    if let coder = coder as? NibCoder { readNibImageView(coder) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// What the picture has inside the edges that layout leaves out of account.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Template images take the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isStencil == true { showImage() }
  }

  /// True from `startAnimating()` until the pictures have been shown as often as they are to.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// Shows `animationImages` one after the other.
  open func startAnimating() {
    let shown = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = shown, !images.isEmpty, !isAnimating else { return }
    let seconds = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    animate(images, seconds: seconds, count: animationRepeatCount)
  }

  private func animate(_ images: [UIImage], seconds: TimeInterval, count: Int) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = images.compactMap { upright($0) }
    animation.duration = seconds
    animation.repeatCount = count > 0 ? Float(count) : .infinity
    if image == nil { layer.contentsScale = images[0].scale }
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Shows `image` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  override func appearanceColorsDidChange() {
    if image?.asset?.hasVariants == true || shownImage?.isStencil == true { showImage() }
  }

  /// Those of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  private var shownImage: UIImage? {
    var image = isHighlighted ? highlightedImage ?? self.image : self.image
    if let asset = image?.asset, asset.hasVariants { image = asset.image(with: traitCollection) }
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    let own = image.symbolConfiguration
    return image.withConfiguration(
      own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
  }

  /// How symbols are drawn that do not say it themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { showImage() } }

  override func layoutDirectionDidChange() {
    if shownImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
  }

  private func upright(_ image: UIImage) -> CGImage? {
    let image =
      image.flipsForRightToLeftLayoutDirection && isRightToLeft
      ? image.withHorizontallyFlippedOrientation() : image
    return image.isStencil
      ? image.stenciled(with: tintColor).uprightPixels : image.uprightPixels
  }

  private func showImage() {
    withTraits { layer.contents = shownImage.flatMap { upright($0) } }
    if let shownImage { layer.contentsScale = shownImage.scale }
    if showsFrames { stopAnimating() }
    showsFrames = shownImage?.images != nil && animationImages == nil
    if showsFrames, let shownImage, let images = shownImage.images {
      animate(images, seconds: shownImage.duration, count: 0)
    }
    let part = shownImage?.stretchedPart ?? UIImage.wholePart
    // One that was set on the layer itself stays.
    if setsContentsCenter || part != UIImage.wholePart { layer.contentsCenter = part }
    setsContentsCenter = part != UIImage.wholePart
    invalidateIntrinsicContentSize()
  }
}
