import CoreGraphics
import UIKit
import VirtualTime

/// A bundle on the disk with files of a test, gone with it.
@MainActor
final class CatalogFolder {
  nonisolated let path: String

  /// - Parameter files: texts by their paths.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ data: Data) throws {
    let place = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  /// A picture of one colour, or of columns of several.
  func write(_ name: String, _ width: Int, _ height: Int, _ colors: UIColor...) throws {
    try write(name, Self.picture(width, height, colors))
  }

  static func picture(_ width: Int, _ height: Int, _ colors: [UIColor]) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        let step = width / colors.count
        context.fill(CGRect(x: index * step, y: 0, width: step, height: height))
      }
    }
    return image.pngData() ?? Data()
  }

  /// Runs `body` in a scene with this bundle.
  func run<Result>(
    scale: Double = 2, isDark: Bool = false, languages: [String] = [], width: Double = 375,
    _ body: @MainActor (SceneContext) throws -> Result
  ) rethrows -> Result {
    var screen = VirtualScreen(width: width, height: max(667, width * 1.25), scale: scale)
    screen.isDark = isDark
    let context = SceneContext(
      screen: screen, seed: 1, assets: Bundle(path: path), languages: languages)
    return try SceneContext.$current.withValue(context) { try body(context) }
  }
}

extension UIImage {
  /// The colour of a pixel, straight RGBA.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let cgImage else { return [] }
    let pixels = cgImage.rasterImage.pixels
    let start = (y * cgImage.width + x) * 4
    return Array(pixels[start..<start + 4])
  }
}
