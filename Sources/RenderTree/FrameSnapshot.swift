package import Geometry
package import Raster

/// Everything one frame shows, frozen: no time, no identity, safe to hand to any thread.
package struct FrameSnapshot: Sendable {
  /// Number of the frame in its sequence, from 0.
  package var index: Int
  /// Virtual time of the frame, seconds since the scene began.
  package var sceneTime: Double
  /// Width and height of the picture in pixels.
  package var width: Int
  package var height: Int
  /// Root bounds (points) → pixels of the picture.
  package var pixelsFromRoot: Affine
  /// What lies under everything, over the whole picture; clear for transparent frames.
  package var background: Color
  /// The whole tree; its matrix leads to the root space.
  package var root: RenderNode
  /// What is shown while a shutter is open, in order; the picture is then the mean of its light, and
  /// `root` and `background` are those of the middle one. Empty: the picture shows `root`.
  package var moments: [ExposedMoment] = []

  /// How many nodes of it lie in one another at most.
  package var levels: Int { moments.reduce(root.levels) { max($0, $1.root.levels) } }

  package init(
    index: Int, sceneTime: Double, width: Int, height: Int, pixelsFromRoot: Affine,
    background: Color, root: RenderNode
  ) {
    self.index = index
    self.sceneTime = sceneTime
    self.width = width
    self.height = height
    self.pixelsFromRoot = pixelsFromRoot
    self.background = background
    self.root = root
  }
}
