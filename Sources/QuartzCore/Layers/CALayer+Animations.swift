import CoreGraphics

extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    guard modelledLayer == nil else { return }
    let transaction = TransactionStack.active
    let copy = animation.layerCopy()
    copy.actionSource = nil
    if copy.duration <= 0 { copy.duration = max(0, transaction.duration) }
    if let function = transaction.timingFunction { copy.timingFunction = function }
    let shown = copy.frozenCopy()
    shown.capturePreviousValues(of: self)
    let key = copy is CATransition ? kCATransition : key
    if let key { detach { $0.key == key } }
    let attachment = AttachedAnimation(
      key: key, animation: copy, shown: shown, completions: transaction.enterCompletions())
    // Nobody else holds the list while it grows.
    knownHeap = nil
    attachments.append(attachment)
    (copy.delegate as? any AnimationCounter)?.animationWasAdded(copy, to: self)
    if copy.changesPictures { RunLoopTurn.active.newTransitions.append((attachment, self)) }
  }

  /// Removes the animation of which `animation` is this layer's copy; nothing when it is gone.
  package final func removeAnimation(_ animation: CAAnimation) {
    detach { $0.animation === animation }
  }

  /// Removes the attachments `isChosen` names; they end unfinished.
  final func detach(where isChosen: (AttachedAnimation) -> Bool) {
    guard modelledLayer == nil, attachments.contains(where: isChosen) else { return }
    shownStateWillChange()
    let chosen = attachments.filter(isChosen)
    attachments.removeAll(where: isChosen)
    for attachment in chosen { attachment.end(finished: false, on: self) }
  }
}
