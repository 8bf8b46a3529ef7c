/// A picture in memory: premultiplied RGBA, 8 bits each, rows from the top without padding.
/// Uniquely owned, so no lock guards it.
package struct Pixmap: ~Copyable, Sendable {
  package let width: Int
  package let height: Int
  /// `width · height · 4` bytes.
  package var pixels: [UInt8]

  /// A transparent picture.
  /// - Precondition: both sides are positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }
}
