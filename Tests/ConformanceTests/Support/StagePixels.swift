import QuartzCore
import Stage

/// A whole picture of the stage, for facts that ask for many pixels.
struct StagePixels {
  let width: Int
  let height: Int
  private let rows: [[UInt8]]

  init(_ picture: CGImage) {
    width = picture.width
    height = picture.height
    let bytes = picture.dataProvider?.data ?? Data()
    let (width, stride) = (picture.width, picture.bytesPerRow)
    rows = (0..<picture.height).map { y in
      Array(bytes.dropFirst(y * stride).prefix(4 * width))
    }
  }

  /// The pixel at column `x` and row `y` from the top left, premultiplied 0…255.
  subscript(x: Int, y: Int) -> [UInt8] { Array(rows[y][4 * x..<4 * x + 4]) }

  /// The sum of all alphas, in whole pixels.
  var coveredArea: Double {
    rows.reduce(0) { sum, row in
      stride(from: 3, to: row.count, by: 4).reduce(sum) { $0 + Double(row[$1]) }
    } / 255
  }
}

extension LayerStage {
  /// The picture now.
  func pixels() -> StagePixels { StagePixels(picture()) }
}
