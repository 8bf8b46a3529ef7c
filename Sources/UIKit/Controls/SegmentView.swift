import CoreGraphics
import QuartzCore

/// Measures and colours of segmented controls and steppers of iOS 13 and later, as measured on snapshots of
/// iOS 13.7 and 15.5.
@MainActor
enum SegmentLook {
  static let height: CGFloat = 32
  static let trackRadius: CGFloat = 8.91
  static let thumbRadius: CGFloat = 6.93
  /// From the thumb to the edges of the track, points.
  static let inset: CGFloat = 2
  /// Between two segments, where a divider stands, points.
  static let gap: CGFloat = 1
  /// Between a title and the sides of its segment, points.
  static let air: CGFloat = 11
  static let font = UIFont.systemFont(ofSize: 13)
  static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)

  static var track: UIColor { .tertiarySystemFill }

  static var thumb: UIColor {
    .both(.white, UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
  }

  static var divider: UIColor {
    let gray = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.25)
    return .both(gray, UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.16))
  }
}

/// A title or picture in a segmented control.
final class SegmentView: UIView {
  let background = UIImageView(frame: .zero)
  let label = UILabel()
  let picture = UIImageView(frame: .zero)
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// Points; 0: as the control shares out.
  var width: CGFloat = 0
  /// Moves the content.
  var contentOffset = CGSize.zero
  var isEnabled = true
  /// Moves the title.
  var titleOffset = UIOffset.zero

  convenience init(title: String?) {
    self.init(frame: .zero)
    self.title = title
  }

  convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  convenience init(action: UIAction) {
    self.init(frame: .zero)
    take(action)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    for view in [background, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func take(_ action: UIAction) {
    self.action = action
    title = action.image == nil ? action.title : nil
    image = action.image
  }

  /// The size of title or picture.
  var contentSize: CGSize {
    if let image { return image.size }
    let wide = NSAttributedString(
      string: title ?? "", attributes: [.font: SegmentLook.selectedFont])
    let size = label.intrinsicContentSize
    return CGSize(width: max(size.width, wide.size().width.rounded(.up)), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let (dx, dy) = (contentOffset.width, contentOffset.height)
    picture.bounds.size = picture.image?.size ?? .zero
    picture.center = CGPoint(x: bounds.midX + dx, y: bounds.midY + dy)
    let width = max(0, bounds.width - 4)
    let size = label.intrinsicContentSize
    label.bounds.size = CGSize(width: min(width, size.width), height: size.height)
    label.center = CGPoint(
      x: bounds.midX + dx + titleOffset.horizontal, y: bounds.midY + dy + titleOffset.vertical)
  }
}
