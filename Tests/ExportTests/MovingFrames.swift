import Export
import Geometry
import Raster
import RenderTree

/// Frames of 40 × 200 pixels with a square that moves every third frame and a strip at the bottom
/// that is always the same.
@MainActor
final class MovingFrames: FrameSource {
  let frameCount: Int

  init(count: Int) { frameCount = count }

  func snapshot(at position: Int) -> FrameSnapshot { Self.frame(position) }

  nonisolated static func frame(_ index: Int) -> FrameSnapshot {
    let square = RenderNode(
      matrix: .translation(Double(index / 3), Double(5 * (index / 3) % 90)),
      bounds: Rect(x: 0, y: 0, width: 20, height: 20),
      effects: NodeEffects(
        backgroundColor: Color(red: 0.2, green: 0.5, blue: 1, alpha: 0.5), cornerRadius: 6))
    let strip = RenderNode(
      bounds: Rect(x: 0, y: 150, width: 40, height: 50),
      effects: NodeEffects(
        backgroundColor: Color(red: 0.9, green: 0.1, blue: 0.1),
        shadow: NodeShadow(color: .black, offset: Point(0, 1), radius: 2)))
    return FrameSnapshot(
      index: index, sceneTime: Double(index) / 60, width: 40, height: 200,
      pixelsFromRoot: .identity, background: .white,
      root: RenderNode(
        bounds: Rect(x: 0, y: 0, width: 40, height: 200), children: [square, strip]))
  }
}
