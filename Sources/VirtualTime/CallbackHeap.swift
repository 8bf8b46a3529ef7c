/// A callback and its place in the order of running.
struct ScheduledCallback: Sendable {
  var sceneTime: Double
  var insertion: Int
  /// How many callbacks closely followed each other up to this one, each scheduled by the one before.
  var chain = 0
  /// False for what there is no more of than of something else that is counted.
  var isCounted = true
  var body: CallbackQueue.Check

  func runs(before other: ScheduledCallback) -> Bool {
    (sceneTime, insertion) < (other.sceneTime, other.insertion)
  }
}

/// A binary heap: the callback that runs first is at index 0.
struct CallbackHeap: Sendable {
  private var items: [ScheduledCallback] = []
  /// Those that have not been removed.
  private var waiting: Set<Int> = []

  /// How many wait.
  var count: Int { waiting.count }

  /// When the first one runs; nil where none waits.
  mutating func firstTime() -> Double? {
    dropRemoved()
    return items.first?.sceneTime
  }

  mutating func insert(_ item: ScheduledCallback) {
    waiting.insert(item.insertion)
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child].runs(before: items[parent]) else { break }
      items.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the callback. Its place goes when it comes to the top, or when most places are such.
  /// What was let go with it is returned: a body's last reference may cancel others.
  mutating func remove(insertion: Int) -> [ScheduledCallback] {
    guard waiting.remove(insertion) != nil, items.count > 64, items.count > 2 * waiting.count else {
      return []
    }
    let old = items
    // What is sorted is a heap.
    items = items.filter { waiting.contains($0.insertion) }.sorted { $0.runs(before: $1) }
    return old
  }

  /// Takes the first callback out if it is due by `sceneTime`.
  mutating func popFirst(through sceneTime: Double) -> ScheduledCallback? {
    dropRemoved()
    guard let top = items.first, top.sceneTime <= sceneTime else { return nil }
    removeTop()
    waiting.remove(top.insertion)
    return top
  }

  private mutating func dropRemoved() {
    while let top = items.first, !waiting.contains(top.insertion) { removeTop() }
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
