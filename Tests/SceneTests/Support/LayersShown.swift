import Foundation
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
    self.init(scene, at: time, try scene.settings(values))
  }

  /// The same on a screen of another size, points.
  init(_ id: String, at time: Double, width: Double, height: Double) throws {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
    let settings = try SceneSettings(
      screenSize: CGSize(width: width, height: height), parameters: scene.parameters)
    self.init(scene, at: time, settings)
  }

  private init(_ scene: TutorialScene, at time: Double, _ settings: SceneSettings) {
    tree = Simulation(scene, settings: settings, pixelsPerPoint: 1).inspect(at: time)
  }

  private init(_ tree: OrderedJSON) { self.tree = tree }

  /// What copy `number` of the replicator called `name` shows.
  func copy(_ number: Int, of name: String) throws -> LayersShown {
    let replicator = try #require(Self.find(name, in: tree), "no replicator \(name)")
    guard case .array(let copies) = replicator["instances"], copies.indices.contains(number) else {
      throw MissingCopy(number: number)
    }
    return LayersShown(copies[number])
  }

  /// The layer called `name` and what lies in it.
  func inside(_ name: String) throws -> LayersShown {
    LayersShown(try #require(Self.find(name, in: tree), "no layer \(name)"))
  }

  private struct MissingCopy: Error {
    let number: Int
  }

  /// The text of `property`; nil without any.
  func text(_ property: String, of name: String) -> String? {
    guard let layer = Self.find(name, in: tree), case .string(let text) = layer[property] else {
      return nil
    }
    return text
  }

  /// Whether a layer of that name is anywhere in the tree, masks included.
  func has(_ name: String) -> Bool { Self.find(name, in: tree) != nil }

  /// The names of all layers from back to front, without masks.
  var names: [String] { Self.strings("name", in: tree) }

  /// What the layers say, from back to front, without masks.
  var texts: [String] { Self.strings("text", in: tree) }

  /// All numbers of the tree, copies included, in order.
  var allNumbers: [Double] { Self.numbers(in: tree) }

  /// All numbers of `property`, one for a scalar.
  func numbers(_ property: String, of name: String) throws -> [Double] {
    let layer = try #require(Self.find(name, in: tree), "no layer \(name)")
    let numbers = layer[property].map { Self.numbers(in: $0) } ?? []
    if numbers.isEmpty { Issue.record("\(name) has no numbers \(property)") }
    return numbers
  }

  /// A property that is true or false.
  func flag(_ property: String, of name: String) throws -> Bool {
    let layer = try #require(Self.find(name, in: tree), "no layer \(name)")
    guard case .bool(let value) = layer[property] else {
      Issue.record("\(name) has no flag \(property)")
      return false
    }
    return value
  }

  /// Left, top, width and height in the superlayer, without the layer's transform.
  func frame(of name: String) throws -> [Double] {
    let position = try numbers("position", of: name)
    let bounds = try numbers("bounds", of: name)
    let anchor = try numbers("anchorPoint", of: name)
    return [
      position[0] - anchor[0] * bounds[2], position[1] - anchor[1] * bounds[3], bounds[2],
      bounds[3],
    ]
  }

  /// Where the pieces of a shape's path begin and end, x and y, in order.
  func knots(of name: String) throws -> [[Double]] {
    let path = try #require(text("path", of: name), "no path of \(name)")
    return path.split(whereSeparator: \.isUppercase).map { piece in
      Array(piece.split(separator: " ").compactMap { Double($0) }.suffix(2))
    }
  }

  /// m11, m12, m21, m22 of the layer's transform.
  func matrix(of name: String) throws -> [Double] {
    let all = try numbers("transform", of: name)
    return [0, 1, 4, 5].map { all[$0] }
  }

  nonisolated private static func strings(
    _ property: String, in node: OrderedJSON
  ) -> [String] {
    var found: [String] = []
    if case .string(let string) = node[property] { found.append(string) }
    if case .array(let layers) = node["sublayers"] {
      for layer in layers { found += strings(property, in: layer) }
    }
    return found
  }

  nonisolated private static func numbers(in value: OrderedJSON) -> [Double] {
    switch value {
    case .number(let number): return [number]
    case .array(let values): return values.flatMap { numbers(in: $0) }
    case .object(let members): return members.flatMap { numbers(in: $0.value) }
    case .null, .bool, .string: return []
    }
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
