import HeapModule

/// A callback and its position in the order of running.
struct ScheduledCallback: Comparable, Sendable {
  var sceneTime: Double
  var insertion: Int
  /// How many callbacks closely followed each other up to this one, each scheduled by the one before.
  var chain = 0
  /// False for what there is no more of than of something else that is counted.
  var isCounted = true
  var body: CallbackQueue.Check

  /// By time, then in the order of scheduling.
  static func < (one: ScheduledCallback, other: ScheduledCallback) -> Bool {
    (one.sceneTime, one.insertion) < (other.sceneTime, other.insertion)
  }

  static func == (one: ScheduledCallback, other: ScheduledCallback) -> Bool {
    one.insertion == other.insertion
  }
}

/// Callbacks that wait, the first one at hand; what is cancelled is passed over when its turn comes.
struct PendingCallbacks: Sendable {
  private var heap = Heap<ScheduledCallback>()
  /// Those that have not been removed.
  private var waiting: Set<Int> = []

  /// How many wait.
  var count: Int { waiting.count }

  /// When the first one runs; nil where none waits.
  mutating func firstTime() -> Double? {
    dropRemoved()
    return heap.min?.sceneTime
  }

  mutating func insert(_ item: ScheduledCallback) {
    waiting.insert(item.insertion)
    heap.insert(item)
  }

  /// Takes out the callback. Its memory goes when it comes to the top, or when most of the heap is such.
  /// What was let go with it is returned: a body's last reference may cancel others.
  mutating func remove(insertion: Int) -> [ScheduledCallback] {
    guard waiting.remove(insertion) != nil, heap.count > 64, heap.count > 2 * waiting.count else {
      return []
    }
    let old = heap.unordered
    heap = Heap(old.filter { waiting.contains($0.insertion) })
    return old
  }

  /// Takes the first callback out if it is due by `sceneTime`.
  mutating func popFirst(through sceneTime: Double) -> ScheduledCallback? {
    dropRemoved()
    guard let first = heap.min, first.sceneTime <= sceneTime else { return nil }
    waiting.remove(first.insertion)
    return heap.removeMin()
  }

  private mutating func dropRemoved() {
    while let first = heap.min, !waiting.contains(first.insertion) { heap.removeMin() }
  }
}
