import Compositor
import Limits
import PNG
import Raster
package import RenderTree
import Synchronization

/// What it takes to turn one snapshot into bytes. Keeps the last frame, of which the next one
/// draws and packs only what changed.
package final class FrameWorker: Sendable {
  private let tools: Mutex<FrameTools>

  /// - Parameters:
  ///   - usesCache: false: every frame is drawn and encoded anew. The bytes are the same.
  ///   - makesFingerprints: PNG files get fingerprints, for manifests.
  package init(usesCache: Bool = true, makesFingerprints: Bool = false) {
    tools = Mutex(FrameTools(usesCache: usesCache, makesFingerprints: makesFingerprints))
  }

  /// Goes on from where another worker is, which uses its cache if this one does.
  package func goOn(from other: FrameWorker) {
    let cache = other.tools.withLock { $0.cache }
    tools.withLock { $0.goOn(from: cache) }
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
      return try DeepStack.run(forDepth: snapshot.levels) {
        () throws(PNGError) -> [EncodedFrame] in
        try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
          switch try tools.begin(snapshot, as: encodings) {
          case .finished(let frames): return frames
          case .banded(var frame):
            while !frame.missing.isEmpty { frame.add(tools.missingBands(of: frame)) }
            return try tools.finish(frame, of: snapshot, as: encodings)
          }
        }
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }

  /// Encodes a frame in each of the ways asked for, by bands together with others, who are invited to help.
  /// The caller's part is done where it is. The bytes are the same.
  /// - Parameter invite: called before bands are made.
  package func encodedFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding],
    isolation: isolated (any Actor)? = #isolation, inviting invite: (BandsAtOnce) -> Void
  ) async throws(ExportError) -> [EncodedFrame] {
    do {
      let begun = try DeepStack.run(forDepth: snapshot.levels) {
        () throws(PNGError) -> FrameTools.Begun in
        try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
          try tools.begin(snapshot, as: encodings)
        }
      }
      switch begun {
      case .finished(let frames): return frames
      case .banded(var frame):
        while !frame.missing.isEmpty {
          await frame.add(bands(of: frame, depth: snapshot.levels, inviting: invite))
        }
        let whole = frame
        return try DeepStack.run(forDepth: snapshot.levels) {
          () throws(PNGError) -> [EncodedFrame] in
          try tools.withLock { (tools: inout FrameTools) throws(PNGError) in
            try tools.finish(whole, of: snapshot, as: encodings)
          }
        }
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }

  /// What is missing of `frame`, a tree of `depth` levels.
  private func bands(
    of frame: BandedFrame, depth: Int, isolation: isolated (any Actor)? = #isolation,
    inviting invite: (BandsAtOnce) -> Void
  ) async -> BandsAtOnce.Made {
    let bands = DeepStack.run(forDepth: depth) {
      tools.withLock { BandsAtOnce(of: frame, depth: depth, prepared: $0.encoder.prepare(frame)) }
    }
    invite(bands)
    let made = DeepStack.run(forDepth: depth) {
      tools.withLock { $0.encoder.bands(of: frame, by: bands.counter) }
    }
    return await made + bands.helped()
  }

  /// Makes some of another worker's bands, if there are any left.
  package func help(with bands: BandsAtOnce) {
    bands.add { frame, prepared in
      DeepStack.run(forDepth: bands.depth) {
        tools.withLock { $0.encoder.bands(of: frame, prepared: prepared, by: bands.counter) }
      }
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
}
