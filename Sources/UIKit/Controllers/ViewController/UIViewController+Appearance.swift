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
    if window != nil { tellIsAppearing() }
    guard !isToldByOthers else { return }
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

  /// True while a transition or a container says what happens to the view, or to one around it.
  private var isToldByOthers: Bool {
    sequence(first: self, next: \.parent).contains { controller in
      if controller.isInTransition { return true }
      guard let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods
      else { return false }
      // Inside a child that is shown and stays, views come and go as anywhere else.
      return controller === self || controller.appearance == .gone
        || controller.viewIfLoaded?.window == nil
    }
  }

  /// What `beginAppearanceTransition(_:animated:)` does.
  func beginTransition(isAppearing: Bool, animated: Bool) {
    isInTransition = true
    isAppearanceAnimated = animated
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// What `endAppearanceTransition()` does.
  func endTransition() {
    isInTransition = false
    // Only one of the two is under way.
    endAppearing(animated: isAppearanceAnimated)
    endDisappearing(animated: isAppearanceAnimated)
  }

  /// Calls a method of the controller's, which may have other controllers come and go.
  private func tell(_ message: () -> Void) {
    SceneContext.active.nest(.notices, at: "\(type(of: self))", message)
  }

  func beginAppearing(animated: Bool = false) {
    tellWillAppear(animated: animated)
    tellIsAppearing()
  }

  private func tellWillAppear(animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    appearanceToTell = animated
    tell { viewWillAppear(animated) }
    for child in shownChildren { child.tellWillAppear(animated: animated) }
  }

  /// Says once for each appearance that the view is in a window.
  private func tellIsAppearing() {
    guard appearance == .appearing, viewIfLoaded?.window != nil else { return }
    if let animated = appearanceToTell {
      appearanceToTell = nil
      tell { viewIsAppearing(animated) }
    }
    for child in shownChildren { child.tellIsAppearing() }
  }

  func endAppearing(animated: Bool = false) {
    guard appearance == .appearing else { return }
    tellIsAppearing()
    appearance = .shown
    tell { viewDidAppear(animated) }
    for child in shownChildren {
      // One that came while this controller was appearing.
      child.beginAppearing(animated: animated)
      child.endAppearing(animated: animated)
    }
  }

  func beginDisappearing(animated: Bool = false) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    tell { viewWillDisappear(animated) }
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  func endDisappearing(animated: Bool = false) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    tell { viewDidDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endDisappearing(animated: animated) }
  }

  /// The children whose views lie in this controller's; none when they are told otherwise.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
