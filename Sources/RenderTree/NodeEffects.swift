package import Raster

/// The parts of a layer that every layer class has.
package struct NodeEffects: Hashable, Sendable {
  /// Fills the bounds, rounded by the corners; nil for none.
  package var backgroundColor: Color?
  /// Points; clamped to half the shorter side when drawn.
  package var cornerRadius: Double
  /// Drawn inside the bounds, above the children; nothing when the width is 0.
  package var borderWidth: Double
  package var borderColor: Color?
  /// Clips content and children to the rounded bounds.
  package var masksToBounds: Bool
  /// Multiplied into every colour the node and its children draw (a replicator's instance
  /// colour); opaque white changes nothing.
  package var tint: Color

  package init(
    backgroundColor: Color? = nil, cornerRadius: Double = 0, borderWidth: Double = 0,
    borderColor: Color? = nil, masksToBounds: Bool = false, tint: Color = .white
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.masksToBounds = masksToBounds
    self.tint = tint
  }
}
