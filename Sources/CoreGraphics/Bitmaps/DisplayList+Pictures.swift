import Geometry
import Raster

extension DisplayList {
  /// Draws `picture`, which has the size of the list, pixel on pixel.
  mutating func lay(_ picture: Image) {
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let paint = ImagePaint(image: picture, imageFromDevice: .identity, filter: .nearest)
    fill(FlatPath(polygon: area.corners), rule: .nonZero, paint: .image(paint))
  }
}
