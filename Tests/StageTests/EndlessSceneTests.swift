import Limits
import RenderTree
import Stage
import Testing
import UIKit
import VirtualTime

/// Scenes whose code never comes to rest are either drawn, as time goes on, or end in one line.
@MainActor
@Suite struct EndlessSceneTests {
  private let square = CGRect(x: 0, y: 0, width: 50, height: 50)

  private func scene(_ view: @escaping @MainActor () -> UIView) -> TutorialScene {
    dotScene { script, _ in
      let dot = script.dotController
      script.at(0.1) { dot.view.addSubview(view()) }
    }
  }

  /// What the first frames of a scene end with; nil where they are drawn.
  private func limit(of scene: TutorialScene) throws -> ExceededLimit? {
    let frames = SceneFrames(
      scene, settings: try scene.settings(), plan: FramePlan(rate: FrameRate(10), indices: 0..<5),
      picture: PictureFrame(screenWidth: 100, screenHeight: 200, scale: 1))
    do throws(ExceededLimit) {
      for index in 0..<5 { _ = try frames.snapshot(at: index) }
      return nil
    } catch {
      return error
    }
  }

  final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  /// Two views that each have the other laid out again.
  final class QuarrellingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.subviews.filter { $0 !== self }.forEach { $0.setNeedsLayout() }
    }
  }

  final class GivingInView: UIView {
    var rounds = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      if rounds < 20 { setNeedsLayout() }
    }
  }

  @Test func layoutThatNeverComesToRestEndsInALineThatNamesTheView() throws {
    let limit = try #require(try limit(of: scene { RestlessView(frame: square) }))
    #expect(limit.limit == .layoutRounds)
    #expect(limit.subject == "RestlessView")
    #expect(limit.sceneTime == 0.1)
    #expect("\(limit)".contains("never comes to rest"))
  }

  @Test func viewsThatQuarrelEndSoToo() throws {
    let limit = try limit(
      of: scene {
        let view = UIView(frame: square)
        view.addSubview(QuarrellingView(frame: square))
        view.addSubview(QuarrellingView(frame: square))
        return view
      })
    #expect(limit?.subject == "QuarrellingView")
  }

  @Test func whatSettlesExceedsNoLimit() throws {
    #expect(try limit(of: scene { GivingInView(frame: square) }) == nil)
  }

  @MainActor
  final class Counter {
    var count = 0
  }

  @Test func completionsThatStartAgainAtOnceLetTimeGoOn() throws {
    let counter = Counter()
    let scene = dotScene { script, _ in
      let dot = script.dotController
      @MainActor func again() {
        counter.count += 1
        UIView.animate(
          withDuration: 0,
          animations: { dot.view.alpha = counter.count.isMultiple(of: 2) ? 0.5 : 1 },
          completion: { _ in again() })
      }
      script.at(0.1) { again() }
    }
    #expect(try limit(of: scene) == nil)
    #expect(counter.count > 300)
    #expect(counter.count < 3 * CallbackQueue.mostInARow)
  }

  @Test func messagesThatAskForThemselvesLetTimeGoOn() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        @MainActor func again() {
          dot.dot.position.x += 1
          DispatchQueue.main.async { again() }
        }
        script.at(0.1) { again() }
      })
    simulation.advance(to: 0.5)
    #expect(abs(simulation.sceneTime - 0.5) < 1e-9)
    #expect(simulation.ledger.entries.count == 1)
  }

  final class GrowingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      addSubview(GrowingView(frame: bounds))
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test func layoutThatAddsAndAsksAgainEndsAtItsFirstLimit() throws {
    let limit = try limit(of: scene { GrowingView(frame: square) })
    #expect(limit?.subject.hasPrefix("GrowingView") == true)
  }

  final class WanderingView: UIView {
    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let superview else { return }
      removeFromSuperview()
      superview.addSubview(self)
    }
  }

  @Test func aViewThatMovesBecauseItMovedEndsTheRun() throws {
    let limit = try limit(of: scene { WanderingView(frame: square) })
    #expect(limit?.limit == .moveDepth)
    #expect(limit?.subject == "WanderingView")
  }

  final class RunawayScrollView: UIScrollView, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { contentOffset.y += 1 }
  }

  @Test func aDelegateThatScrollsBecauseItScrolledEndsTheRun() throws {
    let limit = try limit(
      of: scene {
        let view = RunawayScrollView(frame: square)
        view.delegate = view
        view.contentOffset.y = 1
        return view
      })
    #expect(limit?.limit == .noticeDepth)
    #expect(limit?.subject == "scrollViewDidScroll of RunawayScrollView")
  }

  final class InsistentControl: UIControl {
    @MainActor func again() { sendActions(for: .valueChanged) }
  }

  @Test func aTargetThatSendsItsActionAgainEndsTheRun() throws {
    let limit = try limit(
      of: scene {
        let control = InsistentControl(frame: square)
        control.addAction(UIAction { _ in control.again() }, for: .valueChanged)
        control.again()
        return control
      })
    #expect(limit?.limit == .noticeDepth)
    #expect(limit?.subject == "the actions of InsistentControl")
  }

  @Test func controllersThatPresentAnotherInTheirCompletionEndTheRun() throws {
    let scene = dotScene { script, _ in
      let dot = script.dotController
      @MainActor func present(from controller: UIViewController) {
        let next = UIViewController()
        controller.present(next, animated: false) { present(from: next) }
      }
      script.at(0.1) { present(from: dot) }
    }
    #expect(try limit(of: scene)?.limit == .noticeDepth)
  }

  @Test func observersThatChangeEachOtherEndTheRun() throws {
    @MainActor
    final class Bond {
      var observations: [NSKeyValueObservation] = []
    }
    let bond = Bond()
    let scene = dotScene { script, _ in
      let dot = script.dotController
      script.at(0.1) {
        let (one, two) = (UIScrollView(), UIScrollView())
        bond.observations = [
          one.observe(\.contentOffset) { [unowned two] one, _ in
            two.contentOffset.y = one.contentOffset.y + 1
          },
          two.observe(\.contentOffset) { [unowned one] two, _ in
            one.contentOffset.y = two.contentOffset.y + 1
          },
        ]
        dot.view.addSubview(one)
        dot.view.addSubview(two)
        one.contentOffset.y = 5
      }
    }
    let limit = try limit(of: scene)
    bond.observations = []
    #expect(limit?.limit == .noticeDepth)
  }
}
