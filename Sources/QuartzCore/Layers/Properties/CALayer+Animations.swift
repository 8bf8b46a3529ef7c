import CoreGraphics
import Limits
import VirtualTime

extension CALayer {
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    guard modelledLayer == nil, mayShow(animation) else { return }
    let transaction = TransactionStack.active
    let copy = animation.layerCopy()
    copy.actionSource = nil
    if copy.duration <= 0 { copy.duration = max(0, transaction.duration) }
    if let function = transaction.timingFunction { copy.timingFunction = function }
    let shown = copy.frozenCopy()
    shown.capturePreviousValues(of: self)
    let key = copy is CATransition ? kCATransition : key
    if let key { detach(forKey: key) }
    let attachment = AttachedAnimation(
      key: key, animation: copy, shown: shown, completions: transaction.enterCompletions())
    changeAttachments { $0.append(attachment) }
    TurnWork.note(self) { $0.animations.note((attachment, self)) }
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
    for attachment in chosen { drop(attachment) }
    for attachment in chosen { attachment.end(finished: false, on: self) }
  }

  /// Removes the attachment under `key`; it ends unfinished.
  final func detach(forKey key: String) {
    guard modelledLayer == nil, let chosen = lastAttachment(forKey: key) else { return }
    shownStateWillChange()
    drop(chosen)
    chosen.end(finished: false, on: self)
  }

  /// Takes an attachment out, of which nothing is told.
  final func drop(_ attachment: AttachedAnimation) {
    changeAttachments { $0.drop(attachment) }
  }

  /// False for groups in groups beyond the limits, which is noted.
  private func mayShow(_ animation: CAAnimation) -> Bool {
    guard animation is CAAnimationGroup else { return true }
    let depth = DeepStack.isCurrent ? Limit.animationDepth : .plainAnimationDepth
    guard let limit = animation.exceeded(depth: depth) else { return true }
    SceneContext.active.exceed(limit, at: classAndName)
    return false
  }
}

extension CAAnimation {
  /// The limit beyond which a group goes by what is in it; nil where it keeps to all.
  fileprivate func exceeded(depth: Limit) -> Limit? {
    var waiting = [(animation: self, level: 1)]
    var count = 0
    while let (animation, level) = waiting.popLast() {
      count += 1
      if level > depth.most { return depth }
      if count > Limit.animationCount.most { return .animationCount }
      for child in (animation as? CAAnimationGroup)?.animations ?? [] {
        waiting.append((child, level + 1))
      }
    }
    return nil
  }
}
