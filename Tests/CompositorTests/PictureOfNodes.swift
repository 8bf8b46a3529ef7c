import Compositor
import Geometry
import Raster
import RenderTree

/// What the compositor makes of a hand-made tree: one pixel to a point, over `background`.
struct Picture {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  init(
    of root: RenderNode, width: Int = 40, height: Int = 30, scale: Double = 1,
    background: Color = .clear
  ) {
    let snapshot = FrameSnapshot(
      index: 0, sceneTime: 0, width: width, height: height,
      pixelsFromRoot: .scale(scale, scale), background: background, root: root)
    var compositor = Compositor()
    var pixmap = Pixmap(width: width, height: height)
    compositor.draw(snapshot, into: &pixmap)
    self.width = width
    self.height = height
    pixels = pixmap.pixels
  }

  /// Premultiplied red, green, blue, alpha, 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return pixels[start..<start + 4].map(Int.init)
  }

  /// The sum of all alphas, in whole pixels.
  var coveredArea: Double {
    stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255
  }
}

/// A node whose bounds start at 0 and whose top left corner lies at `x`, `y` of its parent.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color? = nil,
  opacity: Double = 1, fadesAsGroup: Bool = true, zPosition: Double = 0, corners: Double = 0,
  border: Double = 0, borderColor: Color? = nil, clips: Bool = false, content: [NodeContent] = [],
  children: [RenderNode] = [], mask: RenderNode? = nil
) -> RenderNode {
  RenderNode(
    matrix: .translation(x, y, zPosition), bounds: Rect(x: 0, y: 0, width: width, height: height),
    opacity: opacity, fadesAsGroup: fadesAsGroup,
    effects: NodeEffects(
      backgroundColor: color, cornerRadius: corners, borderWidth: border, borderColor: borderColor,
      masksToBounds: clips),
    content: content, children: children, mask: mask)
}

let red = Color(red: 1, green: 0, blue: 0)
let blue = Color(red: 0, green: 0, blue: 1)
