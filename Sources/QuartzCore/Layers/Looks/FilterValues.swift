import CoreGraphics
import CoreImage
import Geometry
import Raster
import RenderTree

/// The filters of a layer: `CIFilter`s, names, or anything else, which does nothing.
struct FilterValues {
  var own: [Any]?
  var background: [Any]?
  var compositing: Any?

  /// True for a layer without any, as nearly all are.
  var isEmpty: Bool { own == nil && background == nil && compositing == nil }

  /// What is applied to the layer's picture.
  var nodeFilters: [NodeFilter] { Self.nodeFilters(own) }

  /// What is applied to what lies behind it.
  var backdropFilters: [NodeFilter] { Self.nodeFilters(background) }

  /// How the layer meets what lies behind it.
  var blend: BlendMode {
    guard let compositing else { return .sourceOver }
    if let filter = compositing as? CIFilter, !filter.isEnabled { return .sourceOver }
    return Self.compositingName(of: compositing).flatMap(BlendMode.init(filterName:))
      ?? .sourceOver
  }

  /// What is asked for and not known, by name.
  var unknown: [String] {
    var names: [String] = []
    for (list, role) in [(own, "filter"), (background, "background filter")] {
      for filter in list ?? [] where Self.parts(of: filter) == nil {
        names.append("\(role) \(Self.description(of: filter))")
      }
    }
    if let compositing,
      Self.compositingName(of: compositing).flatMap(BlendMode.init(filterName:)) == nil
    {
      names.append("compositing filter \(Self.description(of: compositing))")
    }
    return names
  }

  private static func nodeFilters(_ filters: [Any]?) -> [NodeFilter] {
    (filters ?? []).flatMap { parts(of: $0) ?? [] }
  }

  /// What a filter, or the one of that name, does; nothing while it is disabled, nil where nobody
  /// knows it.
  private static func parts(of filter: Any) -> [NodeFilter]? {
    let named = (filter as? String).flatMap { name in
      (FilterKind.inArchive(name) ?? FilterKind.builtIn[name]).map { CIFilter($0, name: name) }
    }
    guard let filter = filter as? CIFilter ?? named, let parts = filter.nodeFilters else {
      return nil
    }
    return filter.isEnabled ? parts : []
  }

  private static func compositingName(of filter: Any) -> String? {
    if let name = filter as? String { return name }
    if case .compositing(let name)? = (filter as? CIFilter)?.kind?.effect { return name }
    return nil
  }

  private static func description(of filter: Any) -> String {
    (filter as? String) ?? (filter as? CIFilter)?.name ?? "of class \(type(of: filter))"
  }
}

extension BlendMode {
  /// By the name of a filter, in the forms that layers take: "multiplyBlendMode",
  /// "CIMultiplyBlendMode", "CISourceInCompositing", and those of layer archives, "sourceIn",
  /// "plusL".
  init?(filterName: String) {
    var name = filterName
    for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    if name.hasPrefix("CI") { name.removeFirst(2) }
    guard let mode = Self.byName[name.lowercased()] else { return nil }
    self = mode
  }

  private static let byName: [String: BlendMode] = [
    "normal": .sourceOver, "sourceover": .sourceOver, "copy": .copy, "clear": .clear,
    "sourcein": .sourceIn, "sourceout": .sourceOut, "sourceatop": .sourceAtop,
    "destover": .destinationOver, "destin": .destinationIn, "destout": .destinationOut,
    "destatop": .destinationAtop, "destinationover": .destinationOver,
    "destinationin": .destinationIn, "destinationout": .destinationOut,
    "destinationatop": .destinationAtop, "xor": .xor, "plusl": .plus, "plusd": .plusDarker,
    "addition": .plus, "maximum": .lighten, "minimum": .darken,
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colordodge": .colorDodge, "colorburn": .colorBurn,
    "softlight": .softLight, "hardlight": .hardLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "lineardodge": .linearDodge, "linearburn": .linearBurn,
    "linearlight": .linearLight, "vividlight": .vividLight, "pinlight": .pinLight,
    "subtract": .subtract, "divide": .divide,
  ]
}
