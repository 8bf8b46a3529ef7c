import Compositor
import Raster
import RenderTree
import SceneLibrary
import Stage
import Testing

/// Whole clips, small: what is kept from one frame to the next does not show.
@MainActor
@Suite struct CachedPicturesTests {
  /// The clip of scene `id`, `count` frames spread over it.
  private func frames(of id: String, count: Int) throws -> SceneFrames {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
    let size = scene.screenSize
    let plan = FramePlan(
      frames: (0..<count).map {
        .init(index: $0, sceneTime: scene.duration * Double($0) / Double(count))
      })
    return SceneFrames(
      scene, settings: try scene.settings(), plan: plan,
      picture: PictureFrame(
        screenWidth: Double(size.width), screenHeight: Double(size.height), scale: 0.3))
  }

  @Test(arguments: [
    "fuber", "fuber-ending", "layers-slide-to-unlock", "layers-dog-vs-fox",
    "layers-pull-to-refresh", "notes-bouncing-ball", "notes-transition", "iris-row",
    "guide-parallax", "features",
  ])
  func everyFrameIsAsDrawnAlone(id: String) throws {
    let frames = try frames(of: id, count: 40)
    var keeping = Compositor()
    var fresh = Compositor()
    var kept: Pixmap?
    var cache = BandCache()
    var last: (snapshot: FrameSnapshot, pixels: [UInt8])?
    for position in 0..<frames.frameCount {
      let snapshot = frames.snapshot(at: position)
      var picture = kept.take() ?? Pixmap(width: snapshot.width, height: snapshot.height)
      keeping.update(&picture, to: snapshot, cache: &cache)
      var expected = Pixmap(width: snapshot.width, height: snapshot.height)
      fresh.draw(snapshot, into: &expected)
      let (pixels, alone) = (picture.pixels, expected.pixels)
      kept = consume picture
      #expect(pixels == alone, "\(id), frame \(position)")
      if let last, last.snapshot.showsSame(as: snapshot) {
        #expect(last.pixels == alone, "\(id), frame \(position) equals the last")
      }
      last = (snapshot, alone)
    }
  }

  @Test func aSceneThatStandsStillIsFrozenEqual() throws {
    let frames = try frames(of: "iris-row", count: 2)
    let first = frames.snapshot(at: 0)
    #expect(first.showsSame(as: frames.snapshot(at: 1)))
  }
}
