package import Raster

/// What is shown for a part of the time in which a shutter is open.
package struct ExposedMoment: Equatable, Sendable {
  package var root: RenderNode
  /// What lies under it.
  package var background: Color
  /// How long, in equal parts of that time.
  package var weight: Int

  package init(root: RenderNode, background: Color, weight: Int = 1) {
    self.root = root
    self.background = background
    self.weight = weight
  }
}
