import Compositor
import PNG
import Raster
package import RenderTree
import Synchronization

/// What it takes to turn one snapshot into bytes. Keeps the last frame, of which the next one
/// draws and packs only what changed.
package final class FrameWorker: Sendable {
  private let tools: Mutex<FrameTools>

  /// - Parameter usesCache: false: every frame is drawn and encoded anew. The bytes are the same.
  package init(usesCache: Bool = true) { tools = Mutex(FrameTools(usesCache: usesCache)) }

  /// Goes on from where another worker is, which uses its cache if this one does.
  package func goOn(from other: FrameWorker) {
    let kept = other.tools.withLock { $0.kept }
    tools.withLock { $0.goOn(from: kept) }
  }

  /// Makes and takes bands together with other workers, where nobody helps with a frame. The bytes are
  /// the same.
  package func share(_ bands: SharedBands) { tools.withLock { $0.share(bands) } }

  /// Draws a frame once, by one task, and encodes it in each of the ways asked for, in their order.
  /// A worker does one frame at a time.
  package func encodedFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding]
  ) throws(ExportError) -> [EncodedFrame] {
    do {
      return try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
        switch try tools.begin(snapshot, as: encodings) {
        case .finished(let frames): return frames
        case .banded(var frame):
          while !frame.missing.isEmpty {
            tools.prepare(frame)
            frame.add(tools.missingBands(of: frame))
          }
          return try tools.finish(frame, of: snapshot, as: encodings)
        }
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }

  /// The same; a frame that goes by bands together with `helpers`, which draw none of their own
  /// meanwhile. The caller's part is done where it is. The bytes are the same.
  /// - Parameter first: what the caller does while helpers begin; before anything else where there are
  ///   no bands to be made.
  package func encodedFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding], with helpers: [FrameWorker],
    isolation: isolated (any Actor)? = #isolation, doing first: () -> Void = {}
  ) async throws(ExportError) -> [EncodedFrame] {
    guard !helpers.isEmpty else {
      first()
      return try encodedFrames(of: snapshot, as: encodings)
    }
    do {
      let begun = try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
        try tools.begin(snapshot, as: encodings)
      }
      switch begun {
      case .finished(let frames):
        first()
        return frames
      case .banded(var frame):
        if frame.missing.isEmpty {
          first()
        } else {
          await frame.add(bands(of: frame, with: helpers, doing: first))
        }
        while !frame.missing.isEmpty { await frame.add(bands(of: frame, with: helpers) {}) }
        let whole = frame
        return try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
          try tools.finish(whole, of: snapshot, as: encodings)
        }
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }

  /// What is missing of `frame`.
  private func bands(
    of frame: BandedFrame, with helpers: [FrameWorker],
    isolation: isolated (any Actor)? = #isolation, doing first: () -> Void
  ) async -> [(band: Int, encoded: EncodedBand)] {
    let prepared = tools.withLock { tools in
      tools.prepare(frame)
      return tools.prepared
    }
    let counter = BandCounter()
    return await withTaskGroup(of: [(band: Int, encoded: EncodedBand)].self) { group in
      // Only what names an actor keeps to it.
      _ = isolation
      for helper in helpers {
        group.addTask { helper.bands(of: frame, prepared: prepared, by: counter) }
      }
      first()
      var made = tools.withLock { $0.bands(of: frame, by: counter) }
      for await bands in group { made += bands }
      return made
    }
  }

  private func bands(
    of frame: BandedFrame, prepared: PreparedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    tools.withLock { $0.bands(of: frame, prepared: prepared, by: counter) }
  }
}

extension FrameWorker {
  /// Draws and encodes one frame in one way, by one task.
  package func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(ExportError) -> EncodedFrame {
    try encodedFrames(of: snapshot, as: [encoding])[0]
  }

  /// The same, with helpers.
  package func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding, with helpers: [FrameWorker],
    isolation: isolated (any Actor)? = #isolation
  ) async throws(ExportError) -> EncodedFrame {
    try await encodedFrames(of: snapshot, as: [encoding], with: helpers)[0]
  }
}
