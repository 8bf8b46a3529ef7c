import Compositor
import CoreGraphics
package import Geometry
package import Raster
package import RenderTree

/// The picture of a layer tree at one moment.
package enum TreePicture {
  /// What the tree of `root` shows at `sceneTime` seconds, over nothing.
  /// - Parameters:
  ///   - width: Pixels, at least 1.
  ///   - height: Pixels, at least 1.
  ///   - pixelsFromRoot: From the space `root` lies in, points, to the pixels of the picture.
  @MainActor
  package static func draw(
    _ root: CALayer, at sceneTime: Double, width: Int, height: Int, pixelsFromRoot: Affine
  ) -> Image {
    draw(
      TreeFreezer.freeze(root, at: sceneTime), width: width, height: height,
      pixelsFromRoot: pixelsFromRoot, at: sceneTime)
  }

  /// What the frozen tree of `root` shows, over nothing; sizes as above.
  package static func draw(
    _ root: RenderNode, width: Int, height: Int, pixelsFromRoot: Affine, at sceneTime: Double = 0
  ) -> Image {
    var pixmap = Pixmap(width: width, height: height)
    var compositor = Compositor()
    compositor.draw(
      FrameSnapshot(
        index: 0, sceneTime: sceneTime, width: width, height: height,
        pixelsFromRoot: pixelsFromRoot, background: .clear, root: root),
      into: &pixmap)
    return Image(width: width, height: height, pixels: pixmap.pixels)
  }
}
