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

  /// Letters of one text that are drawn at once. A label and a text layer draw no more than fits in them.
  package static let drawnLetters = Limit("letters drawn of a text", 200_000) {
    "more than \($0) letters of a text are to be drawn"
  }

  /// Callbacks that wait for their time: blocks of queues, timers, ends of animations.
  package static let waitingCallbacks = Limit("callbacks that wait", 1_000_000) {
    "more than \($0) calls wait for their time"
  }

  /// Callbacks that run within a thousandth of a second. What schedules itself again and again does not come to
  /// that: it is slowed down before.
  package static let callbacksAtOnce = Limit("callbacks at once", 100_000) {
    "more than \($0) calls are made within a thousandth of a second"
  }

  /// Callbacks that run while code of the scene waits for something.
  package static let callbacksWaitedFor = Limit("callbacks waited for", 100_000) {
    "what is waited for does not come while \($0) other calls are made"
  }

  /// How often a layer is laid out before a commit.
  package static let layoutRounds = Limit("rounds of layout", 100) {
    "layout never comes to rest: asked for again after \($0) rounds"
  }

  /// Layouts of all layers before a commit.
  package static let layouts = Limit("layouts at once", 4_000_000) {
    "layout never comes to rest: layers were laid out \($0) times"
  }

  /// Notices of changes in one another: an observer's code changes what is observed, and so on.
  package static let noticeDepth = Limit("notices in one another", 200) {
    "observers change what they observe: their calls lie in one another more than \($0) deep"
  }
}
