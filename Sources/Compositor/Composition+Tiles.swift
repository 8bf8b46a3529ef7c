import Geometry
import Raster
import RenderTree

extension Composition {
  /// Covers the bounds of `node` with tiles.
  mutating func draw(_ placed: PlacedTiles, of node: RenderNode, in inner: Surroundings) {
    guard !node.bounds.isEmpty, let layerFromDevice = inner.plane.homography.inverse else { return }
    var paint = ImagePaint(
      image: placed.image,
      imageFromDevice: layerFromDevice.followed(by: Homography(placed.imageFromBounds)),
      filter: .linear, opacity: inner.opacity * placed.opacity, tint: inner.tint)
    paint.isRepeated = true
    list.fill(
      inner.plane.flattened(Corners.outline(of: node.bounds, node.effects)), rule: .nonZero,
      paint: .image(paint))
  }
}
