import Raster
import SceneLibrary
import Stage
import Testing

/// The scenes that there are, as the catalogue lists them.
@MainActor
@Suite struct CatalogueTests {
  /// Seconds of each scene.
  private let lengths: [(id: String, seconds: Double)] = [
    ("fuber-circle-in", 3), ("fuber-knockout-line", 3), ("fuber-knockout-square", 3),
    ("fuber-pre-mask", 3), ("fuber-rider-icon", 3), ("fuber-grid-view", 3),
    ("fuber-grid-starting", 3), ("fuber-grid-1", 3), ("fuber-grid-2", 3), ("fuber-grid-3", 3),
    ("fuber", 3), ("fuber-ending", 7), ("layers-dog-flight", 2), ("layers-dog-wobble", 2.5),
    ("layers-dog-circle-mask", 2.5), ("layers-dog-vs-fox", 2.5), ("layers-gradient-static", 1),
    ("layers-gradient-bar", 3), ("layers-gradient-wide", 3), ("layers-slide-to-unlock", 3),
    ("layers-pull-to-refresh", 6.5), ("layers-replicator-row", 1), ("layers-replicator-move", 3),
    ("layers-replicator-scale", 4), ("layers-replicator-fade", 4), ("layers-replicator-tint", 4),
    ("layers-replicator-swing", 6), ("notes-transition", 2.5), ("notes-bouncing-ball", 6),
    ("notes-bouncing-ball-lossy", 12), ("notes-bouncing-ball-floor", 12),
    ("notes-bouncing-ball-outlines", 12), ("notes-water-wave", 3),
    ("notes-water-progress", 9), ("iris-intro-row", 1), ("iris-intro-tint", 1),
    ("iris-intro-circle", 1), ("iris-dot", 1), ("iris-copies-stacked", 1), ("iris-row", 1),
    ("iris-move", 3), ("iris-move-delay", 3), ("iris-scale", 4), ("iris-scale-easein", 4),
    ("iris-fade", 4), ("iris-tint", 4), ("iris-rotate-initial", 4), ("iris-rotate", 6),
    ("iris-end", 6), ("iris-mic", 10), ("iris-mic-stuck", 10), ("iris-challenge", 10),
    ("guide-parallax", 7),
  ]

  @Test func everySceneIsThereInItsPlace() {
    #expect(SceneLibrary.scenes.prefix(lengths.count).map(\.id) == lengths.map(\.id))
    #expect(SceneLibrary.scenes.first { $0.id == "fuber" }?.aliases == ["fuber-final"])
  }

  @Test func everySceneHasItsLengthAndScreen() {
    for (scene, listed) in zip(SceneLibrary.scenes, lengths) {
      #expect(scene.duration == listed.seconds, "\(scene.id)")
      let isGuide = scene.id == "guide-parallax"
      let size = [Double(scene.screenSize.width), Double(scene.screenSize.height)]
      expect(size, isGuide ? [320, 568] : [375, 667], scene.id)
    }
  }

  @Test func namesAreUsedOnce() {
    let names = SceneLibrary.scenes.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  /// Near the upper right corner, where nothing else is.
  @Test(
    arguments: [
      ("layers-dog-flight", [255, 255, 255]), ("layers-dog-vs-fox", [130, 209, 93]),
      ("layers-gradient-bar", [255, 255, 255]), ("layers-slide-to-unlock", [85, 85, 85]),
      ("layers-pull-to-refresh", [255, 255, 255]), ("layers-replicator-row", [85, 85, 85]),
      ("notes-transition", [255, 0, 0]), ("notes-bouncing-ball", [245, 245, 247]),
      ("notes-water-wave", [255, 255, 255]), ("iris-row", [85, 85, 85]),
      ("guide-parallax", [255, 255, 255]),
    ] as [(String, [UInt8])])
  func screensHaveTheirColors(id: String, color: [UInt8]) throws {
    let still = try picture(of: id, at: 0, scale: 0.1)
    let start = (2 * still.width + still.width - 4) * 4
    let pixel = Array(still.pixels[start..<start + 3])
    #expect(pixel == color)
  }
}
