import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKit

@MainActor
struct UIVisualEffectViewTests {
  /// The blur of what lies behind the views, points.
  private func blur(in stage: ViewStage) -> Double {
    for case .blur(let radius) in stage.frozen().all.flatMap(\.effects.backdropFilters) {
      return radius
    }
    return 0
  }

  /// How much the tint over the blur covers.
  private func cover(of view: UIVisualEffectView) -> Double {
    Double(view.subviews.first?.layer.presentation()?.backgroundColor?.alpha ?? 0)
  }

  private func show(_ effect: UIVisualEffect?, in stage: ViewStage) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    stage.root.addSubview(view)
    stage.advance(to: 0)
    return view
  }

  @Test func theContentLiesOverTheBlurAndFillsTheView() {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.effect == nil)
    let label = UILabel()
    view.contentView.addSubview(label)
    view.effect = UIBlurEffect(style: .light)
    view.frame = CGRect(x: 5, y: 5, width: 70, height: 50)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.subviews.last === view.contentView)
    #expect(view.subviews.count == 2)
    #expect(label.isDescendant(of: view))
  }

  @Test func outsideBlocksTheEffectChangesAtOnce() {
    ViewStage.run { stage in
      let view = show(nil, in: stage)
      #expect(blur(in: stage) == 0)
      #expect(cover(of: view) == 0)
      view.effect = UIBlurEffect(style: .dark)
      stage.advance(to: 0.1)
      #expect(blur(in: stage) > 0)
      #expect(cover(of: view) > 0)
      view.effect = nil
      stage.advance(to: 0.2)
      #expect(blur(in: stage) == 0)
      #expect(cover(of: view) == 0)
    }
  }

  @Test func insideABlockTheBlurGrows() {
    ViewStage.run { stage in
      let view = show(nil, in: stage)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      stage.advance(to: 0.5)
      let (half, halfCover) = (blur(in: stage), cover(of: view))
      stage.advance(to: 1)
      let (whole, wholeCover) = (blur(in: stage), cover(of: view))
      #expect(whole > 0)
      #expect(isNear(half, whole / 2))
      #expect(isNear(halfCover, wholeCover / 2))
    }
  }

  @Test func insideABlockTheBlurFades() {
    ViewStage.run { stage in
      let view = show(UIBlurEffect(style: .light), in: stage)
      let (whole, wholeCover) = (blur(in: stage), cover(of: view))
      var isDone = false
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.effect = nil },
        completion: { isDone = $0 })
      stage.advance(to: 0.25)
      #expect(isNear(blur(in: stage), whole * 0.75))
      #expect(isNear(cover(of: view), wholeCover * 0.75))
      stage.advance(to: 1)
      #expect(blur(in: stage) == 0)
      #expect(cover(of: view) == 0)
      #expect(isDone)
    }
  }

  /// The usual way to a weaker blur.
  @Test func anAnimatorStopsTheBlurOnItsWay() {
    ViewStage.run { stage in
      let whole = UIBlurEffect(style: .dark)
      let view = show(whole, in: stage)
      let (radius, covered) = (blur(in: stage), cover(of: view))
      view.effect = nil
      stage.advance(to: 1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = whole }
      animator.fractionComplete = 0.25
      stage.advance(to: 3)
      #expect(isNear(blur(in: stage), radius * 0.25, 1e-3))
      #expect(isNear(cover(of: view), covered * 0.25, 1e-3))
      animator.stopAnimation(true)
    }
  }

  @Test func vibrantContentMakesDarkBlursLighterAndLightOnesDarker() {
    ViewStage.run { stage in
      for (style, filter) in [(UIBlurEffect.Style.dark, "plusL"), (.extraLight, "plusD")] {
        let blur = UIBlurEffect(style: style)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        stage.root.addSubview(view)
        stage.advance(to: stage.context.clock.now + 0.1)
        #expect(view.contentView.layer.compositingFilter as? String == filter)
        #expect(view.contentView.layer.filters?.count == 1)
        view.effect = nil
        #expect(view.contentView.layer.compositingFilter == nil)
      }
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func materialsFollowTheAppearance() {
    ViewStage.run { stage in
      let view = show(UIBlurEffect(style: .systemMaterial), in: stage)
      let light = view.subviews.first?.backgroundColor
      stage.root.overrideUserInterfaceStyle = .dark
      stage.advance(to: 0.2)
      #expect(view.subviews.first?.backgroundColor != light)
      let fixed = show(UIBlurEffect(style: .systemMaterialLight), in: stage)
      #expect(fixed.subviews.first?.backgroundColor == light)
    }
  }
}
