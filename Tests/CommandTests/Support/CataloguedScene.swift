/// A tutorial scene as the catalogue of scenes specifies it.
struct CataloguedScene: CustomStringConvertible, Sendable {
  let id: String
  /// Seconds.
  let clip: Double
  /// Of the whole clip, at 60 a second.
  let frames: Int
  /// Points.
  let screen: [Int]
  let aliases: [String]

  var description: String { id }

  private init(
    _ id: String, _ clip: Double, _ frames: Int, screen: [Int] = [375, 667], aliases: [String] = []
  ) {
    self.id = id
    self.clip = clip
    self.frames = frames
    self.screen = screen
    self.aliases = aliases
  }

  /// In the order of the catalogue.
  static let all: [CataloguedScene] = fuber + layers + notes + iris + guide

  private static let fuber: [CataloguedScene] = [
    .init("fuber-circle-in", 3, 180), .init("fuber-knockout-line", 3, 180),
    .init("fuber-knockout-square", 3, 180), .init("fuber-pre-mask", 3, 180),
    .init("fuber-rider-icon", 3, 180), .init("fuber-grid-view", 3, 180),
    .init("fuber-grid-starting", 3, 180), .init("fuber-grid-1", 3, 180),
    .init("fuber-grid-2", 3, 180), .init("fuber-grid-3", 3, 180),
    .init("fuber", 3, 180, aliases: ["fuber-final"]), .init("fuber-ending", 7, 420),
  ]

  private static let layers: [CataloguedScene] = [
    .init("layers-dog-flight", 2, 120), .init("layers-dog-wobble", 2.5, 150),
    .init("layers-dog-circle-mask", 2.5, 150), .init("layers-dog-vs-fox", 2.5, 150),
    .init("layers-gradient-static", 1, 60), .init("layers-gradient-bar", 3, 180),
    .init("layers-gradient-wide", 3, 180), .init("layers-slide-to-unlock", 3, 180),
    .init("layers-pull-to-refresh", 6.5, 390), .init("layers-replicator-row", 1, 60),
    .init("layers-replicator-move", 3, 180), .init("layers-replicator-scale", 4, 240),
    .init("layers-replicator-fade", 4, 240), .init("layers-replicator-tint", 4, 240),
    .init("layers-replicator-swing", 6, 360),
  ]

  private static let notes: [CataloguedScene] = [
    .init("notes-transition", 2.5, 150), .init("notes-bouncing-ball", 6, 360),
    .init("notes-bouncing-ball-lossy", 12, 720), .init("notes-bouncing-ball-floor", 12, 720),
    .init("notes-bouncing-ball-outlines", 12, 720),
    .init("notes-water-wave", 3, 180), .init("notes-water-progress", 9, 540),
  ]

  private static let iris: [CataloguedScene] = [
    .init("iris-intro-row", 1, 60), .init("iris-intro-tint", 1, 60),
    .init("iris-intro-circle", 1, 60), .init("iris-dot", 1, 60),
    .init("iris-copies-stacked", 1, 60),
    .init("iris-row", 1, 60), .init("iris-move", 3, 180), .init("iris-move-delay", 3, 180),
    .init("iris-scale", 4, 240), .init("iris-scale-easein", 4, 240), .init("iris-fade", 4, 240),
    .init("iris-tint", 4, 240), .init("iris-rotate-initial", 4, 240),
    .init("iris-rotate", 6, 360), .init("iris-end", 6, 360), .init("iris-mic", 10, 600),
    .init("iris-mic-stuck", 10, 600), .init("iris-challenge", 10, 600),
  ]

  private static let guide = [CataloguedScene("guide-parallax", 7, 420, screen: [320, 568])]
}
