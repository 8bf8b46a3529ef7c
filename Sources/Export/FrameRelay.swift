package import RenderTree
import Synchronization

/// Carries frames from where they are frozen to the workers that draw them, and what is drawn on to
/// who takes it, in order. A worker whose next frame waits goes on with it without a pause: threads
/// that sleep and wake cost more than many a frame, and memory stays with the thread it came from.
package final class FrameRelay: Sendable {
  /// A frame to be drawn.
  package struct Frame: Sendable {
    package var position: Int
    package var snapshot: FrameSnapshot
  }

  /// What a worker does next.
  package enum Work: Sendable {
    case draws(Frame)
    case helps(BandsAtOnce)
  }

  /// Takes the forms of a frame.
  package typealias HandOver = @Sendable ([EncodedFrame]) async throws -> Void

  fileprivate struct State {
    var choice = FrameChoice()
    /// Frozen, by position, and not yet begun.
    var waiting: [Int: FrameSnapshot] = [:]
    /// The indices of frames that are like the one before, by position.
    var repeats: [Int: Int] = [:]
    /// Workers without a frame, by their number.
    var idle: [Int: CheckedContinuation<Work?, Never>] = [:]
    /// What those may help with.
    var offers: [BandsAtOnce] = []
    /// What each worker may still hold of: the frame that it draws or drew last, and the one before.
    var held: [Int: (before: FrameSnapshot?, last: FrameSnapshot)] = [:]
    /// Drawn, and held by no worker.
    var spent: [FrameSnapshot] = []
    /// Frames that wait to be handed over, by position.
    var drawn: [Int: [EncodedFrame]] = [:]
    var isHandingOver = false
    /// The position of the frame to be handed over next.
    var next = 0
    /// The frame before that.
    var last: [EncodedFrame] = []
    /// Handed over, and not yet asked for.
    var delivered: [[EncodedFrame]] = []
    /// Who waits until so many are delivered.
    var listener: (task: CheckedContinuation<Void, Never>, count: Int)?
    var failure: (any Error)?
    var isClosed = false
  }

  private let state = Mutex(State())

  package init() {}

  // Where frames are frozen.

  /// Adds a frame; they come in the order of their positions, from 0.
  package func add(_ snapshot: FrameSnapshot, at position: Int) {
    let taker = state.withLock { state -> CheckedContinuation<Work?, Never>? in
      guard !state.isClosed else { return nil }
      guard let worker = state.choice.worker(for: position, among: state.idle.keys) else {
        state.waiting[position] = snapshot
        return nil
      }
      state.begin(snapshot, at: position, by: worker)
      return state.idle.removeValue(forKey: worker)
    }
    taker?.resume(returning: .draws(Frame(position: position, snapshot: snapshot)))
  }

  /// Adds a frame that is like the one before, but for its index: nobody has to draw it.
  package func addRepeat(index: Int, at position: Int) {
    state.withLock { $0.repeats[position] = index }
  }

  /// Has workers without a frame help with one that is being drawn.
  package func offer(_ bands: BandsAtOnce) {
    let idle = state.withLock { state in
      state.offers.removeAll { !$0.areLeft }
      if !state.isClosed { state.offers.append(bands) }
      return exchange(&state.idle, with: [:])
    }
    for task in idle.values { task.resume(returning: .helps(bands)) }
  }

  /// The frames handed over since it was last asked, in order; to be asked by one task.
  /// Lets go of snapshots, whose memory is best freed where it came from.
  /// - Throws: what went wrong first, if there are none; from then on no frame is begun.
  @MainActor
  package func delivered() throws -> [[EncodedFrame]] {
    let (delivered, _) = try state.withLock { state -> ([[EncodedFrame]], [FrameSnapshot]) in
      defer { (state.delivered, state.spent) = ([], []) }
      if state.delivered.isEmpty, let failure = state.failure { throw failure }
      return (state.delivered, state.spent)
    }
    return delivered
  }

  /// Returns when `count` frames were handed over that nobody asked for yet, or something went wrong;
  /// for the task that asks, which is woken once.
  /// - Precondition: so many were added, and not handed out yet; at least one.
  @MainActor
  package func waitUntilDelivered(_ count: Int) async {
    await withCheckedContinuation { task in
      let isNews = state.withLock { state in
        let isNews = state.hasNews(count)
        if !isNews { state.listener = (task, count) }
        return isNews
      }
      if isNews { task.resume() }
    }
  }

  /// No frame is begun any more, and workers that wait for one are told so.
  package func close() { end(because: nil) }

  // What workers do.

  /// The next frame for a worker, or nil while there is none. What it drew before is done with.
  package func frameAtHand(for worker: Int) -> Frame? {
    state.withLock { $0.frame(for: worker) }
  }

  /// The next frame for a worker, or bands of another's, or nil when there will be none. What it drew before
  /// is done with.
  package func next(for worker: Int) async -> Work? {
    switch state.withLock({ $0.turn(of: worker) }) {
    case .works(let work): return work
    case .ends: return nil
    case .waits: break
    }
    return await withCheckedContinuation { task in
      let turn = state.withLock { state in
        let turn = state.turn(of: worker)
        if case .waits = turn { state.idle[worker] = task }
        return turn
      }
      switch turn {
      case .works(let work): task.resume(returning: work)
      case .ends: task.resume(returning: nil)
      case .waits: break
      }
    }
  }

  /// Takes what became of a frame, to be handed over when it is its turn.
  package func keep(_ forms: [EncodedFrame], at position: Int) {
    state.withLock { $0.drawn[position] = forms }
  }

  /// Hands over all frames whose turn it is, unless another worker is about it.
  package func handOver(by handOver: HandOver) async throws {
    var turn = state.withLock { $0.beginHandingOver() }
    while let forms = turn {
      try Task.checkCancellation()
      try await handOver(forms)
      let listener = state.withLock { state -> CheckedContinuation<Void, Never>? in
        state.next += 1
        state.delivered.append(forms)
        state.isHandingOver = false
        turn = state.beginHandingOver()
        guard let count = state.listener?.count, state.hasNews(count) else { return nil }
        return state.listener.take()?.task
      }
      listener?.resume()
    }
  }

  /// Something went wrong: `delivered` throws it, and it is as if closed.
  package func fail(_ error: any Error) { end(because: error) }

  private func end(because error: (any Error)?) {
    let (idle, listener) = state.withLock { state in
      if !state.isClosed { state.failure = error }
      state.isClosed = true
      state.waiting = [:]
      state.offers = []
      defer { state.idle = [:] }
      return (Array(state.idle.values), state.listener.take()?.task)
    }
    for task in idle { task.resume(returning: nil) }
    listener?.resume()
  }
}

extension FrameRelay {
  /// What a worker that has no frame does.
  fileprivate enum Turn {
    case works(Work)
    case waits
    case ends
  }
}

extension FrameRelay.State {
  /// True when there is something to tell who asks for `count` frames.
  fileprivate func hasNews(_ count: Int) -> Bool { delivered.count >= count || failure != nil }

  /// What `worker` does next.
  fileprivate mutating func turn(of worker: Int) -> FrameRelay.Turn {
    if let frame = frame(for: worker) { return .works(.draws(frame)) }
    if isClosed { return .ends }
    guard let bands = offers.first(where: \.areLeft) else { return .waits }
    return .works(.helps(bands))
  }

  /// What `worker` draws next.
  fileprivate mutating func frame(for worker: Int) -> FrameRelay.Frame? {
    choice.end(by: worker)
    guard !isClosed, let position = choice.position(for: worker, among: waiting.keys),
      let snapshot = waiting.removeValue(forKey: position)
    else { return nil }
    begin(snapshot, at: position, by: worker)
    return FrameRelay.Frame(position: position, snapshot: snapshot)
  }

  /// A worker compares a frame with its last, and drops that one then.
  fileprivate mutating func begin(_ snapshot: FrameSnapshot, at position: Int, by worker: Int) {
    choice.begin(position, by: worker)
    let held = held[worker]
    if let before = held?.before { spent.append(before) }
    self.held[worker] = (held?.last, snapshot)
  }

  /// The frame whose turn it is, if it is drawn and nobody hands one over.
  fileprivate mutating func beginHandingOver() -> [EncodedFrame]? {
    guard !isHandingOver, !isClosed else { return nil }
    if let forms = drawn.removeValue(forKey: next) {
      last = forms
    } else if let index = repeats.removeValue(forKey: next) {
      last = last.map { $0.repeated(as: index) }
    } else {
      return nil
    }
    isHandingOver = true
    return last
  }
}
