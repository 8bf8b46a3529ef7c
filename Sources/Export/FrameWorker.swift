import Compositor
import PNG
import Raster
package import RenderTree
import Synchronization

/// What it takes to turn one snapshot into bytes. Keeps the last frame, of which the next one
/// draws and packs only what changed.
package final class FrameWorker: Sendable {
  private let tools: Mutex<FrameTools>
  /// Where bands are made beside this worker's own.
  private let lanes: [BandLane]

  /// - Parameters:
  ///   - usesCache: false: every frame is drawn and encoded anew. The bytes are the same.
  ///   - width: how many tasks work on one frame, where it goes by bands. The bytes are the same.
  /// - Precondition: `width` is positive.
  package init(usesCache: Bool = true, width: Int = 1) {
    precondition(width > 0, "somebody has to do the work")
    tools = Mutex(FrameTools(usesCache: usesCache))
    lanes = (1..<width).map { _ in BandLane() }
  }

  /// A worker that goes on from where `other` is.
  /// - Parameter shared: what it makes and takes together with other workers, where it works alone on
  ///   a frame. The bytes are the same.
  /// - Precondition: `width` is positive.
  package init(like other: FrameWorker, width: Int = 1, sharing shared: SharedBands? = nil) {
    precondition(width > 0, "somebody has to do the work")
    tools = Mutex(FrameTools(other.tools.withLock { $0.kept }, sharing: shared))
    lanes = (1..<width).map { _ in BandLane() }
  }

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

  /// The same, by all tasks.
  package func sharedFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding]
  ) async throws(ExportError) -> [EncodedFrame] {
    guard !lanes.isEmpty else { return try encodedFrames(of: snapshot, as: encodings) }
    do {
      let begun = try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
        try tools.begin(snapshot, as: encodings)
      }
      switch begun {
      case .finished(let frames): return frames
      case .banded(var frame):
        while !frame.missing.isEmpty { await frame.add(bands(of: frame)) }
        let whole = frame
        return try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
          try tools.finish(whole, of: snapshot, as: encodings)
        }
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }

  /// What is missing of `frame`, made by all tasks.
  private func bands(of frame: BandedFrame) async -> [(band: Int, encoded: EncodedBand)] {
    let prepared = tools.withLock { tools in
      tools.prepare(frame)
      return tools.prepared
    }
    let counter = BandCounter()
    return await withTaskGroup(of: [(band: Int, encoded: EncodedBand)].self) { group in
      for lane in lanes {
        group.addTask { lane.bands(of: frame, prepared: prepared, by: counter) }
      }
      group.addTask { self.tools.withLock { $0.bands(of: frame, by: counter) } }
      var made: [(band: Int, encoded: EncodedBand)] = []
      for await bands in group { made += bands }
      return made
    }
  }
}

extension FrameWorker {
  /// Draws and encodes one frame in one way, by one task.
  package func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(ExportError) -> EncodedFrame {
    try encodedFrames(of: snapshot, as: [encoding])[0]
  }

  /// The same, by all tasks.
  package func sharedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) async throws(ExportError) -> EncodedFrame {
    try await sharedFrames(of: snapshot, as: [encoding])[0]
  }
}
