import CoreGraphics

/// Where a button's picture and title lie: the picture before the title, both together aligned in
/// the content's rectangle, then each moved by its own insets.
struct ButtonLayout {
  /// The picture.
  let image: CGRect
  /// The title.
  let title: CGRect

  init(
    rect: CGRect, imageSize: CGSize, titleSize: CGSize, imageInsets: UIEdgeInsets,
    titleInsets: UIEdgeInsets, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) {
    let imageSize = CGSize(
      width: min(imageSize.width, max(0, rect.width)),
      height: min(imageSize.height, max(0, rect.height)))
    let titleSize = CGSize(
      width: min(titleSize.width, max(0, rect.width - imageSize.width)),
      height: min(titleSize.height, max(0, rect.height)))
    let free = rect.width - imageSize.width - titleSize.width
    let left: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.minX + free
      case .center: rect.minX + free / 2
      }
    // An inset moves its part by half the difference of both sides when the content is centred,
    // and by the whole of the side it is aligned with otherwise.
    func partFrame(_ size: CGSize, at x: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let dx: CGFloat =
        switch horizontal {
        case .left, .leading, .fill: insets.left
        case .right, .trailing: -insets.right
        case .center: (insets.left - insets.right) / 2
        }
      let inner = rect.inset(by: insets)
      var frame = CGRect(origin: CGPoint(x: x + dx, y: inner.midY - size.height / 2), size: size)
      switch vertical {
      case .top: frame.origin.y = inner.minY
      case .bottom: frame.origin.y = inner.maxY - size.height
      case .fill:
        frame.origin.y = inner.minY
        frame.size.height = max(0, inner.height)
      case .center: break
      }
      return frame
    }
    image = partFrame(imageSize, at: left, imageInsets)
    title = partFrame(titleSize, at: left + imageSize.width, titleInsets)
  }
}

extension ButtonLayout {
  /// The layout from right to left in `rect`.
  func mirrored(in rect: CGRect) -> ButtonLayout {
    func mirrored(_ part: CGRect) -> CGRect {
      part.offsetBy(dx: rect.minX + rect.maxX - part.minX - part.maxX, dy: 0)
    }
    return ButtonLayout(image: mirrored(image), title: mirrored(title))
  }

  private init(image: CGRect, title: CGRect) { (self.image, self.title) = (image, title) }
}

extension UIControl.ContentHorizontalAlignment {
  /// The alignment that comes out right when what is laid out from left to right is mirrored afterwards: left
  /// and right are sides of the screen, whatever the direction.
  func asFromLeft(isRightToLeft: Bool) -> Self {
    guard isRightToLeft else { return self }
    switch self {
    case .left: return .right
    case .right: return .left
    default: return self
    }
  }
}
