public import CoreGraphics

/// Something that acts on items: one of the kinds below, or a group of them.
@MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours this one consists of.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step, 60 times a second while the animator runs.
  open var action: (() -> Void)?
  private weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// The animator the behaviour is in, itself or in another one.
  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, !behavior.contains(self) else { return }
    let animator = dynamicAnimator
    animator?.catchUp()
    if animator != nil { behavior.announceMove(to: animator) }
    childBehaviors.append(behavior)
    behavior.parent = self
    didChange()
  }

  /// Takes a behaviour out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    let animator = dynamicAnimator
    animator?.catchUp()
    if animator != nil { behavior.announceMove(to: nil) }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    animator?.rulesChanged()
  }

  /// About to enter an animator, or to leave (nil).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// What the behaviour itself does, for the animator's next step.
  func contribute(to rules: DynamicRules) {}

  // MARK: Position in the tree

  final func enter(_ animator: UIDynamicAnimator) {
    announceMove(to: animator)
    owner = animator
  }

  final func leave() {
    announceMove(to: nil)
    owner = nil
  }

  /// Before the change of a property: what was so far counts until now.
  final func willChange() { dynamicAnimator?.catchUp() }

  /// After it.
  final func didChange() { dynamicAnimator?.rulesChanged() }

  /// This behaviour and all in it, in the order in which they were added.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  private func contains(_ other: UIDynamicBehavior) -> Bool { all.contains { $0 === other } }

  private func announceMove(to animator: UIDynamicAnimator?) {
    for behavior in all { behavior.willMove(to: animator) }
  }
}
