/// A callback and its place in the order of running.
struct ScheduledCallback: Sendable {
  var sceneTime: Double
  var insertion: Int
  var body: CallbackQueue.Check

  func runs(before other: ScheduledCallback) -> Bool {
    (sceneTime, insertion) < (other.sceneTime, other.insertion)
  }
}

/// A binary heap: the callback that runs first is at index 0.
struct CallbackHeap: Sendable {
  private var items: [ScheduledCallback] = []
  private var cancelled: Set<Int> = []

  var first: ScheduledCallback? {
    guard !cancelled.isEmpty else { return items.first }
    return items.lazy.filter { !cancelled.contains($0.insertion) }
      .min { $0.runs(before: $1) }
  }

  mutating func insert(_ item: ScheduledCallback) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].runs(before: items[parent]) else { break }
      items.swapAt(child, parent)
      child = parent
    }
  }

  /// Marks the callback; it is dropped when it comes to the top.
  mutating func remove(insertion: Int) {
    guard items.contains(where: { $0.insertion == insertion }) else { return }
    cancelled.insert(insertion)
  }

  /// Takes the first callback out if it is due by `sceneTime`.
  mutating func popFirst(through sceneTime: Double) -> ScheduledCallback? {
    while let top = items.first, top.sceneTime <= sceneTime {
      removeTop()
      if cancelled.remove(top.insertion) == nil { return top }
    }
    return nil
  }

  private mutating func removeTop() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while true {
      var best = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < items.count {
        if items[child].runs(before: items[best]) { best = child }
      }
      guard best != parent else { return }
      items.swapAt(parent, best)
      parent = best
    }
  }
}
