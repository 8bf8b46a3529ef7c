import Foundation
package import Geometry
package import Raster

/// The pixels that a pattern repeats: one step of it in both directions.
package struct PatternTile {
  package let image: Image
  /// Pattern space → pixels of the tile.
  package let imageFromPattern: Affine

  /// A side has no more pixels than this, however large the pattern.
  private static let longestSide = 4096.0
  /// No more cells than this overlap in one direction.
  private static let mostCells = 16

  /// The tile of `pattern`, drawn in `color` if it has none of its own, with about `scaleX` and
  /// `scaleY` pixels a unit of pattern space.
  package init(_ pattern: CGPattern, color: CGColor?, scaleX: Double, scaleY: Double) {
    func pixels(_ step: Double, _ scale: Double) -> Int {
      let length = (step * scale).rounded()
      return length > 1 ? Int(min(length, Self.longestSide)) : 1
    }
    let (step, bounds) = (pattern.step, pattern.bounds)
    let width = pixels(step.x, scaleX)
    let height = pixels(step.y, scaleY)
    let context = CGContext(width: width, height: height, isOpaque: false)
    let (columnScale, rowScale) = (Double(width) / step.x, Double(height) / step.y)
    context.scaleBy(x: columnScale, y: rowScale)
    context.translateBy(x: -bounds.x, y: -bounds.y)
    if let color, !pattern.isColored {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    // Cells larger than a step reach into the tiles that follow.
    func cells(_ length: Double, _ step: Double) -> Int {
      min(Self.mostCells, Int(min((length / step).rounded(.up), Double(Self.mostCells))))
    }
    for row in 0..<cells(bounds.height, step.y) {
      for column in 0..<cells(bounds.width, step.x) {
        context.saveGState()
        context.translateBy(x: -Double(column) * step.x, y: -Double(row) * step.y)
        context.clip(to: CGRect(bounds))
        pattern.drawCell(in: context)
        context.restoreGState()
      }
    }
    image = context.picture()
    imageFromPattern = Affine(
      a: columnScale, b: 0, c: 0, d: -rowScale, tx: -bounds.x * columnScale,
      ty: Double(height) + bounds.y * rowScale)
  }
}

extension CGColor {
  /// The tiles of a pattern in base space, with as many pixels a unit as a picture has by itself,
  /// else `scale`; nil for any other colour.
  package func tiles(
    scale: Double
  ) -> (tile: PatternTile, patternFromBase: Affine, alpha: Double)? {
    guard let pattern, let patternFromBase = pattern.matrix.inverse else { return nil }
    let density = pattern.density ?? max(1, scale) * pattern.matrix.largestScale
    let tile = PatternTile(pattern, color: colorUnderPattern, scaleX: density, scaleY: density)
    return (tile, patternFromBase, pattern.isColored ? Double(alpha) : 1)
  }
}
