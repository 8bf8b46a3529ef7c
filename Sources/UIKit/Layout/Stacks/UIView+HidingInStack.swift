import CoreGraphics
import QuartzCore

/// Stands for one closing up of a view: the last one decides.
final class StackClosing {}

extension UIView {
  /// The stack that arranges the view.
  private var arrangingStack: UIStackView? {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return nil }
    return stack
  }

  /// True for a hidden view that a stack arranges: it has no length there, and the others close up.
  final var isHiddenInStack: Bool { isHidden && arrangingStack != nil }

  /// True for the length of a view that is hidden in a stack: along the stack it has none, and across
  /// it one that follows the stack where views fill it.
  final func asksNothingOfStack(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard isHidden, let stack = arrangingStack else { return false }
    return axis == stack.axis || stack.alignment == .fill
  }

  /// Hides or shows the view. In an animation block a view that a stack arranges is hidden at the end,
  /// when it has shrunk to nothing.
  final func hide(_ isHiding: Bool) {
    constraintLayout?.closing = nil
    if isHiding, layer.isShown, arrangingStack != nil, let scope = AnimationScopes.active.current {
      closeUp(in: scope)
    } else {
      layer.isHidden = isHiding
    }
    if constraintLayout != nil { hidingDidChange() }
  }

  private func closeUp(in scope: AnimationScope) {
    let closing = StackClosing()
    madeLayout.closing = closing
    scope.conclude { [weak self] reachesEnd in
      guard let self, self.constraintLayout?.closing === closing else { return }
      self.constraintLayout?.closing = nil
      if reachesEnd { self.layer.isHidden = true } else { self.hidingDidChange() }
    }
  }

  /// Closes up a stack's other views, or makes room. In an animation block they move at once, as
  /// hiding is what animates there.
  private func hidingDidChange() {
    guard let stack = arrangingStack else { return }
    stack.arrangementDidChange()
    if AnimationScopes.active.current != nil { stack.top.layoutIfNeeded() }
  }
}

extension NSLayoutConstraint {
  /// True when it is about the length along its stack of a view that is hidden there, which is none: alone,
  /// or beside what lies outside the view.
  final var isAboutHiddenLength: Bool {
    func isHidden(_ item: AnyObject?, _ attribute: Attribute, beside other: AnyObject?) -> Bool {
      guard let view = item as? UIView, view.isHiddenInStack,
        let stack = view.superview as? UIStackView,
        attribute == (stack.axis == .horizontal ? .width : .height)
      else { return false }
      let owner = (other as? any LayoutItem)?.layoutOwner
      return owner.map { !$0.isDescendant(of: view) } ?? true
    }
    return isHidden(firstItem, firstAttribute, beside: secondItem)
      || isHidden(secondItem, secondAttribute, beside: firstItem)
  }
}
