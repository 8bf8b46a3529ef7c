import CoreGraphics

/// Colours that a scene names in code where an app would have them in its asset catalogue.
@MainActor
public enum SceneColors {
  /// Makes `UIColor(named: name)` this colour.
  public static func register(_ name: String, _ color: UIColor) {
    NamedColors.current.colors[name] = color
  }
}
