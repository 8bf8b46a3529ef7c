import CoreGraphics
import VirtualTime

/// Files of pictures in bundles and catalogs.
enum PictureFile {
  /// Reads a picture; a drawing (PDF, SVG) as the pictures that were made of it beside it when the program
  /// was built, `dog.pdf@2x.png`.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point; nil where the file does not say.
  ///   - screen: pixels in a point of the screen.
  static func read(_ path: String, scale: Int?, screen: Int) -> UIImage? {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    guard drawings.contains(ending) else {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return UIImage(decoding: data, scale: CGFloat(scale ?? 1))
    }
    for made in [screen, 3, 2, 1] {
      let picture = "\(path)@\(made)x.png"
      guard let data = FileManager.default.contents(atPath: picture) else { continue }
      return UIImage(decoding: data, scale: CGFloat(made))
    }
    return nil
  }

  private static let drawings: Set<String> = ["pdf", "svg"]
}
