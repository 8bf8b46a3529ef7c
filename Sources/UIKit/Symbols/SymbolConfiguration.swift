public import CoreGraphics

extension UIImage {
  /// What decides between the variants of a picture.
  open class Configuration: NSObject {
    /// The traits that are meant; nil: those of where the picture is shown.
    public private(set) var traitCollection: UITraitCollection?

    public override init() { super.init() }

    /// For these traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      self.traitCollection = traitCollection
      return self
    }
  }

  /// How wide a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// As wide as those of the font's letters, by the face's name.
    init(_ font: UIFont) {
      let name = font.fontName.lowercased()
      let known: [(String, SymbolWeight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ]
      self = known.first { name.contains($0.0) }?.1 ?? .regular
    }

    /// The lines' width; 1 for the regular weight. Phosphor's own: 8, 12, 16 and 24 for thin, light,
    /// regular and bold.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.35
      case .thin: 0.5
      case .light: 0.75
      case .unspecified, .regular: 1
      case .medium: 1.15
      case .semibold: 1.3
      case .bold: 1.5
      case .heavy: 1.75
      case .black: 2
      }
    }
  }

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The size beside a medium one.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      default: 1
      }
    }
  }

  /// Size, weight and colour of a symbol. What is not said is left to whoever shows it.
  public final class SymbolConfiguration: Configuration {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [UIColor]

    private init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight = .unspecified,
      _ scale: SymbolScale = .unspecified, colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    /// Nothing said.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil) }

    /// As letters of that size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize) }

    /// As letters of that size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight)
    }

    /// As letters of that size and weight, larger or smaller beside them.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// Larger or smaller beside letters.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// With lines of that weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight) }

    /// As letters of that font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// As letters of that font, larger or smaller beside them.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, SymbolWeight(font), scale)
    }

    /// As letters of that style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// As letters of that style, larger or smaller beside them.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// In one colour; symbols have one layer here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, colors: [hierarchicalColor])
    }

    /// In the first of these colours; symbols have one layer here.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, colors: paletteColors) }

    /// What `otherConfiguration` says over what this one does.
    public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    public override var hash: Int { pointSize.hashValue ^ weight.rawValue }
  }
}
