package import Geometry
package import Raster

/// The parts of a layer that every layer class has.
package struct NodeEffects: Hashable, Sendable {
  /// Fills the bounds, rounded by the corners; nil for none.
  package var backgroundColor: Color?
  /// Points; clamped to half the shorter side when drawn.
  package var cornerRadius: Double
  /// The corners that are rounded; y grows from top to bottom.
  package var roundedCorners: RectCorners
  /// True: the curvature of the corners grows from 0; else they are quarter circles.
  package var hasContinuousCorners: Bool
  /// The edges of background, border and contents along which pixels are covered in part; along the
  /// others a pixel is covered as its centre is. Rounded corners are always smooth.
  package var smoothEdges: NodeEdges
  /// Drawn inside the bounds, above the children; nothing when the width is 0.
  package var borderWidth: Double
  package var borderColor: Color?
  /// Clips content and children to the rounded bounds.
  package var masksToBounds: Bool
  /// Multiplied into every colour the node and its children draw (a replicator's instance
  /// colour); opaque white changes nothing.
  package var tint: Color
  /// Applied in order to the picture of the node and its children.
  package var filters: [NodeFilter]
  /// Applied in order to what lies behind the bounds; drawn in its place, cut to the rounded bounds.
  package var backdropFilters: [NodeFilter]
  /// Cast by the filtered picture; cut to the bounds where they clip.
  package var shadow: NodeShadow?
  /// Pixels per point at which picture and shadow are drawn before they are placed as one image;
  /// nil: at the size at which they are seen.
  package var rasterizationScale: Double?
  /// How the finished picture of the node meets what lies below it.
  package var blend: BlendMode

  package init(
    backgroundColor: Color? = nil, cornerRadius: Double = 0, roundedCorners: RectCorners = .all,
    hasContinuousCorners: Bool = false, smoothEdges: NodeEdges = .all, borderWidth: Double = 0,
    borderColor: Color? = nil, masksToBounds: Bool = false, tint: Color = .white,
    filters: [NodeFilter] = [], backdropFilters: [NodeFilter] = [], shadow: NodeShadow? = nil,
    rasterizationScale: Double? = nil,
    blend: BlendMode = .sourceOver
  ) {
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.roundedCorners = roundedCorners
    self.hasContinuousCorners = hasContinuousCorners
    self.smoothEdges = smoothEdges
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.masksToBounds = masksToBounds
    self.tint = tint
    self.filters = filters
    self.backdropFilters = backdropFilters
    self.shadow = shadow
    self.rasterizationScale = rasterizationScale
    self.blend = blend
  }
}

extension NodeEffects {
  /// True when drawing the node takes a picture of its own.
  package var needsOffscreen: Bool {
    !filters.isEmpty || shadow != nil || rasterizationScale != nil
  }
}
