package import Geometry
package import Raster

/// The parts of a layer that every layer class has. Nodes of one look share all but the background.
package struct NodeEffects: Hashable, Sendable {
  private var shared: Shared
  /// Fills the bounds, rounded by the corners; nil for none.
  package var backgroundColor: Color?

  /// All but the background.
  private struct Look: Hashable, Sendable {
    var cornerRadius = 0.0
    var roundedCorners = RectCorners.all
    var hasContinuousCorners = false
    var smoothEdges = NodeEdges.all
    var borderWidth = 0.0
    var borderColor: Color?
    var masksToBounds = false
    var tint = Color.white
    var filters: [NodeFilter] = []
    var backdropFilters: [NodeFilter] = []
    var shadow: NodeShadow?
    var rasterizationScale: Double?
    var blend = BlendMode.sourceOver
  }

  private final class Shared: Sendable {
    let look: Look
    init(_ look: Look) { self.look = look }
    static let plain = Shared(Look())
  }

  package init(
    backgroundColor: Color? = nil, cornerRadius: Double = 0, roundedCorners: RectCorners = .all,
    hasContinuousCorners: Bool = false, smoothEdges: NodeEdges = .all, borderWidth: Double = 0,
    borderColor: Color? = nil, masksToBounds: Bool = false, tint: Color = .white,
    filters: [NodeFilter] = [], backdropFilters: [NodeFilter] = [], shadow: NodeShadow? = nil,
    rasterizationScale: Double? = nil,
    blend: BlendMode = .sourceOver
  ) {
    let look = Look(
      cornerRadius: cornerRadius, roundedCorners: roundedCorners,
      hasContinuousCorners: hasContinuousCorners, smoothEdges: smoothEdges,
      borderWidth: borderWidth, borderColor: borderColor, masksToBounds: masksToBounds, tint: tint,
      filters: filters, backdropFilters: backdropFilters, shadow: shadow,
      rasterizationScale: rasterizationScale, blend: blend)
    shared = look == Shared.plain.look ? .plain : Shared(look)
    self.backgroundColor = backgroundColor
  }

  private mutating func change(_ body: (inout Look) -> Void) {
    var look = shared.look
    body(&look)
    shared = Shared(look)
  }

  package static func == (a: NodeEffects, b: NodeEffects) -> Bool {
    a.backgroundColor == b.backgroundColor
      && (a.shared === b.shared || a.shared.look == b.shared.look)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(shared.look)
  }
}

extension NodeEffects {
  /// Points; clamped to half the shorter side when drawn.
  package var cornerRadius: Double {
    get { shared.look.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// The corners that are rounded; y grows from top to bottom.
  package var roundedCorners: RectCorners {
    get { shared.look.roundedCorners }
    set { change { $0.roundedCorners = newValue } }
  }

  /// True: the curvature of the corners grows from 0; else they are quarter circles.
  package var hasContinuousCorners: Bool {
    get { shared.look.hasContinuousCorners }
    set { change { $0.hasContinuousCorners = newValue } }
  }

  /// The edges of background, border and contents along which pixels are covered in part; along the
  /// others a pixel is covered as its centre is. Rounded corners are always smooth.
  package var smoothEdges: NodeEdges {
    get { shared.look.smoothEdges }
    set { change { $0.smoothEdges = newValue } }
  }

  /// Drawn inside the bounds, above the children; nothing when the width is 0.
  package var borderWidth: Double {
    get { shared.look.borderWidth }
    set { change { $0.borderWidth = newValue } }
  }

  /// Nil: no border.
  package var borderColor: Color? {
    get { shared.look.borderColor }
    set { change { $0.borderColor = newValue } }
  }

  /// Clips content and children to the rounded bounds.
  package var masksToBounds: Bool {
    get { shared.look.masksToBounds }
    set { change { $0.masksToBounds = newValue } }
  }

  /// Multiplied into every colour the node and its children draw (a replicator's instance
  /// colour); opaque white changes nothing.
  package var tint: Color {
    get { shared.look.tint }
    set { change { $0.tint = newValue } }
  }

  /// Applied in order to the picture of the node and its children.
  package var filters: [NodeFilter] {
    get { shared.look.filters }
    set { change { $0.filters = newValue } }
  }

  /// Applied in order to what lies behind the bounds; drawn instead of it, cut to the rounded bounds.
  package var backdropFilters: [NodeFilter] {
    get { shared.look.backdropFilters }
    set { change { $0.backdropFilters = newValue } }
  }

  /// Cast by the filtered picture; cut to the bounds where they clip.
  package var shadow: NodeShadow? {
    get { shared.look.shadow }
    set { change { $0.shadow = newValue } }
  }

  /// Pixels per point at which picture and shadow are drawn before they are placed as one image;
  /// nil: at the size at which they are seen.
  package var rasterizationScale: Double? {
    get { shared.look.rasterizationScale }
    set { change { $0.rasterizationScale = newValue } }
  }

  /// How the finished picture of the node meets what lies below it.
  package var blend: BlendMode {
    get { shared.look.blend }
    set { change { $0.blend = newValue } }
  }

  /// True when drawing the node takes a picture of its own.
  package var needsOffscreen: Bool {
    !shared.look.filters.isEmpty || shared.look.shadow != nil
      || shared.look.rasterizationScale != nil
  }
}
