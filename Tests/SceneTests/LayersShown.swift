import QuartzCore
import SceneLibrary
import Stage
import Testing

/// The numbers of a scene's layers at one time, by name, as `render inspect` gives them.
@MainActor
struct LayersShown {
  private let tree: OrderedJSON

  init(_ id: String, at time: Double, _ values: [String: Double] = [:]) throws {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
    let simulation = Simulation(scene, settings: try scene.settings(values), pixelsPerPoint: 1)
    simulation.advance(to: time)
    tree = simulation.inScene { LayerInspection.tree(of: simulation.rootLayer, at: time) }
  }

  /// Whether a layer of that name is anywhere in the tree, masks included.
  func has(_ name: String) -> Bool { Self.find(name, in: tree) != nil }

  /// All numbers of `property`, one for a scalar.
  func numbers(_ property: String, of name: String) throws -> [Double] {
    let layer = try #require(Self.find(name, in: tree), "no layer \(name)")
    switch layer[property] {
    case .number(let value): return [value]
    case .array(let values):
      return values.compactMap { if case .number(let value) = $0 { value } else { nil } }
    default:
      Issue.record("\(name) has no numbers \(property)")
      return []
    }
  }

  /// m11, m12, m21, m22 of the layer's transform.
  func matrix(of name: String) throws -> [Double] {
    let all = try numbers("transform", of: name)
    return [0, 1, 4, 5].map { all[$0] }
  }

  private static func find(_ name: String, in node: OrderedJSON) -> OrderedJSON? {
    if case .string(name) = node["name"] { return node }
    var inner: [OrderedJSON] = []
    if case .array(let layers) = node["sublayers"] { inner = layers }
    if let mask = node["mask"] { inner.append(mask) }
    for layer in inner {
      if let found = find(name, in: layer) { return found }
    }
    return nil
  }
}
