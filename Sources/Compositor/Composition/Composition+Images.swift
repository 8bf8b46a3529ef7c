import Geometry
import Raster
import RenderTree

extension Composition {
  mutating func draw(
    _ placed: PlacedImage, of node: RenderNode, in inner: Surroundings, isCut: Bool
  ) {
    guard !placed.source.isEmpty, !placed.destination.isEmpty,
      let layerFromDevice = inner.plane.homography.inverse
    else { return }
    let isShrunk = placed.shrinkage / inner.plane.scale(over: placed.destination) > 1
    var uprightFromDevice = layerFromDevice
    if node.isFlipped {
      uprightFromDevice = layerFromDevice.followed(
        by: Homography(
          Affine(
            a: 1, b: 0, c: 0, d: -1, tx: 0, ty: placed.destination.minY + placed.destination.maxY)))
    }
    let grid = placed.grid
    let paint = ImagePaint(
      image: placed.image,
      imageFromDevice: grid == nil
        ? uprightFromDevice.followed(by: Homography(placed.imageFromLayer)) : uprightFromDevice,
      filter: isShrunk ? placed.shrinkingFilter : placed.filter, levelBias: placed.levelBias,
      grid: grid, opacity: inner.opacity, tint: inner.tint)
    // Contents that end with the bounds share their edges.
    guard placed.destination == node.bounds else {
      return list.fill(place(placed.destination, on: inner.plane), image: paint)
    }
    withEdges(of: node, in: inner, isCut: isCut) { composition, bounds in
      composition.list.fill(composition.place(bounds, on: inner.plane), image: paint)
    }
  }
}

extension PlacedImage {
  /// Bounds space → image pixels, where the image is stretched as a whole.
  fileprivate var imageFromLayer: Affine {
    let scaleX = source.width / destination.width
    let scaleY = source.height / destination.height
    return Affine(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: source.x - destination.x * scaleX,
      ty: source.y - destination.y * scaleY)
  }

  /// Image pixels on a point, where there are most.
  fileprivate var shrinkage: Double {
    guard let middle else {
      return max(source.width / destination.width, source.height / destination.height)
    }
    return max(
      middle.source.width / middle.destination.width,
      middle.source.height / middle.destination.height)
  }

  /// The nine parts; nil for one.
  fileprivate var grid: ImageGrid? {
    middle.map { middle in
      ImageGrid(
        columns: ImageGrid.Axis(
          positions: [
            destination.minX, middle.destination.minX, middle.destination.maxX, destination.maxX,
          ],
          texels: [source.minX, middle.source.minX, middle.source.maxX, source.maxX]),
        rows: ImageGrid.Axis(
          positions: [
            destination.minY, middle.destination.minY, middle.destination.maxY, destination.maxY,
          ],
          texels: [source.minY, middle.source.minY, middle.source.maxY, source.maxY]))
    }
  }
}
