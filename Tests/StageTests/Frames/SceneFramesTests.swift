import Geometry
import RenderTree
import Stage
import Testing
import UIKit

@MainActor
@Suite struct SceneFramesTests {
  /// Timers, chance, explicit and implicit animations, and a completion that starts another.
  var busyScene: TutorialScene {
    dotScene { script, _ in
      let dot = script.dotController
      script.at(0.05) {
        Timer.scheduledTimer(withTimeInterval: 0.11, repeats: true) { _ in
          dot.dot.position = CGPoint(x: .random(in: 0...90), y: .random(in: 0...90))
        }
      }
      script.at(0.3) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { dot.dot.opacity = 0.25 }
        dot.slide(by: 100, duration: 0.37)
        CATransaction.commit()
      }
      script.at(0.9) { dot.view.backgroundColor = .blue }
    }
  }

  func frames(_ indices: some Sequence<Int>, rate: FrameRate = FrameRate(60)) throws
    -> SceneFrames
  {
    let scene = busyScene
    return SceneFrames(
      scene, settings: try scene.settings(), plan: FramePlan(rate: rate, indices: indices),
      picture: PictureFrame(screenWidth: 100, screenHeight: 200, scale: 2))
  }

  @Test func aFrameDoesNotDependOnTheFramesBeforeIt() throws {
    let all = try frames(0..<120)
    let every = try (0..<120).map { try all.snapshot(at: $0).root.description }
    #expect(Set(every).count > 60)
    for index in stride(from: 0, to: 120, by: 7) {
      let alone = try frames([index]).snapshot(at: 0)
      #expect(alone.index == index)
      #expect(alone.root.description == every[index])
    }
    // Every third frame at sixty a second is a frame at twenty.
    let slower = try frames(0..<40, rate: FrameRate(20))
    for index in 0..<40 {
      #expect(try slower.snapshot(at: index).root.description == every[3 * index])
    }
  }

  @Test func snapshotsSayWhatTheyAre() throws {
    let frames = try frames([30, 12])
    #expect(frames.frameCount == 2)
    let first = try frames.snapshot(at: 0)
    #expect(first.index == 12)
    #expect(first.sceneTime == 0.2)
    #expect((first.width, first.height) == (200, 400))
    #expect(first.pixelsFromRoot == .scale(2, 2))
    #expect(try frames.snapshot(at: 1).index == 30)
  }

  @Test func theScreensEdgeCutsWhereThePictureIsWider() throws {
    let scene = dotScene()
    let frames = SceneFrames(
      scene, settings: try scene.settings(), plan: FramePlan(rate: FrameRate(1), indices: [0]),
      picture: PictureFrame(screenWidth: 100, screenHeight: 200, fittedInto: 300, 400))
    let snapshot = try frames.snapshot(at: 0)
    #expect(snapshot.root.effects.masksToBounds)
    #expect(snapshot.root.bounds == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(snapshot.root.children.count == 1)
    #expect(snapshot.pixelsFromRoot.apply(.zero) == Point(50, 0))
  }

  @Test func theScenesScreenHasThePicturesScale() throws {
    let frames = try frames([0])
    #expect(frames.simulation.inScene { UIScreen.main.scale } == 2)
  }
}
