import Export
import Geometry
import Raster
import RenderTree

/// Frames without a scene: frame k is 3 + (7k mod 40) pixels wide and 2 high, so that frames differ
/// in their bytes and in what they cost.
@MainActor
final class HandMadeFrames: FrameSource {
  let indices: [Int]
  /// How many frames were asked for.
  private(set) var begun = 0
  /// Called before each frame is made, with its position.
  var whenAsked: (Int) throws -> Void = { _ in }

  init(_ indices: some Sequence<Int>) { self.indices = Array(indices) }

  var frameCount: Int { indices.count }

  func snapshot(at position: Int) throws -> FrameSnapshot {
    precondition(position == begun, "each frame is asked for once, in order")
    begun += 1
    try whenAsked(position)
    return Self.frame(indices[position])
  }

  nonisolated static func width(ofFrame index: Int) -> Int { 3 + 7 * index % 40 }

  nonisolated static func frame(_ index: Int) -> FrameSnapshot {
    let shade = Double(index % 5) / 4
    let square = RenderNode(
      matrix: .identity, bounds: Rect(x: 0, y: 0, width: 2, height: 2),
      effects: NodeEffects(backgroundColor: Color(red: shade, green: 0.5, blue: 1, alpha: 0.5)))
    return FrameSnapshot(
      index: index, sceneTime: Double(index) / 60, width: width(ofFrame: index), height: 2,
      pixelsFromRoot: .identity, background: .clear,
      root: RenderNode(
        bounds: Rect(x: 0, y: 0, width: Double(width(ofFrame: index)), height: 2),
        children: [square]))
  }
}

/// Keeps what it is given, and fails where it is told to.
actor MemorySink: FrameSink {
  nonisolated var keepsFingerprints: Bool { true }
  private(set) var frames: [EncodedFrame] = []
  private(set) var calls: [String] = []
  private let whenAccepting: @Sendable (Int) throws(ExportError) -> Void

  init(whenAccepting: @escaping @Sendable (Int) throws(ExportError) -> Void = { _ in }) {
    self.whenAccepting = whenAccepting
  }

  func begin(frameCount: Int) { calls.append("begin \(frameCount)") }

  func accept(_ frame: EncodedFrame) throws(ExportError) {
    try whenAccepting(frame.index)
    frames.append(frame)
  }

  func finish() { calls.append("finish") }

  func abort() { calls.append("abort") }
}
