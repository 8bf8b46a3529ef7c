import Raster

extension CGImage {
  /// The picture turned and mirrored as EXIF's number asks for, so that it stands upright: 1 (and
  /// any unknown number) leaves it, 6 turns it by a quarter clockwise, 5 … 8 exchange its sides.
  package func turned(by orientation: Int) -> CGImage {
    guard (2...8).contains(orientation) else { return self }
    let (lastX, lastY) = (width - 1, height - 1)
    let isOnItsSide = orientation >= 5
    let (newWidth, newHeight) = isOnItsSide ? (height, width) : (width, height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rasterImage.pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) =
          switch orientation {
          case 2: (lastX - x, y)
          case 3: (lastX - x, lastY - y)
          case 4: (x, lastY - y)
          case 5: (y, x)
          case 6: (y, lastY - x)
          case 7: (lastX - y, lastY - x)
          default: (lastX - y, x)
          }
        let offset = 4 * (row * width + column)
        pixels += rasterImage.pixels[offset..<offset + 4]
      }
    }
    return CGImage(rasterImage: Image(width: newWidth, height: newHeight, pixels: pixels))
  }
}
