import Compositor
import Geometry
import Raster
import RenderTree

/// The pixels of `frame`, premultiplied RGBA.
func picture(of frame: FrameSnapshot) -> [UInt8] {
  var pixmap = Pixmap(width: frame.width, height: frame.height)
  var compositor = Compositor()
  compositor.draw(frame, into: &pixmap)
  return pixmap.pixels
}

extension [UInt8] {
  /// The pixel at (`x`, `y`) of a picture `width` pixels wide.
  func pixel(_ x: Int, _ y: Int, width: Int) -> [UInt8] {
    let first = (y * width + x) * 4
    return Array(self[first..<first + 4])
  }
}

/// A layer of one colour.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
  children: [RenderNode] = []
) -> RenderNode {
  RenderNode(
    matrix: .translation(x, y), bounds: Rect(x: 0, y: 0, width: width, height: height),
    effects: NodeEffects(backgroundColor: color), children: children)
}

/// A frame of 40 × 20 pixels.
func frame(
  number index: Int = 0, background: Color = .white, _ children: [RenderNode]
) -> FrameSnapshot {
  FrameSnapshot(
    index: index, sceneTime: Double(index) / 60, width: 40, height: 20, pixelsFromRoot: .identity,
    background: background,
    root: RenderNode(bounds: Rect(x: 0, y: 0, width: 40, height: 20), children: children))
}
