import Compositor
import Export
import QuartzCore
import Raster
import RenderTree
import SceneLibrary
import Stage
import Testing

/// Whole clips, small: what is kept from one frame to the next does not show.
@MainActor
@Suite struct CachedPicturesTests {
  /// The clip of scene `id`, `count` frames spread over it.
  private func frames(of id: String, count: Int, scale: Double = 0.3) throws -> SceneFrames {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
    let size = scene.screenSize
    let plan = FramePlan(
      frames: (0..<count).map {
        .init(index: $0, sceneTime: scene.duration * Double($0) / Double(count))
      })
    return SceneFrames(
      scene, settings: try scene.settings(), plan: plan,
      picture: PictureFrame(
        screenWidth: Double(size.width), screenHeight: Double(size.height), scale: scale))
  }

  @Test(arguments: [
    "fuber", "fuber-ending", "layers-slide-to-unlock", "layers-dog-vs-fox",
    "layers-pull-to-refresh", "notes-bouncing-ball", "notes-transition", "iris-row",
    "guide-parallax", "features", "iris-tint", "extra-card",
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

  /// Of every scene: neither bands kept from the frame before nor bands made by several tasks show
  /// in the bytes.
  @Test func everyFileIsAsMadeAlone() async throws {
    for id in SceneLibrary.scenes.map(\.id) {
      let frames = try frames(of: id, count: 3, scale: 0.2)
      let keeping = FrameWorker()
      let sharing = FrameWorker(width: 3)
      for position in 0..<frames.frameCount {
        let snapshot = frames.snapshot(at: position)
        let kept = try keeping.encodedFrame(of: snapshot, as: .png())
        let shared = try await sharing.sharedFrame(of: snapshot, as: .png())
        let alone = try FrameWorker(usesCache: false).encodedFrame(of: snapshot, as: .png())
        #expect(kept.bytes == alone.bytes, "\(id), frame \(position)")
        #expect(shared.bytes == alone.bytes, "\(id), frame \(position), by three")
      }
    }
  }

  /// Of every scene: layers taken over from the moment before do not show.
  @Test func everyMomentIsAsFrozenAlone() throws {
    for scene in SceneLibrary.scenes {
      let simulation = Simulation(scene, settings: try scene.settings())
      for step in 0..<60 {
        let time = min(scene.duration, 10) * Double(step) / 60
        let kept = simulation.freeze(at: time)
        let alone = simulation.inScene { TreeFreezer.freeze(simulation.rootLayer, at: time) }
        #expect(kept == alone, "\(scene.id) at \(time) s")
      }
    }
  }

  @Test func aSceneThatStandsStillIsFrozenEqual() throws {
    let frames = try frames(of: "iris-row", count: 2)
    let first = frames.snapshot(at: 0)
    #expect(first.showsSame(as: frames.snapshot(at: 1)))
  }
}
