import CoreImage
import QuartzCore
import RenderTree
import Testing

/// What layers share with each other and with their presentations, until somebody changes it.
@MainActor
struct LayerLookTests {
  private let scene = LayerScene()

  private func effects(of layer: CALayer) -> NodeEffects? {
    scene.inside { TreeFreezer.freeze(layer, at: 0).effects }
  }

  @Test func whatIsChangedOfOneLayerIsNotOfAnother() {
    let (changed, other) = (CALayer(), CALayer())
    changed.cornerRadius = 4
    changed.borderWidth = 2
    #expect(other.cornerRadius == 0)
    #expect(CALayer().borderWidth == 0)
    #expect(effects(of: changed)?.cornerRadius == 4)
    #expect(effects(of: other) == effects(of: CALayer()))
  }

  @Test func whatAnAnimationChangesIsNotTheModels() throws {
    let layer = CALayer()
    layer.cornerRadius = 1
    let round = CABasicAnimation(keyPath: "cornerRadius")
    round.fromValue = 2
    round.toValue = 12
    round.duration = 10
    scene.turn {
      scene.root.addSublayer(layer)
      layer.add(round, forKey: nil)
    }
    #expect(scene.shown(layer, at: 5)?.cornerRadius == 7)
    #expect(layer.cornerRadius == 1)
    #expect(scene.shown(layer, at: 7.5)?.cornerRadius == 9.5)
  }

  @Test func whatIsChangedAfterAPictureShowsInTheNext() {
    let layer = CALayer()
    #expect(effects(of: layer)?.masksToBounds == false)
    layer.masksToBounds = true
    #expect(effects(of: layer)?.masksToBounds == true)
  }

  @Test func aFilterThatIsChangedInPlaceShowsInTheNextPicture() throws {
    let layer = CALayer()
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    blur.setValue(2, forKey: "inputRadius")
    layer.filters = [blur]
    let before = effects(of: layer)
    blur.setValue(3, forKey: "inputRadius")
    #expect(before?.filters.isEmpty == false)
    #expect(before?.filters != effects(of: layer)?.filters)
  }
}
