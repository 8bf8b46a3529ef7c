import CoreGraphics
import VirtualTime

extension UIImage {
  /// The picture of that name: what the scene registered with `SceneDrawings`, else an image set of the
  /// catalogs, else a file, of the scene's bundle before the program's; PNG unless the name ends otherwise,
  /// the one for the screen's scale first. The same pixels every time.
  @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of that name, of a bundle first; a configuration is for symbols alone.
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture of that name, of a bundle first. The scene's own appearance and scale decide, not those of `traits`.
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let found = NamedImages.current.image(named: name, in: bundle),
      let pixels = found.cgImage
    else { return nil }
    self.init(
      cgImage: pixels, scale: found.scale, orientation: found.imageOrientation, like: found)
  }
}

/// The scene's drawings and the pictures already made of them or read.
@MainActor
final class NamedImages {
  private struct Drawing {
    var size: CGSize
    var draw: @MainActor (CGContext) -> Void
  }

  private let context: SceneContext
  private var drawings: [String: Drawing] = [:]
  private var images: [String: UIImage] = [:]

  private init(_ context: SceneContext) { self.context = context }

  static var current: NamedImages {
    let context = SceneContext.active
    return context.service { NamedImages(context) }
  }

  func register(
    _ name: String, size: CGSize, draw: @escaping @MainActor (CGContext) -> Void
  ) {
    drawings[name] = Drawing(size: size, draw: draw)
    images = [:]
  }

  func image(named name: String, in bundle: Bundle?) -> UIImage? {
    let key = bundle.map { $0.bundlePath + "\u{0}" + name } ?? name
    if let image = images[key] { return image }
    let image =
      drawn(name) ?? AssetCatalogs.current.image(named: name, in: bundle) ?? read(name, in: bundle)
      ?? ofStem(name, in: bundle)
    images[key] = image
    return image
  }

  /// An image set is found by its name with the ending of a file, too.
  private func ofStem(_ name: String, in bundle: Bundle?) -> UIImage? {
    let stem = Self.parts(of: name).stem
    return stem == name ? nil : AssetCatalogs.current.image(named: stem, in: bundle)
  }

  private func drawn(_ name: String) -> UIImage? {
    guard let drawing = drawings[name] else { return nil }
    let size = drawing.size
    guard
      let context = CGContext(
        filledBy: size, scale: CGFloat(context.screen.scale), isOpaque: false)
    else { return nil }
    UIGraphicsPushContext(context)
    drawing.draw(context)
    UIGraphicsPopContext()
    return context.makeImage().map {
      UIImage(cgImage: $0, scale: CGFloat($0.width) / size.width, orientation: .up)
    }
  }

  private func read(_ name: String, in bundle: Bundle?) -> UIImage? {
    let (stem, ending) = Self.parts(of: name)
    guard !stem.isEmpty, !stem.split(separator: "/").contains("..") else { return nil }
    let best = Int(context.screen.scale.rounded(.up))
    let suffixes = ["@\(best)x", "@3x", "@2x", ""]
    let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    for bundle in context.bundles(bundle) {
      for suffix in suffixes {
        for name in [stem + suffix + device, stem + suffix] {
          guard let path = bundle.path(forResource: name, ofType: ending) else { continue }
          if let image = UIImage(contentsOfFile: path) { return image }
        }
      }
      for ending in ending == "png" ? ["pdf", "svg"] : [] {
        // The drawing itself need not be there: pictures were made of it.
        let folder = bundle.resourcePath ?? bundle.bundlePath
        let path = "\(folder)/\(stem).\(ending)"
        if let image = PictureFile.read(path, scale: nil, screen: best) { return image }
      }
      if ending == "png", let path = bundle.path(forResource: name, ofType: nil) {
        // Of another format: it is read for what there is to note.
        return UIImage(contentsOfFile: path)
      }
    }
    return nil
  }

  /// A name without its ending, and the ending; a name without one means a PNG file.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    for ending in ["png", "jpg", "jpeg", "gif", "webp"]
    where name.lowercased().hasSuffix("." + ending) {
      return (String(name.dropLast(ending.count + 1)), String(name.suffix(ending.count)))
    }
    return (name, "png")
  }
}
