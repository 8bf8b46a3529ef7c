/// How the pixels of a PNG file are stored, 8 bits each.
package enum PNGPixels: CaseIterable, Hashable, Sendable {
  /// Red, green and blue of a picture whose every alpha is 255.
  case rgb
  /// Red, green, blue and alpha, not premultiplied.
  case rgba

  package var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }
}
