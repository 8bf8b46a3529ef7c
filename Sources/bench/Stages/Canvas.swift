import Geometry
import Raster

/// A picture of 1920×1080 pixels with a painter, for stages to draw on.
final class Canvas {
  static let width = 1920
  static let height = 1080
  static let pixelCount = width * height
  /// The whole picture as a shape.
  static let whole = FlatPath(
    polygon: Rect(x: 0, y: 0, width: Double(width), height: Double(height)).corners)

  private var painter = BandPainter()
  private var picture = Pixmap(width: width, height: height)

  /// A list of these shapes, half transparent.
  static func list(filling shapes: [FlatPath], _ rule: FillRule = .nonZero) -> DisplayList {
    var list = DisplayList(width: width, height: height)
    let color = Color(red: 0.9, green: 0.3, blue: 0.2, alpha: 0.5)
    for shape in shapes { list.fill(shape, rule: rule, paint: .solid(color)) }
    return list
  }

  /// The pixels of a picture over white.
  static func pixels(_ record: (inout DisplayList) -> Void) -> [UInt8] {
    let canvas = Canvas()
    var list = DisplayList(width: width, height: height)
    record(&list)
    _ = canvas.paint(list)
    return canvas.picture.pixels
  }

  /// Draws the whole picture; answers one of its bytes.
  func paint(_ list: DisplayList) -> Int {
    painter.paint(list, over: .white, into: &picture)
    return Int(picture.pixels[0])
  }

  /// Sorts a list into bands.
  func prepare(_ list: DisplayList) {
    painter.prepare(list)
  }

  /// Draws the bands of the list last prepared; answers one of the picture's bytes.
  func paintBands(of list: DisplayList) -> Int {
    var pixels = exchange(&picture.pixels, with: [])
    var rows = pixels.mutableSpan
    for band in 0..<list.bandCount {
      painter.paint(
        band: band, of: list, over: .white, into: &rows,
        start: band * Band.height * list.width)
    }
    picture.pixels = pixels
    return Int(picture.pixels[0])
  }
}
