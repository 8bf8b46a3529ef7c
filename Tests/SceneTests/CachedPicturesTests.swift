import Export
import QuartzCore
import RenderTree
import SceneLibrary
import Stage
import TestSupport
import Testing

/// Every scene, small: what is kept from one frame to the next, and what workers share, does not show.
@MainActor
@Suite struct CachedPicturesTests {
  /// Frames that were frozen before, for one export after the other.
  private final class FrozenFrames: FrameSource {
    let snapshots: [FrameSnapshot]
    init(snapshots: [FrameSnapshot]) { self.snapshots = snapshots }
    var frameCount: Int { snapshots.count }
    func snapshot(at position: Int) -> FrameSnapshot { snapshots[position] }
  }

  /// `count` frames of scene `id` one after the other, sixty a second, from a part of its clip on.
  private func frames(
    of id: String, from part: Double, count: Int, scale: Double = 0.2
  ) throws -> FrozenFrames {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == id })
    let size = scene.screenSize
    let rate = FrameRate(60)
    let first = rate.frameCount(duration: scene.duration * part)
    let frames = SceneFrames(
      scene, settings: try scene.settings(),
      plan: FramePlan(rate: rate, indices: first..<first + count),
      picture: PictureFrame(
        screenWidth: Double(size.width), screenHeight: Double(size.height), scale: scale))
    return FrozenFrames(snapshots: try (0..<count).map { try frames.snapshot(at: $0) })
  }

  /// The files that an export of `frames` writes, in order.
  /// - Parameter byBands: false: raw pixels are wanted beside them, so that pictures are drawn whole.
  private func files(
    of frames: FrozenFrames, usesCache: Bool, jobs: Int, byBands: Bool = true
  ) async throws -> [[UInt8]] {
    let folder = try ScratchFolder()
    var outputs = [
      FrameOutput(.png(), to: PNGSequenceSink(try FrameDestination(folder("frames"))))
    ]
    if !byBands {
      outputs.append(
        FrameOutput(.rawRGBA, to: ByteStreamSink(.file(path: folder("frames.rgba")))))
    }
    _ = try await Exporter(usesCache: usesCache).export(frames, to: outputs, jobs: jobs)
    return try frames.snapshots.map { snapshot in
      let digits = String(snapshot.index)
      let name = String(repeating: "0", count: 5 - digits.count) + digits + ".png"
      return try #require(folder.contents(of: "frames/" + name), "\(name) was not written")
    }
  }

  /// Where frames follow each other closely nearly all that is kept is used again.
  @Test(arguments: SceneLibrary.scenes.map(\.id), [0, 0.5])
  func everyFileIsAsExportedWithoutCachesByOneWorker(id: String, part: Double) async throws {
    let frames = try frames(of: id, from: part, count: 8)
    let alone = try await files(of: frames, usesCache: false, jobs: 1)
    let kept = try await files(of: frames, usesCache: true, jobs: 2)
    let whole = try await files(of: frames, usesCache: true, jobs: 3, byBands: false)
    for (position, snapshot) in frames.snapshots.enumerated() {
      let name = "\(id), frame \(snapshot.index)"
      #expect(kept[position] == alone[position], "\(name), by two workers")
      #expect(whole[position] == alone[position], "\(name), whole pictures by three workers")
      if position > 0, snapshot.showsSame(as: frames.snapshots[position - 1]) {
        #expect(alone[position] == alone[position - 1], "\(name) shows what the last shows")
      }
    }
  }

  /// Layers taken over from the moment before do not show.
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
    let snapshots = try frames(of: "iris-row", from: 0, count: 2).snapshots
    #expect(snapshots[0].showsSame(as: snapshots[1]))
  }
}
