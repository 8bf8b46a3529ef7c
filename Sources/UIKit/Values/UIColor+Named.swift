import CoreGraphics
import VirtualTime

extension UIColor {
  /// The colour that the scene registered under that name with `SceneColors`; nil without one.
  @MainActor
  public convenience init?(named name: String) {
    guard let found = NamedColors.current.colors[name] else { return nil }
    self.init(cgColor: found.cgColor)
  }
}

/// The scene's colours by name.
@MainActor
final class NamedColors {
  var colors: [String: UIColor] = [:]

  static var current: NamedColors { SceneContext.active.service { NamedColors() } }
}
