public import CoreGraphics
import VirtualTime

extension UIColor {
  /// The colour that the scene registered under that name with `SceneColors`, else the colour set of the
  /// catalogs, which may follow the appearance; nil without one.
  @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name, of a bundle's catalogs first. The colour follows the appearance where it is used; `traits` are
  /// without effect.
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard
      let found = NamedColors.current.colors[name]
        ?? AssetCatalogs.current.color(named: name, in: bundle)
    else { return nil }
    if found.isDynamic {
      self.init { found.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: found.cgColor)
    }
  }
}

/// The scene's colours by name.
@MainActor
final class NamedColors {
  var colors: [String: UIColor] = [:]

  static var current: NamedColors { SceneContext.active.service { NamedColors() } }
}
