import VirtualTime

extension UIViewController {
  /// The stages of a view's appearance.
  enum Appearance {
    case gone
    case appearing
    case shown
    case disappearing
  }

  /// The view entered or left a window. Its arrival is complete, and laid out, before the clock
  /// moves on.
  func viewDidMove(toWindow window: UIWindow?) {
    guard !isInTransition else { return }
    guard window != nil else {
      beginDisappearing()
      return endDisappearing()
    }
    beginAppearing()
    let context = SceneContext.active
    context.schedule(at: context.clock.now) { [weak self] in
      self?.viewIfLoaded?.window?.layoutIfNeeded()
      self?.endAppearing()
    }
  }

  func beginAppearing(animated: Bool = false) {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    viewWillAppear(animated)
  }

  func endAppearing(animated: Bool = false) {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(animated)
  }

  func beginDisappearing(animated: Bool = false) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  func endDisappearing(animated: Bool = false) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(animated)
  }
}
