import RenderTree

/// The frames of one export on their way from the source to the sinks.
///
/// Freezing keeps to the main actor, and so does one of the workers, which draws while there is nothing
/// to freeze: no more threads are at work than there are jobs, and each has a core to itself.
@MainActor
struct ExportRun {
  private let source: any FrameSource
  private let sinks: SinkGroup
  private let crew: FrameCrew
  private let relay = FrameRelay()
  /// One frame being drawn by each worker, and some at hand: as one frame may take as long as several
  /// others, which wait for it when they are finished. Those count too.
  private var ahead: FramesAhead
  /// How many frames were frozen.
  private var begun = 0
  /// How many were drawn here.
  private var drawn = 0
  private var report = ExportReport()

  init(of source: any FrameSource, to sinks: SinkGroup, jobs: Int, usesCache: Bool) {
    self.source = source
    self.sinks = sinks
    crew = FrameCrew(
      usesCache: usesCache, jobs: jobs, frameCount: source.frameCount, encodings: sinks.encodings,
      makesFingerprints: sinks.keepsFingerprints)
    ahead = FramesAhead(jobs: jobs, forms: sinks.encodings, usesCache: usesCache)
  }

  /// Takes all frames to all sinks.
  consuming func report(
    _ progress: @MainActor (ExportProgress) -> Void
  ) async throws -> ExportReport {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { relay.close() }
      for number in crew.all.indices.dropFirst() {
        group.addTask { [crew, relay, sinks] in
          await crew.all[number].work(
            as: number, helped: crew.sharesAll, on: relay, for: sinks)
        }
      }
      if crew.sharesFirst { try await drawFirst() }
      while report.frameCount < source.frameCount {
        while begun < source.frameCount, ahead.hasRoom { add(try frozen()) }
        if try await !drawsNext() {
          try await relay.handOver { [sinks] in try await sinks.accept($0) }
          await relay.waitUntilDelivered(ahead.awaited)
        }
        try noteDelivered(progress)
      }
      return report
    }
  }

  private typealias Frozen = (snapshot: FrameSnapshot, position: Int, isRepeat: Bool)

  private mutating func frozen() throws -> Frozen {
    try Task.checkCancellation()
    let snapshot = try source.snapshot(at: begun)
    defer { begun += 1 }
    return (snapshot, begun, ahead.add(snapshot))
  }

  private func add(_ frame: Frozen) {
    if frame.isRepeat {
      relay.addRepeat(index: frame.snapshot.index, at: frame.position)
    } else {
      relay.add(frame.snapshot, at: frame.position)
    }
  }

  /// Draws the first frame with all workers, which wait for one of their own meanwhile. While they begin, more
  /// are frozen, up to the first that differs: animations begin with it, so it takes longer than others.
  private mutating func drawFirst() async throws {
    let frame = try frozen()
    var next: [Frozen] = []
    var failure: (any Error)?
    let forms = try await crew.all[0].encodedFrames(
      of: frame.snapshot, as: sinks.encodings
    ) { bands in
      relay.offer(bands)
      do {
        while begun < source.frameCount, ahead.hasRoom, next.last?.isRepeat ?? true {
          next.append(try frozen())
        }
      } catch {
        failure = error
      }
    }
    relay.keep(forms, at: frame.position)
    crew.goOnFromFirst()
    for frame in next { add(frame) }
    if let failure { throw failure }
  }

  /// Draws a frame if one waits. Others hand it over, who do not keep the main actor waiting, as long as
  /// they are at work.
  private mutating func drawsNext() async throws -> Bool {
    guard let frame = relay.frameAtHand(for: 0) else { return false }
    try Task.checkCancellation()
    let forms = try await crew.all[0].encodedFrames(
      of: frame.snapshot, as: sinks.encodings, helped: crew.sharesAll, on: relay)
    relay.keep(forms, at: frame.position)
    drawn += 1
    // Whoever else wants the main actor has its turn; seldom, as it takes other threads to give it back.
    if drawn.isMultiple(of: 64) { await Task.yield() }
    return true
  }

  private mutating func noteDelivered(_ progress: @MainActor (ExportProgress) -> Void) throws {
    let delivered = try relay.delivered()
    ahead.remove(delivered.count)
    for forms in delivered {
      report.add(forms, as: sinks.encodings)
      progress(
        ExportProgress(
          finishedFrames: report.frameCount, frameCount: source.frameCount,
          byteCount: report.byteCount))
    }
  }
}

extension FrameWorker {
  /// Draws frames, and hands over those whose turn it is, until there are no more; helps others while there
  /// is none.
  fileprivate func work(
    as number: Int, helped: Bool, on relay: FrameRelay, for sinks: SinkGroup
  ) async {
    while let work = await relay.next(for: number) {
      // Not before there is one: a thread that is never needed takes no memory. After it slept it may be
      // another one.
      FreedMemory.makeRoom(inLargePages: true)
      switch work {
      case .helps(let bands): help(with: bands)
      case .draws(let frame):
        do {
          try Task.checkCancellation()
          let forms = try await encodedFrames(
            of: frame.snapshot, as: sinks.encodings, helped: helped, on: relay)
          relay.keep(forms, at: frame.position)
          try await relay.handOver { try await sinks.accept($0) }
        } catch {
          relay.fail(error)
        }
      }
    }
  }

  /// Alone, or with workers that have no frame.
  fileprivate func encodedFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding], helped: Bool, on relay: FrameRelay,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(ExportError) -> [EncodedFrame] {
    guard helped else { return try encodedFrames(of: snapshot, as: encodings) }
    return try await encodedFrames(of: snapshot, as: encodings) { relay.offer($0) }
  }
}
