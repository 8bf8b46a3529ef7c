import Limits
import Stage
import Testing
import UIKit
import VirtualTime

/// Scenes that do more than the limits allow.
@MainActor
struct LimitedSceneTests {
  /// Nests layers until the deepest lies as deep as asked for, once it has appeared.
  private final class NestingController: UIViewController {
    let depth: Int
    var later: [String] = []

    init(depth: Int) {
      self.depth = depth
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      var layer: CALayer = view.layer
      let around = sequence(first: layer, next: \.superlayer).reduce(0) { count, _ in count + 1 }
      for number in around + 1...depth {
        let inner = CALayer()
        inner.name = "\(number)"
        layer.addSublayer(inner)
        layer = inner
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.later.append("called") }
    }
  }

  private func frames(_ controller: NestingController) throws -> SceneFrames {
    let scene = TutorialScene(
      id: "nesting", title: "Nesting", summary: "Layers in layers.",
      screenSize: CGSize(width: 20, height: 20), duration: 2,
      makeRootViewController: { _ in controller })
    return SceneFrames(
      scene, settings: try scene.settings(), plan: FramePlan(rate: FrameRate(1), indices: 0..<2),
      picture: PictureFrame(screenWidth: 20, screenHeight: 20, scale: 1))
  }

  @Test(arguments: [-1, 0])
  func upToTheLimitFramesAreMade(beyond: Int) throws {
    let controller = NestingController(depth: Limit.layerDepth.most + beyond)
    let frames = try frames(controller)
    #expect(try frames.snapshot(at: 0).levels == Limit.layerDepth.most + beyond)
    _ = try frames.snapshot(at: 1)
    #expect(controller.later == ["called"])
  }

  @Test func beyondItTheFrameFailsWithTheLayersNameAndTimeStandsStill() throws {
    let controller = NestingController(depth: Limit.layerDepth.most + 1)
    let frames = try frames(controller)
    let error = try #require(throws: ExceededLimit.self) { _ = try frames.snapshot(at: 0) }
    #expect(error.limit == .layerDepth)
    #expect(error.subject == "CALayer \"6001\" in CALayer \"6000\"")
    #expect(error.sceneTime == 0)
    #expect(throws: ExceededLimit.self) { _ = try frames.snapshot(at: 1) }
    #expect(controller.later == [])
  }

  @Test func aStageNotesWhatWasRefused() {
    LayerStage.run(size: CGSize(width: 10, height: 10)) { stage in
      var layer = stage.rootLayer
      for _ in 0..<Limit.layerDepth.most {
        let inner = CALayer()
        layer.addSublayer(inner)
        layer = inner
      }
      #expect(stage.unsupported == ["\(Limit.layerDepth.problem) at CALayer in CALayer"])
      _ = stage.picture()
    }
  }
}
