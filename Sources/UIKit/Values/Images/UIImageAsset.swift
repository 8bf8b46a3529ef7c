public import CoreGraphics

/// One picture in several variants: light and dark, for wide screens and narrow ones.
open class UIImageAsset: NSObject {
  /// Shown where no variant is for the traits. It holds the asset.
  private weak var base: UIImage?
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// An asset without pictures.
  public override init() { super.init() }

  init(base: UIImage) {
    self.base = base
    super.init()
  }

  /// True where the traits decide what is shown.
  final var hasVariants: Bool { !variants.isEmpty }

  /// The variant for those traits: of those whose own traits are all among them, the one that says most, of
  /// several the one that was registered last.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.enumerated().max {
      ($0.element.traits.saidCount, $0.offset) < ($1.element.traits.saidCount, $1.offset)
    }
    guard let image = best?.element.image ?? base ?? variants.first?.image else { return UIImage() }
    guard image !== base else { return image }
    // What is shown keeps the others within reach.
    let copy = UIImage(pixels: image.cgImage, image.manner)
    copy.asset = self
    return copy
  }

  /// Has a picture stand for those traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    variants.append((traitCollection, image))
  }

  /// Takes the picture away that stands for those traits.
  open func unregister(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }
}

extension UIImage {
  /// The variants of the picture; others can be registered there, which image views show by their traits.
  public var imageAsset: UIImageAsset? {
    if let asset { return asset }
    let made = UIImageAsset(base: self)
    asset = made
    return made
  }
}

extension UITraitCollection {
  /// How many traits are said.
  fileprivate var saidCount: Int {
    [
      userInterfaceStyle != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, userInterfaceIdiom != .unspecified, displayScale != 0,
      preferredContentSizeCategory != .unspecified, layoutDirection != .unspecified,
    ].count { $0 }
  }
}
