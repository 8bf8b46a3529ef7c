import Limits

/// Width and height as typed: `1080x1920`, whole numbers, both positive.
package struct PictureSize: Equatable, Sendable {
  package var width: Int
  package var height: Int

  /// Pixels of a picture, each way.
  package static let pixels = Limit.pictureSides

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Nil unless `text` is two whole numbers with an `x` between them.
  package init?(_ text: String) {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Decimals.whole(sides[0]),
      let height = Decimals.whole(sides[1])
    else { return nil }
    self.init(width: width, height: height)
  }

  /// Whether a picture of this many pixels can be made.
  package var isPicture: Bool {
    Self.pixels.contains(width) && Self.pixels.contains(height)
  }
}
