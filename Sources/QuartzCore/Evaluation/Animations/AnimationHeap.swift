/// The animations of a layer, in order of addition, with what tells how far down one has to look. An
/// object, as it is asked in every frame.
@MainActor
final class AnimationHeap {
  let attachments: [AttachedAnimation]
  /// Of each attachment, the number of its key path if it is a basic animation with one.
  let paths: [Int?]
  /// Of each attachment, whether it goes from one given value to another under a key path.
  let covers: [Bool]
  /// How many key paths basic animations have, each counted once.
  let pathCount: Int
  /// Below this index there are basic animations alone.
  let end: Int
  /// True when one of them may change layers inside the one that has them.
  let addressesSublayers: Bool

  /// Of a layer without any.
  static let empty = AnimationHeap([])

  init(_ attachments: [AttachedAnimation]) {
    self.attachments = attachments
    var numbers: [String: Int] = [:]
    let basics = attachments.map { $0.shown as? CABasicAnimation }
    paths = basics.map { basic in
      guard let path = basic?.keyPath else { return nil }
      let number = numbers[path] ?? numbers.count
      numbers[path] = number
      return number
    }
    covers = basics.map { basic in
      guard let basic, basic.keyPath != nil, !basic.isAdditive else { return false }
      return basic.fromValue != nil && basic.toValue != nil
    }
    pathCount = numbers.count
    end = paths.firstIndex { $0 == nil } ?? attachments.count
    addressesSublayers = attachments.contains(where: \.animation.addressesSublayers)
  }
}

extension CALayer {
  /// The attached animations, told apart once.
  final var animationHeap: AnimationHeap {
    guard let animated else { return .empty }
    if let heap = animated.heap { return heap }
    let heap = AnimationHeap(attachments)
    animated.heap = heap
    return heap
  }
}

extension AttachedAnimation {
  /// True when it has been committed and is still there at `sceneTime`.
  func isShown(at sceneTime: @autoclosure () -> Double) -> Bool {
    isCommitted && !isDropped(by: sceneTime())
  }
}
