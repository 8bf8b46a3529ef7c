import Geometry
import Raster
import RenderTree

extension Composition {
  mutating func draw(
    _ placed: PlacedTiles, of node: RenderNode, in inner: Surroundings, isCut: Bool
  ) {
    guard let layerFromDevice = inner.plane.homography.inverse else { return }
    var image = ImagePaint(
      image: placed.image,
      imageFromDevice: layerFromDevice.followed(by: Homography(placed.imageFromBounds)),
      filter: .linear, opacity: inner.opacity * placed.opacity, tint: inner.tint)
    image.isRepeated = true
    let paint = Paint.image(image)
    switch placed.area {
    case .bounds: fillBounds(of: node, in: inner, isCut: isCut, paint: paint)
    case .fill(let path, let rule):
      list.fill(place(path, rule: rule, on: inner.plane), paint: paint)
    case .stroke(let path, let style):
      list.fill(place(path, stroke: style, on: inner.plane), paint: paint)
    }
  }
}
