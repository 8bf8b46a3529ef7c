import RenderTree

/// The frames that were frozen and not handed on yet: how many there may be. Frames equal to those before
/// them take next to no memory, nor time; there may be many, so that tasks need not wake each other for
/// every one.
struct FramesAhead {
  /// True with one job, which keeps to one core: nothing is frozen while something is drawn.
  let takesTurns: Bool
  /// How many that are not equal to the one before may be ahead.
  private let limit: Int
  /// How many of any kind.
  private let mostOfAll: Int
  /// Whether each is equal to the one before, in their order.
  private var repeats: [Bool] = []
  private var last: FrameSnapshot?

  /// - Parameter usesCache: false: equal frames are drawn like others, and take as much.
  init(jobs: Int, usesCache: Bool) {
    takesTurns = jobs == 1
    limit = 8 * jobs
    mostOfAll = usesCache ? 16 * limit : limit
  }

  /// True while one more may be frozen.
  var hasRoom: Bool {
    repeats.count < mostOfAll && repeats.count { !$0 } < limit
  }

  /// How many there have to be news of before it is worth freezing more: a quarter, as others are drawn
  /// faster meanwhile than they are frozen, where little of them changed. Of frames in turns all.
  var awaited: Int { takesTurns ? repeats.count : max(1, repeats.count / 4) }

  mutating func add(_ snapshot: FrameSnapshot) {
    repeats.append(last?.showsSame(as: snapshot) ?? false)
    last = snapshot
  }

  /// The first so many were handed on.
  mutating func remove(_ count: Int) { repeats.removeFirst(count) }
}
