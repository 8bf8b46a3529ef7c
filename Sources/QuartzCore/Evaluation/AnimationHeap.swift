/// The animations of a layer, in order of addition, with what tells how far down one has to look.
@MainActor
struct AnimationHeap {
  let attachments: [AttachedAnimation]
  /// How many key paths basic animations have, each counted once.
  let pathCount: Int
  /// Below this index there are basic animations alone.
  let end: Int
  /// True when one of them may change layers inside the one that has them.
  let addressesSublayers: Bool

  init(_ attachments: [AttachedAnimation]) {
    self.attachments = attachments
    var paths: Set<String> = []
    var end: Int?
    for (index, attachment) in attachments.enumerated() {
      if let path = (attachment.shown as? CABasicAnimation)?.keyPath {
        paths.insert(path)
      } else if end == nil {
        end = index
      }
    }
    pathCount = paths.count
    self.end = end ?? attachments.count
    addressesSublayers = attachments.contains(where: \.animation.addressesSublayers)
  }
}

extension CALayer {
  /// The attached animations, told apart once.
  final var animationHeap: AnimationHeap {
    if let knownHeap { return knownHeap }
    let heap = AnimationHeap(attachments)
    knownHeap = heap
    return heap
  }
}

extension AttachedAnimation {
  /// True when it has been committed and is still there at `sceneTime`.
  func isShown(at sceneTime: Double) -> Bool { isCommitted && !isDropped(by: sceneTime) }
}
