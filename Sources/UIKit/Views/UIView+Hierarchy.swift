import CoreGraphics
import QuartzCore
import VirtualTime

extension UIView: Sibling {
  /// What `exchangeSubview` does.
  final func exchange(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (subviews[low], subviews[high])
    move(front, to: low)
    move(back, to: high)
  }

  func endEditingInTree(force: Bool) -> Bool {
    let screen = TouchScreen.active
    guard let first = screen.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    ScreenKeyboard.active.changing {
      screen.firstResponder = nil
      first.firstResponderWasTaken()
    }
    return true
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard sibling.superview === self, let index = siblings.index(of: sibling) else {
      return insert(view, at: subviews.count)
    }
    // As indices are counted once the view has left its own.
    let own = view.superview === self ? siblings.index(of: view) : nil
    insert(view, at: index + offset - (own.map { $0 < index } == true ? 1 : 0))
  }

  func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return move(view, to: index) }
    guard layer.mayHold(view.layer) else { return }
    SceneContext.active.nest(.moves, at: "\(type(of: view))") { take(view, at: index) }
  }

  private func take(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announce(willMoveTo: newWindow) }
    if let old = view.superview {
      view.leaveOuterConstraints()
      old.willRemoveSubview(view)
      old.siblings.remove(view)
    }
    view.superview = self
    view.constraintLayout?.isPlaced = false
    place(view, at: index)
    if view.constraintLayout != nil { constraintsDidChange() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceMovedToWindow() }
    if view.ownTintColor == nil { view.announceTintColor() }
  }

  func leaveSuperview() {
    guard let superview else { return }
    SceneContext.active.nest(.moves, at: "\(type(of: self))") { leave(superview) }
  }

  private func leave(_ old: UIView) {
    let hadWindow = window != nil
    if hadWindow { _ = endEditingInTree(force: true) }
    willMove(toSuperview: nil)
    if hadWindow { announce(willMoveTo: nil) }
    leaveOuterConstraints()
    old.willRemoveSubview(self)
    old.siblings.remove(self)
    superview = nil
    constraintLayout?.isPlaced = false
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    if hadWindow { announceMovedToWindow() }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    // A view that is there already moves nothing, and asks for no layout.
    guard view.superview === self else { return }
    let (current, shown) =
      toFront
      ? (subviews.last, layer.sublayers?.last) : (subviews.first, layer.sublayers?.first)
    if current === view, shown === view.layer { return }
    siblings.remove(view)
    siblings.insert(view, at: toFront ? nil : 0)
    if toFront {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  /// Gives a subview another index.
  private func move(_ view: UIView, to index: Int) {
    siblings.remove(view)
    place(view, at: index)
  }

  /// Puts a view, which is not among the subviews, there and its layer just behind the next view's.
  private func place(_ view: UIView, at index: Int) {
    let index = min(max(0, index), subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    siblings.insert(view, at: index)
    if !layer.isBeingLaidOut { setNeedsLayout() }
  }

  private func announce(willMoveTo newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for view in subviews { view.announce(willMoveTo: newWindow) }
  }

  private func announceMovedToWindow() {
    adoptImposedStyle()
    if window != nil { adoptAppearance() }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    // Outside a window nothing covers it.
    if window != nil, controller != nil { setNeedsLayout() }
    for view in subviews { view.announceMovedToWindow() }
  }

  func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }
}
