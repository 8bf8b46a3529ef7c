import Geometry
import Raster
import RenderTree

extension Composition {
  func paint(_ placed: PlacedTiles, in inner: Surroundings) -> Paint? {
    guard let layerFromDevice = inner.plane.homography.inverse else { return nil }
    var paint = ImagePaint(
      image: placed.image,
      imageFromDevice: layerFromDevice.followed(by: Homography(placed.imageFromBounds)),
      filter: .linear, opacity: inner.opacity * placed.opacity, tint: inner.tint)
    paint.isRepeated = true
    return .image(paint)
  }
}
