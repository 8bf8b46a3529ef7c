import Geometry
import RenderTree
import Stage
import Testing
import UIKit

@MainActor
@Suite struct ShutterTests {
  @Test func theFramesTimeIsTheMiddleOfTheExposure() {
    let times = Shutter(angle: 180, samples: 4, rate: FrameRate(10)).times(around: 2)
    #expect(zip(times, [1.98125, 1.99375, 2.00625, 2.01875]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func aWholeTurnLeavesNoGapBetweenFrames() {
    let shutter = Shutter(angle: 360, samples: 8, rate: FrameRate(25))
    let times = (1...5).flatMap { shutter.times(around: Double($0) / 25) }
    for (before, after) in zip(times, times.dropFirst()) {
      #expect(abs(after - before - 1 / 200) < 1e-12)
    }
  }

  @Test func nothingLiesBeforeTheBeginning() {
    #expect(
      Shutter(angle: 180, samples: 4, rate: FrameRate(10)).times(around: 0).prefix(2) == [0, 0])
  }

  /// A dot that jumps at odd times, and a view that changes its colour.
  private var scene: TutorialScene {
    dotScene { script, _ in
      let dot = script.dotController
      script.at(0.051) {
        Timer.scheduledTimer(withTimeInterval: 0.013, repeats: true) { _ in
          dot.dot.position = CGPoint(x: .random(in: 0...90), y: .random(in: 0...90))
        }
      }
      script.at(0.3) { dot.slide(by: 100, duration: 0.37) }
    }
  }

  private func frames(_ indices: [Int], _ shutter: Shutter?) throws -> SceneFrames {
    SceneFrames(
      scene, settings: try scene.settings(),
      plan: FramePlan(rate: FrameRate(60), indices: indices),
      picture: PictureFrame(screenWidth: 100, screenHeight: 200, scale: 1), shutter: shutter)
  }

  @Test func exposuresLookOnAndChangeNothing() throws {
    let shutter = Shutter(angle: 90, samples: 5, rate: FrameRate(60))
    let blurred = try frames(Array(0..<40), shutter)
    let sharp = try frames(Array(0..<40), nil)
    for position in 0..<40 {
      // The third of five moments is the frame's own.
      let exposed = try blurred.snapshot(at: position)
      let places = exposed.moments.flatMap { Array(repeating: $0.root, count: $0.weight) }
      let middle = places.isEmpty ? exposed.root : places[2]
      let still = try sharp.snapshot(at: position)
      #expect(middle == still.root)
    }
  }

  @Test func anExposedFrameDoesNotDependOnTheFramesBeforeIt() throws {
    let shutter = Shutter(rate: FrameRate(60))
    let all = try frames(Array(0..<40), shutter)
    for position in 0..<40 {
      let frame = try all.snapshot(at: position)
      guard position % 9 == 4 else { continue }
      #expect(try frames([position], shutter).snapshot(at: 0).showsSame(as: frame))
    }
  }

  @Test func aFrameInWhichNothingMovesIsAStill() throws {
    let frames = try frames([0, 1], Shutter(rate: FrameRate(60)))
    #expect(try frames.snapshot(at: 0).moments.isEmpty)
  }
}
