import CoreGraphics

/// A view that is set by hand.
open class UIControl: UIView {
  /// False: the control does not answer.
  open var isEnabled = true { didSet { setNeedsLayout() } }

  open var isSelected = false { didSet { setNeedsLayout() } }

  open var isHighlighted = false { didSet { setNeedsLayout() } }
}
