import CoreGraphics
import QuartzCore

/// The parts that a button with a configuration has beside its own.
@MainActor
final class ConfiguredParts {
  let background = ConfiguredBackground(.clear())
  let subtitle = UILabel()
  let wheel = UIActivityIndicatorView(style: .medium)

  init(in button: UIButton) {
    button.insertSubview(background, at: 0)
    for view in [subtitle, wheel] as [UIView] {
      view.isUserInteractionEnabled = false
      button.addSubview(view)
    }
  }

  func remove() {
    for view in [background, subtitle, wheel] as [UIView] { view.removeFromSuperview() }
  }
}

extension UIButton {
  private func look(_ configuration: Configuration) -> ButtonConfigurationLook {
    ButtonConfigurationLook(configuration: configuration, state: state, tint: tintColor)
  }

  /// Shows the configuration in the button's state.
  final func showConfiguration(_ configuration: Configuration) {
    let parts = configuredParts ?? ConfiguredParts(in: self)
    configuredParts = parts
    let look = look(configuration)
    var background = look.background
    background.cornerRadius = look.cornerRadius(height: bounds.height)
    parts.background.show(background)
    let plain = currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    label.numberOfLines = 0
    label.attributedText = look.title(or: plain)
    parts.subtitle.numberOfLines = 0
    parts.subtitle.attributedText = look.subtitle
    let image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
    picture.image =
      image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
    parts.wheel.color =
      configuration.activityIndicatorColorTransformer?(look.foreground) ?? look.foreground
    if configuration.showsActivityIndicator {
      parts.wheel.startAnimating()
    } else {
      parts.wheel.stopAnimating()
    }
    for view in [label, picture, parts.subtitle, parts.background] as [UIView] {
      view.alpha = look.alpha
    }
    self.background.image = currentBackgroundImage
    let alignment: NSTextAlignment =
      switch configuration.titleAlignment {
      case .leading: .left
      case .trailing: .right
      case .center: .center
      case .automatic:
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
          || configuration.attributedSubtitle == nil ? .center : isRightToLeft ? .right : .left
      }
    (label.textAlignment, parts.subtitle.textAlignment) = (alignment, alignment)
    setNeedsLayout()
  }

  /// The sizes of picture and titles where the content may be that wide.
  private func contentSizes(_ configuration: Configuration, width: CGFloat) -> (
    image: CGSize, title: CGSize, subtitle: CGSize
  ) {
    let image =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20) : picture.image?.size ?? .zero
    let room = CGSize(
      width: max(1, isSideways(configuration) ? width - image.width : width), height: 0)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
      return label.sizeThatFits(room)
    }
    return (image, size(label), size(configuredParts?.subtitle))
  }

  private func isSideways(_ configuration: Configuration) -> Bool {
    configuration.imagePlacement != .top && configuration.imagePlacement != .bottom
  }

  /// Title above subtitle.
  private func textSize(_ title: CGSize, _ subtitle: CGSize, _ padding: CGFloat) -> CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? padding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The size that the configuration's content needs, its titles on one line each.
  final func configuredSize(_ configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let sizes = contentSizes(configuration, width: 10_000)
    let text = textSize(sizes.title, sizes.subtitle, configuration.titlePadding)
    let gap = sizes.image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    let content =
      isSideways(configuration)
      ? CGSize(
        width: sizes.image.width + gap + text.width, height: max(sizes.image.height, text.height))
      : CGSize(
        width: max(sizes.image.width, text.width), height: sizes.image.height + gap + text.height)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Puts the parts where they belong.
  final func placeConfigured(_ configuration: Configuration) {
    guard let parts = configuredParts else { return }
    let insets = configuration.contentInsets
    let rect = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    var shown = look(configuration).background
    shown.cornerRadius = look(configuration).cornerRadius(height: bounds.height)
    parts.background.show(shown)
    parts.background.frame = bounds
    background.frame = backgroundRect(forBounds: bounds)
    let sizes = contentSizes(configuration, width: rect.width)
    let text = textSize(sizes.title, sizes.subtitle, configuration.titlePadding)
    let gap = sizes.image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    let isSideways = isSideways(configuration)
    let whole =
      isSideways
      ? CGSize(
        width: sizes.image.width + gap + text.width, height: max(sizes.image.height, text.height))
      : CGSize(
        width: max(sizes.image.width, text.width), height: sizes.image.height + gap + text.height)
    let origin = CGPoint(x: start(of: whole.width, in: rect), y: rect.midY - whole.height / 2)
    let isFirst = configuration.imagePlacement == .leading || configuration.imagePlacement == .top
    let imageOrigin: CGPoint
    let textOrigin: CGPoint
    if isSideways {
      imageOrigin = CGPoint(
        x: isFirst ? origin.x : origin.x + text.width + gap,
        y: rect.midY - sizes.image.height / 2)
      textOrigin = CGPoint(
        x: isFirst ? origin.x + sizes.image.width + gap : origin.x,
        y: rect.midY - text.height / 2)
    } else {
      imageOrigin = CGPoint(
        x: origin.x + (whole.width - sizes.image.width) / 2,
        y: isFirst ? origin.y : origin.y + text.height + gap)
      textOrigin = CGPoint(
        x: origin.x + (whole.width - text.width) / 2,
        y: isFirst ? origin.y + sizes.image.height + gap : origin.y)
    }
    let imageFrame = CGRect(origin: imageOrigin, size: sizes.image)
    (picture.frame, parts.wheel.frame) = (directed(imageFrame), directed(imageFrame))
    label.frame = directed(
      CGRect(origin: textOrigin, size: CGSize(width: text.width, height: sizes.title.height)))
    parts.subtitle.frame = directed(
      CGRect(
        x: textOrigin.x, y: textOrigin.y + text.height - sizes.subtitle.height, width: text.width,
        height: sizes.subtitle.height))
  }

  private func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentHorizontalAlignment.asFromLeft(isRightToLeft: isRightToLeft) {
    case .left, .leading, .fill: rect.minX
    case .right, .trailing: rect.maxX - width
    case .center: rect.midX - width / 2
    }
  }
}
