public import CoreGraphics

/// Pictures that a scene draws in code where an app would carry files.
@MainActor
public enum SceneDrawings {
  /// Makes `UIImage(named: name)` a picture of `size` points, which `draw` draws (y down, points)
  /// when it is first asked for, at the screen's scale.
  public static func register(
    _ name: String, size: CGSize, draw: @escaping @MainActor (CGContext) -> Void
  ) {
    NamedImages.current.register(name, size: size, draw: draw)
  }
}
