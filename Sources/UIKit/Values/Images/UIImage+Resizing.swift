import CoreGraphics
import VirtualTime

extension UIImage {
  /// The part that stretches, as `contentsCenter` has it: of the whole. A pixel at least, since edges that
  /// leave nothing would have nothing between them.
  var stretchedPart: CGRect {
    let size = size
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return Self.wholePart }
    let columns = Self.part(capInsets.left, capInsets.right, of: size.width, pixel: 1 / scale)
    let rows = Self.part(capInsets.top, capInsets.bottom, of: size.height, pixel: 1 / scale)
    return CGRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }

  /// All of a picture, as `contentsCenter` has it.
  static var wholePart: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  private static func part(_ before: CGFloat, _ after: CGFloat, of whole: CGFloat, pixel: CGFloat)
    -> (start: CGFloat, length: CGFloat)
  {
    let start = min(max(0, before), max(0, whole - pixel))
    let end = max(min(whole, whole - max(0, after)), start + pixel)
    return (start / whole, (min(end, whole) - start) / whole)
  }

  /// Draws nine parts: corners at their size, edges along one axis, the rest along both.
  @MainActor
  func drawParts(of pixels: CGImage, in rect: CGRect, _ context: CGContext) {
    let part = stretchedPart
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let columns = [0, part.minX * width, part.maxX * width, width].map { $0.rounded() }
    let rows = [0, part.minY * height, part.maxY * height, height].map { $0.rounded() }
    func targets(_ cuts: [CGFloat], from start: CGFloat, length: CGFloat) -> [CGFloat] {
      let (before, after) = (cuts[1] / scale, (cuts[3] - cuts[2]) / scale)
      // Where not even the edges have room, they share it.
      let factor = before + after > length && before + after > 0 ? length / (before + after) : 1
      return [start, start + before * factor, start + length - after * factor, start + length]
    }
    let across = targets(columns, from: rect.minX, length: rect.width)
    let down = targets(rows, from: rect.minY, length: rect.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
          height: rows[row + 1] - rows[row])
        let target = CGRect(
          x: across[column], y: down[row], width: across[column + 1] - across[column],
          height: down[row + 1] - down[row])
        guard !source.isEmpty, !target.isEmpty, let piece = pixels.cropping(to: source)
        else { continue }
        Self.draw(piece, in: target, context)
      }
    }
    if resizingMode == .tile, part.width * width > 1.5 || part.height * height > 1.5 {
      SceneContext.active.unsupported(
        "repeating the middle of a resizable picture (stretched instead)", at: "UIImage")
    }
  }
}
