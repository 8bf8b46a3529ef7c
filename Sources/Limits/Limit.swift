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

  /// The same where no stage has made room, in a program that uses layers by themselves.
  package static let plainLayerDepth = Limit("depth of layers outside of scenes", 500) {
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

  /// Callbacks each of which is scheduled by the one before, for less than a thousandth of a second later, that
  /// are called at that time.
  package static let callbacksInARow = 1000

  /// How often a layer is laid out before a commit.
  package static let layoutRounds = Limit("rounds of layout", 100) {
    "layout never comes to rest: asked for again after \($0) rounds"
  }

  /// Layouts of all layers before a commit.
  package static let layouts = Limit("layouts at once", 4_000_000) {
    "layout never comes to rest: layers were laid out \($0) times"
  }

  /// Notices of changes in one another: an observer's code changes what is observed, and so on. Delegates of scroll
  /// views, targets of controls and completions of transitions are observers, too.
  package static let noticeDepth = Limit("notices in one another", 200) {
    "observers change what they observe: their calls lie in one another more than \($0) deep"
  }

  /// Moves of views in one another: a view that has moved to another place in the hierarchy moves itself or another
  /// one, and so on. More than `layerDepth`, which those come to that add a view in each.
  package static let moveDepth = Limit("moves in one another", 10_000) {
    "views that move move others: their calls lie in one another more than \($0) deep"
  }

  /// Levels of animations where no stage has made room.
  package static let plainAnimationDepth = Limit("depth of animations outside of scenes", 500) {
    "animations lie in groups more than \($0) deep"
  }

  /// Animations in a group, in groups in it and so on, the groups counted; one that is in two counts twice.
  package static let animationCount = Limit("animations of a group", 1_000_000) {
    "a group holds more than \($0) animations"
  }
}

// What is drawn of a scene. Beyond it less is shown; where that is nobody's decision, the ledger says so.
extension Limit {
  /// Copies that a replicator shows.
  package static let copies = 10_000
  /// Copies that replicators in replicators show, all taken together.
  package static let nestedCopies = 100_000
  /// Layers in a replicator as often as it shows them, those in replicators in it taken together; layers that a
  /// snapshot shows, those of snapshots in it taken together.
  package static let copiedLayers = 1_000_000
  /// Particles drawn of one emitter layer.
  package static let particles = 20_000
  /// Cells of one emitter layer, those in cells counted.
  package static let emitterCells = 10_000
  /// Rows of a table, all sections taken together.
  package static let rows = 1_000_000
  /// Sections of a table.
  package static let sections = 100_000
  /// Items of a collection, all sections taken together; and its sections.
  package static let items = 1_000_000
  /// Tiles of one tiled layer in a picture.
  package static let tiles = 4096
  /// Dashes of one line.
  package static let dashes = 100_000
  /// Pixels of a picture that is made while a scene is drawn, 67 million: of a filter, of a `LayerStage`.
  package static let drawnPixels = 1 << 26
}

// What is read and written. Beyond it a file is refused.
extension Limit {
  /// Pixels on one side of a PNG or JPEG file.
  package static let fileSide = 32_768
  /// Pixels of a picture in a file, and of all frames of a GIF: 268 million, a gigabyte as RGBA.
  package static let filePixels = 1 << 28
  /// Pixels of all frames of a WebP file: 67 million.
  package static let webPPixels = 1 << 26
  /// Files that are read of one folder of a project.
  package static let projectFiles = 20_000
}

// What the command line may ask for. Beyond it, status 64.
extension Limit {
  /// Pixels on each side of a frame.
  package static let pictureSides = 16...16_384
  /// One more than the greatest number of a frame.
  package static let frames = 10_000_000
  /// Frames a second.
  package static let framesPerSecond = 0.001...10_000
  /// Hours that a time may name.
  package static let hours = 1000
  /// Moments on one sheet.
  package static let sheetMoments = 1000
}
