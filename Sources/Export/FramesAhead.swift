import RenderTree

/// The frames that were frozen and not handed on yet: how many there may be. Frames equal to those before
/// them take next to no memory, nor time; there may be many, so that tasks need not wake each other for
/// every one, and while one worker draws a frame that takes long, others find work behind a picture that stays.
struct FramesAhead {
  private let usesCache: Bool
  /// How many that are not equal to the one before may be ahead.
  private let limit: Int
  /// How many of any kind.
  private let mostOfAll: Int
  /// Whether each is equal to the one before, in their order.
  private var repeats: [Bool] = []
  /// How many are not.
  private var newCount = 0
  private var last: FrameSnapshot?

  /// - Parameters:
  ///   - forms: how each frame is encoded. Raw ones are as large as the picture and wait for their turn: of those
  ///     there may be five for each job, or the less the more forms there are of each.
  ///   - usesCache: false: equal frames are drawn like others, and take as much.
  init(jobs: Int, forms: [FrameEncoding] = [], usesCache: Bool) {
    let raw = forms.count { !$0.isPNG }
    limit = raw == 0 ? 8 * jobs : max(2, 5 * jobs / raw)
    self.usesCache = usesCache
    mostOfAll = usesCache ? 512 * jobs : limit
  }

  /// True while one more may be frozen.
  var hasRoom: Bool {
    repeats.count < mostOfAll && newCount < limit
  }

  /// How many it is worth waiting for before more are frozen: a quarter, as others are drawn faster
  /// meanwhile than they are frozen, where little of them changed.
  var awaited: Int { max(1, repeats.count / 4) }

  /// Adds a frame that was frozen; true if it needs no drawing, as it is like the one before.
  mutating func add(_ snapshot: FrameSnapshot) -> Bool {
    let isRepeat = last?.showsSame(as: snapshot) ?? false
    repeats.append(isRepeat)
    if !isRepeat { newCount += 1 }
    last = snapshot
    return isRepeat && usesCache
  }

  /// The first so many were handed on.
  mutating func remove(_ count: Int) {
    newCount -= repeats.prefix(count).count { !$0 }
    repeats.removeFirst(count)
  }
}
