package import RenderTree

/// Content of a layer that is neither an image nor a class of this module: the glyphs of a label.
/// It stays the same; for another content the layer gets another source.
@MainActor
package protocol LayerContentSource: AnyObject {
  /// What `layer` shows between its background and its `contents`, in its bounds space. `layer` is
  /// the presentation at the time of the frame, or the model when nothing is animated.
  func content(for layer: CALayer) -> [NodeContent]

  /// The characters that are shown, for inspections; nil for what is not text.
  var inspectedText: String? { get }
}

extension LayerContentSource {
  /// Not text.
  package var inspectedText: String? { nil }
}
