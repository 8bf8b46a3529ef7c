import CoreGraphics
import VirtualTime

extension UIImage {
  /// The picture of that name: what the scene registered with `SceneDrawings`, else a file of the
  /// scene's bundle, PNG unless the name ends otherwise, the one for the screen's scale first. The
  /// same object every time.
  @MainActor
  public convenience init?(named name: String) {
    guard let found = NamedImages.current.image(named: name), let pixels = found.cgImage
    else { return nil }
    self.init(cgImage: pixels, scale: found.scale, orientation: found.imageOrientation)
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
    images[name] = nil
  }

  func image(named name: String) -> UIImage? {
    if let image = images[name] { return image }
    let image = drawn(name) ?? read(name)
    images[name] = image
    return image
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

  private func read(_ name: String) -> UIImage? {
    guard let bundle = context.assets else { return nil }
    let (stem, ending) = Self.parts(of: name)
    let best = Int(context.screen.scale.rounded(.up))
    let suffixes = ["@\(best)x", "@3x", "@2x", ""]
    for suffix in suffixes {
      guard let path = bundle.path(forResource: stem + suffix, ofType: ending) else { continue }
      if let image = UIImage(contentsOfFile: path) { return image }
    }
    return nil
  }

  /// A name without its ending, and the ending; a name without one means a PNG file.
  private static func parts(of name: String) -> (stem: String, ending: String) {
    for ending in ["png", "jpg", "jpeg"] where name.lowercased().hasSuffix("." + ending) {
      return (String(name.dropLast(ending.count + 1)), String(name.suffix(ending.count)))
    }
    return (name, "png")
  }
}
