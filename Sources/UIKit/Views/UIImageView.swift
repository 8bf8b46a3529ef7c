public import CoreGraphics
import QuartzCore

/// A picture, placed by `contentMode`.
open class UIImageView: UIView {
  /// What is shown.
  open var image: UIImage? { didSet { showImage() } }

  /// A view as large as `image`, with its origin at zero.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Template images take the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { showImage() }
  }

  private func showImage() {
    let shown =
      image?.renderingMode == .alwaysTemplate ? image?.stenciled(with: tintColor) : image
    layer.contents = shown?.uprightPixels
    if let shown { layer.contentsScale = shown.scale }
    invalidateIntrinsicContentSize()
  }
}
