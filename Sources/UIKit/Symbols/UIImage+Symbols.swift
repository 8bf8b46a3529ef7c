import CoreGraphics
import VirtualTime

/// What a symbol was made of, to make it anew otherwise.
struct SymbolSource {
  var name: String
  var configuration: UIImage.SymbolConfiguration?
}

extension UIImage {
  /// The size of letters that a symbol goes with unless something else is said, points.
  private static let usualSize: CGFloat = 17

  /// The system's symbol of that name, drawn by an icon that stands for it and is noted once; nil where none
  /// does.
  @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The system's symbol of that name. `traitCollection` changes nothing.
  @MainActor
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }

  /// The system's symbol of that name, of which a value from 0 to 1 would fill a part.
  @MainActor
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// The system's symbol of that name, of a size and weight.
  @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration, isNoted: true)
  }

  /// A symbol that UIKit's own views show.
  @MainActor
  convenience init?(ownSymbol name: String, withConfiguration configuration: Configuration? = nil) {
    self.init(symbol: name, configuration, isNoted: false)
  }

  @MainActor
  private convenience init?(symbol name: String, _ configuration: Configuration?, isNoted: Bool) {
    let said = configuration as? SymbolConfiguration
    let symbols = DrawnSymbols.active
    guard let pixels = symbols.pixels(name, said) else { return nil }
    if isNoted { symbols.note() }
    var manner = Manner(scale: symbols.scale)
    manner.symbol = SymbolSource(name: name, configuration: said)
    if let color = said?.colors.first {
      manner.renderingMode = .alwaysOriginal
      let plain = UIImage(pixels: pixels, manner)
      self.init(pixels: plain.stenciled(with: color).cgImage, manner)
    } else {
      self.init(pixels: pixels, manner)
    }
  }

  @MainActor
  final func redrawn(_ symbol: SymbolSource, _ configuration: Configuration) -> UIImage {
    guard let new = UIImage(systemName: symbol.name, withConfiguration: configuration) else {
      return self
    }
    let mode = renderingMode == .automatic ? new.renderingMode : renderingMode
    return new.withRenderingMode(mode)
  }

  /// The symbols of a scene, each drawn once.
  @MainActor
  private final class DrawnSymbols {
    private let context = SceneContext.active
    private var drawn: [String: CGImage] = [:]
    private var isNoted = false

    static var active: DrawnSymbols { SceneContext.active.service { DrawnSymbols() } }

    var scale: CGFloat { CGFloat(context.screen.scale) }

    /// Notes, once, that the drawings are not Apple's.
    func note() {
      guard !isNoted else { return }
      isNoted = true
      context.unsupported(
        "Apple's drawings of symbols (icons of Phosphor stand for them)", at: "UIImage(systemName:)"
      )
    }

    /// The symbol's pixels, black, with a small margin around what is painted.
    func pixels(_ name: String, _ said: SymbolConfiguration?) -> CGImage? {
      let size = min(1000, max(1, said?.pointSize ?? UIImage.usualSize))
      let factor = said?.scale.factor ?? 1
      let weight = said?.weight.lineWidth ?? 1
      let key = "\(name) \(size) \(factor) \(weight)"
      if let known = drawn[key] { return known }
      guard let symbol = SymbolDrawing(named: name) else {
        context.unsupported("the symbol “\(name)”", at: "UIImage(systemName:)")
        return nil
      }
      let shape = symbol.shape(pointSize: size * factor, weight: weight)
      let pixel = 1 / scale
      let margin = (size * factor * 0.05 / pixel).rounded() * pixel
      let ink = shape.boundingBoxOfPath
      guard ink.width > 0, ink.height > 0 else { return nil }
      let bounds = CGSize(
        width: ((ink.width + 2 * margin) / pixel).rounded(.up) * pixel,
        height: ((ink.height + 2 * margin) / pixel).rounded(.up) * pixel)
      guard let context = CGContext(filledBy: bounds, scale: scale, isOpaque: false) else {
        return nil
      }
      context.translateBy(
        x: (bounds.width - ink.width) / 2 - ink.minX, y: (bounds.height - ink.height) / 2 - ink.minY
      )
      context.addPath(shape)
      context.setFillColor(UIColor.black.cgColor)
      context.fillPath()
      let pixels = context.makeImage()
      drawn[key] = pixels
      return pixels
    }
  }
}
