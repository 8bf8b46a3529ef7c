/// A number beyond which the package refuses, by the name that messages and the table of limits in the
/// README beside this file know it by.
package struct Limit: Hashable, Sendable {
  /// What is counted: "depth of layers".
  package let name: String
  /// The most there may be; beyond it begins what is refused.
  package let most: Int
  /// What is wrong beyond it, as part of a sentence: "layers lie in one another more than 6000 deep".
  package let problem: String

  private init(_ name: String, _ most: Int, _ problem: (Int) -> String) {
    self.name = name
    self.most = most
    self.problem = problem(most)
  }
}

// What the code of a scene may do. Beyond it the run ends with one line and status 65.
extension Limit {
  /// Layers from the root of a tree to its deepest, both counted, as sublayers or as masks. A view is a layer.
  package static let layerDepth = Limit("depth of layers", 6000) {
    "layers lie in one another more than \($0) deep"
  }

  /// Groups of animations in one another, and what the innermost holds: an animation alone counts 1.
  package static let animationDepth = Limit("depth of animations", 6000) {
    "animations lie in groups more than \($0) deep"
  }
}
