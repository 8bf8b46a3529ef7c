import QuartzCore
import Testing
import VirtualTime

/// What a scene's end does to its display links.
@MainActor
struct CADisplayLinkTests {
  @Test func aTargetThatKeepsItsLinkEndsWithItsScene() {
    @MainActor final class Owner {
      var link: CADisplayLink?
      func update() {}
    }
    weak var target: Owner?
    do {
      let scene = LayerScene()
      scene.turn {
        let owner = Owner()
        target = owner
        owner.link = CADisplayLink(target: owner, selector: Owner.update)
        owner.link?.add(to: .main, forMode: .common)
      }
      scene.advance(to: 0.1)
      #expect(target != nil)
      scene.context.callbacks.removeAll()
    }
    #expect(target == nil)
  }
}
