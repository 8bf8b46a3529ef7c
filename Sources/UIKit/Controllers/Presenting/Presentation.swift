import CoreGraphics
import QuartzCore
import VirtualTime

/// One controller presented over another: where that takes place, and the way back.
@MainActor
final class Presentation {
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  let controller: UIPresentationController
  private let container: PresentationContainer
  /// Where the presenter's view was before it was taken away.
  private var oldPosition: (superview: UIView, index: Int)?
  /// True while the presentation or the dismissal is under way.
  private var isMoving = false

  private init(
    of presented: UIViewController, over presenter: UIViewController, from source: UIViewController,
    in frame: CGRect
  ) {
    self.presented = presented
    self.presenter = presenter
    controller = presented.presentationControllerToUse(presenting: presenter, source: source)
    container = PresentationContainer(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = controller
  }

  // MARK: Presenting

  /// What `UIViewController.present` does.
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let style = presented.modalPresentationStyle
    let around = Array(sequence(first: source, next: \.parent))
    let presenter =
      (style.usesContext ? around.first(where: \.definesPresentationContext) : nil)
      ?? around.last ?? source
    guard let view = presenter.viewIfLoaded, let window = view.window,
      presenter.presentation == nil, presented.presentedBy == nil, presented.parent == nil,
      presented !== presenter
    else {
      SceneContext.active.unsupported(
        "presenting outside a window, or twice", at: source.title ?? "\(type(of: source))")
      return
    }
    if let other = presented.adapted(presenting: presenter, source: source) {
      return present(other, from: source, animated: animated, completion: completion)
    }
    let host = style.usesContext ? view.superview ?? window : window
    let presentation = Presentation(
      of: presented, over: presenter, from: source,
      in: style.usesContext ? view.frame : window.bounds)
    presenter.presentation = presentation
    presented.presentedBy = presentation
    if style.usesContext {
      host.insertSubview(presentation.container, aboveSubview: view)
    } else {
      host.addSubview(presentation.container)
    }
    presentation.begin(over: presenter, from: source, animated: animated, completion)
  }

  private func begin(
    over presenter: UIViewController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let removes = controller.shouldRemovePresentersView
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    let delegate = presented.transitioningDelegate
    if animated, UIView.areAnimationsEnabled {
      animator = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
      interactor = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      animator =
        animator ?? controller.ownAnimator(isDismissal: false)
        ?? ModalAnimator(presented.modalTransitionStyle, isDismissal: false)
    }
    controller.containerView = container
    presented.loadViewIfNeeded()
    let frame = controller.frameOfPresentedViewInContainerView
    controller.presentedView?.cover(frame)
    let oldFrame = presenter.view.convert(presenter.view.bounds, to: container)
    setTransition(true, of: [presenter, presented])
    if removes { takePresentersView(of: presenter) }
    let transition = ControllerTransition(
      from: ControllerTransition.Side(
        controller: presenter, view: removes ? presenter.view : nil, initialFrame: oldFrame,
        finalFrame: removes ? .zero : oldFrame),
      to: ControllerTransition.Side(
        controller: presented, view: controller.presentedView, finalFrame: frame),
      in: container, style: presented.modalPresentationStyle, animator: animator,
      interactor: interactor)
    let isAnimated = animator != nil
    presented.isBeingPresented = true
    join(transition, presenter)
    controller.presentationTransitionWillBegin()
    if removes { presenter.beginDisappearing(animated: isAnimated) }
    presented.beginAppearing(animated: isAnimated)
    transition.start { isDone in
      if isDone {
        if let view = self.controller.presentedView, view.superview == nil {
          self.container.addSubview(view)
        }
        if removes { presenter.view.removeFromSuperview() }
        self.container.window?.layoutIfNeeded()
        self.presented.endAppearing(animated: isAnimated)
        if removes { presenter.endDisappearing(animated: isAnimated) }
      } else {
        self.leave(presenter)
        self.presented.beginDisappearing(animated: isAnimated)
        if removes { presenter.beginAppearing(animated: isAnimated) }
        self.presented.endDisappearing(animated: isAnimated)
        if removes { presenter.endAppearing(animated: isAnimated) }
      }
      self.presented.isBeingPresented = false
      self.part(presenter)
      self.controller.presentationTransitionDidEnd(isDone)
      if isDone { completion?() }
    }
  }

  // MARK: Dismissing

  /// Goes back to the presenter, from whatever is presented last over it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    var pile = [self]
    while let next = pile.last?.presented.presentation { pile.append(next) }
    guard let presenter, let top = pile.last, !pile.contains(where: \.isMoving) else { return }
    let leaving = top.presented
    let removes = oldPosition != nil
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    let delegate = leaving.transitioningDelegate
    if animated, UIView.areAnimationsEnabled {
      animator = delegate?.animationController(forDismissed: leaving)
      interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
      animator =
        animator ?? top.controller.ownAnimator(isDismissal: true)
        ?? ModalAnimator(leaving.modalTransitionStyle, isDismissal: true)
    }
    let container = top.container
    let frame =
      removes ? container.bounds : presenter.view.convert(presenter.view.bounds, to: container)
    if removes { presenter.view.cover(frame) }
    let view = top.controller.presentedView
    setTransition(true, of: [presenter] + pile.map(\.presented))
    let transition = ControllerTransition(
      from: ControllerTransition.Side(
        controller: leaving, view: view, initialFrame: view?.frame ?? .zero),
      to: ControllerTransition.Side(
        controller: presenter, view: removes ? presenter.view : nil,
        initialFrame: removes ? .zero : frame, finalFrame: frame),
      in: container, style: leaving.modalPresentationStyle, animator: animator,
      interactor: interactor)
    let isAnimated = animator != nil
    leaving.isBeingDismissed = true
    top.join(transition, presenter)
    top.controller.dismissalTransitionWillBegin()
    leaving.beginDisappearing(animated: isAnimated)
    if removes { presenter.beginAppearing(animated: isAnimated) }
    transition.start { isDone in
      if isDone {
        for presentation in pile.reversed() {
          if let presenter = presentation.presenter { presentation.leave(presenter) }
        }
        presenter.view.window?.layoutIfNeeded()
        if removes { presenter.endAppearing(animated: isAnimated) }
        leaving.endDisappearing(animated: isAnimated)
        for presentation in pile.dropLast() {
          presentation.presented.beginDisappearing()
          presentation.presented.endDisappearing()
        }
      } else {
        if removes { presenter.view.removeFromSuperview() }
        leaving.beginAppearing(animated: isAnimated)
        if removes { presenter.beginDisappearing(animated: isAnimated) }
        leaving.endAppearing(animated: isAnimated)
        if removes { presenter.endDisappearing(animated: isAnimated) }
      }
      leaving.isBeingDismissed = false
      top.part(presenter)
      self.setTransition(false, of: pile.map(\.presented))
      top.controller.dismissalTransitionDidEnd(isDone)
      if isDone { completion?() }
    }
  }

  // MARK: Parts of both

  private func setTransition(_ isInTransition: Bool, of controllers: [UIViewController]) {
    for controller in controllers { controller.isInTransition = isInTransition }
  }

  private func join(_ transition: ControllerTransition, _ presenter: UIViewController) {
    isMoving = true
    for side in [presenter, presented] { side.runningTransition = transition }
  }

  private func part(_ presenter: UIViewController) {
    isMoving = false
    setTransition(false, of: [presenter, presented])
    for side in [presenter, presented] { side.runningTransition = nil }
  }

  /// Takes the presenter's view into the container, from which it is removed at the end.
  private func takePresentersView(of presenter: UIViewController) {
    guard let view = presenter.view, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    oldPosition = (superview, index)
    let center = superview.convert(view.center, to: container)
    container.addSubview(view)
    view.center = center
  }

  /// The presentation is over: the presenter's view comes back to where it was.
  private func leave(_ presenter: UIViewController) {
    if let oldPosition, let view = presenter.view {
      let center = view.superview?.convert(view.center, to: oldPosition.superview)
      oldPosition.superview.insertSubview(view, at: oldPosition.index)
      if let center { view.center = center }
    }
    oldPosition = nil
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    presenter.presentation = nil
    presented.presentedBy = nil
  }
}

extension UIView {
  /// Fills `frame` of the superview, but for the view's transform.
  final func cover(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
  }
}
