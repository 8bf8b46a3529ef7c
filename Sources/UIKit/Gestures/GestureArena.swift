import CoreGraphics

/// Where the recognisers of the touches on the screen compete: one that recognises its gesture
/// makes those fail that may not go on beside it.
@MainActor
final class GestureArena {
  /// Recognisers with touches since their last reset, in the order in which they got them.
  private var active: [UIGestureRecognizer] = []
  private var isDelivering = false

  // MARK: Touches

  /// Who watches a touch that begins: the recognisers of its view first, then those of the views
  /// around it.
  func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for view in touch.view?.withSuperviews ?? [] {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        found.append(recognizer)
      }
    }
    return found
  }

  /// Hands `touches` to the recognisers that watch them, each of which is dealt with before the
  /// next.
  func deliver(_ touches: [UITouch], with event: UIEvent) {
    var order: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] {
        if touch.phase == .began { join(recognizer, touch) }
        if !order.contains(where: { $0 === recognizer }) { order.append(recognizer) }
      }
    }
    isDelivering = true
    defer { isDelivering = false }
    for recognizer in order where recognizer.isActive {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        guard !recognizer.current.isTerminal, recognizer.held?.isTerminal != true else { break }
        let changed = Set(
          recognizer.touches.filter { touch in
            touch.phase == phase && touches.contains { $0 === touch }
          })
        guard !changed.isEmpty else { continue }
        recognizer.isHandlingTouches = true
        switch phase {
        case .began: recognizer.touchesBegan(changed, with: event)
        case .moved: recognizer.touchesMoved(changed, with: event)
        case .ended: recognizer.touchesEnded(changed, with: event)
        default: recognizer.touchesCancelled(changed, with: event)
        }
        recognizer.isHandlingTouches = false
        settle(recognizer)
      }
    }
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    guard !recognizer.current.isTerminal, recognizer.held == nil else { return }
    if !recognizer.isActive {
      recognizer.isActive = true
      active.append(recognizer)
    }
    recognizer.touches.append(touch)
    recognizer.sequence.append(touch)
    recognizer.lastMiddle = recognizer.middle
  }

  /// The event is over: lifted fingers are forgotten, and recognisers that are done start again.
  func finish() {
    for recognizer in active {
      recognizer.lastMiddle = recognizer.middle
      recognizer.touches.removeAll { $0.phase.isLast }
      guard recognizer.current.isTerminal, recognizer.touches.isEmpty else { continue }
      recognizer.isActive = false
      recognizer.current = .possible
      recognizer.requested = []
      recognizer.sequence = []
      recognizer.reset()
    }
    active.removeAll { !$0.isActive }
  }

  // MARK: Competition

  /// Deals with the states that `recognizer` was set to.
  func settle(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.requested
    recognizer.requested = []
    for state in states { change(recognizer, to: state) }
    if !isDelivering, recognizer.touches.isEmpty { finish() }
  }

  private func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.current, state) {
    case (.ended, _), (.cancelled, _), (.failed, _), (_, .possible): return
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, _): recognize(recognizer, state == .changed ? .began : state)
    case (_, .failed): take(.cancelled, by: recognizer)
    case (_, .began): take(.changed, by: recognizer)
    default: take(state, by: recognizer)
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if let held = recognizer.held {
      // A movement that ended before it could begin was none.
      if held == .began, state.isTerminal { fail(recognizer) }
      return
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    let rivals = active.filter { $0 !== recognizer && $0.shares(recognizer.sequence) }
    let isPrevented = rivals.contains {
      $0.current.isRecognized && $0.prevents(recognizer)
    }
    let isUnmet = rivals.contains { $0.current.isRecognized && recognizer.waits(for: $0) }
    guard !isPrevented, !isUnmet else { return fail(recognizer) }
    if active.contains(where: { $0.current == .possible && recognizer.waits(for: $0) }) {
      recognizer.held = state
      return
    }
    recognizer.held = nil
    recognizer.current = state
    for rival in rivals where rival.current == .possible {
      if recognizer.prevents(rival) || rival.waits(for: recognizer) { fail(rival) }
    }
    recognizer.willTellOfRecognition()
    recognizer.tellTargets()
    if recognizer.cancelsTouchesInView {
      TouchScreen.active.cancelInViews(recognizer.sequence)
    } else {
      letGo(recognizer.sequence)
    }
  }

  /// Views may get what was kept back of `touches`.
  private func letGo(_ touches: [UITouch]) {
    for touch in touches { TouchScreen.active.resume(touch) }
  }

  private func take(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    recognizer.current = state
    recognizer.tellTargets()
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.held = nil
    recognizer.current = .failed
    // Those that waited for this go on, unless they wait for another one.
    for waiting in active where waiting.held != nil && waiting.waits(for: recognizer) {
      guard let state = waiting.held else { continue }
      waiting.held = nil
      recognize(waiting, state)
    }
    letGo(recognizer.sequence)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return false
    }
    // The views from the touched one up to the recogniser's own have a say.
    for view in recognizer.sequence.last?.view?.withSuperviews ?? [] {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      if view === recognizer.view { break }
    }
    return true
  }
}

extension UIGestureRecognizer {
  fileprivate func shares(_ others: [UITouch]) -> Bool {
    sequence.contains { touch in others.contains { $0 === touch } }
  }

  /// True when this gesture, recognised, leaves no room for `other`.
  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    if goes(with: other) || other.goes(with: self) { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  private func goes(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// True when this gesture may only begin once `other` failed.
  fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requirements.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  fileprivate func tellTargets() {
    for target in targets { target.send(from: self, startingAt: view) }
  }
}
