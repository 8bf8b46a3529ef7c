public import CoreGraphics
import QuartzCore

/// A view that a collection shows for one element after another: a cell, a header, a decoration.
open class UICollectionReusableView: UIView {
  /// The name under which the view is used again; nil: never.
  open internal(set) var reuseIdentifier: String?
  /// What the view was placed by last.
  final var appliedAttributes: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The view that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { reuseIdentifier = coder.string("reuseIdentifier") }
  }

  /// A view that a collection makes of a class it was told: through the class's own `init(frame:)`.
  public required convenience init(registeredFor identifier: String, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  /// The view is about to show another element.
  open func prepareForReuse() {}

  /// The layout has given the view a position. A subclass takes from `layoutAttributes` what is its own;
  /// position, size, transform, alpha and order are set before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The view goes from one layout to another, in an animation.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The view has gone from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes the view would like to have in place of those that the layout, which has only
  /// estimated them, proposes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, content: self)
  }

  /// `proposed` with the size that constraints in `content` give, where it may be chosen.
  final func fitted(_ proposed: UICollectionViewLayoutAttributes, content: UIView)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = proposed.copied
    let flexible = proposed.isFlexible
    guard flexible.width || flexible.height else { return attributes }
    var size = proposed.size
    let fitting: CGSize
    if content.hasConstrainedSubviews {
      fitting = content.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: flexible.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: flexible.height ? .fittingSizeLevel : .required)
    } else {
      fitting = sizeThatFits(size)
    }
    if flexible.width, fitting.width > 0 { size.width = fitting.width }
    if flexible.height, fitting.height > 0 { size.height = fitting.height }
    attributes.size = size
    return attributes
  }

  /// Takes position, size, transform, alpha and order from `attributes`, then the rest.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    takeGeometry(attributes)
    guard appliedAttributes !== attributes else { return }
    appliedAttributes = attributes
    apply(attributes)
  }

  /// Takes what the view is in a list.
  func takeListPart(_ list: ListPart) {}

  /// Takes position, size, transform, alpha, order and what the view is in a list alone.
  final func takeGeometry(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
    }
    if center != attributes.center { center = attributes.center }
    if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    if let list = attributes.list { takeListPart(list) }
  }
}

extension UIView {
  /// True when constraints lie between the view and those inside it.
  final var hasConstrainedSubviews: Bool {
    constraintLayout?.constraints.isEmpty == false
  }
}
