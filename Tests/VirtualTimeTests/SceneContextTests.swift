import Testing
import VirtualTime

@MainActor
@Suite struct SceneContextTests {
  final class Stack {
    var depth = 0
  }

  let context = SceneContext(screen: VirtualScreen(width: 320, height: 568, scale: 2), seed: 9)

  @Test func theLedgerCountsAndKeepsTheFirstTime() {
    context.clock.advance(to: 1.5)
    context.unsupported("filters", at: "layer a")
    context.clock.advance(to: 2)
    context.unsupported("filters", at: "layer a")
    context.unsupported("filters", at: "layer b")
    #expect(
      context.ledger.entries == [
        .init(feature: "filters", subject: "layer a", firstTime: 1.5, count: 2),
        .init(feature: "filters", subject: "layer b", firstTime: 2, count: 1),
      ])
    #expect(!context.ledger.isEmpty)
  }

  @Test func everySceneHasItsOwnServices() {
    let other = SceneContext(screen: context.screen, seed: 9)
    context.service(make: Stack.init).depth = 3
    #expect(context.service(make: Stack.init).depth == 3)
    #expect(other.service(make: Stack.init).depth == 0)
  }

  @Test func theCurrentSceneIsTheTasksOwn() {
    #expect(SceneContext.active === SceneContext.outsideScenes)
    SceneContext.$current.withValue(context) {
      #expect(SceneContext.active === context)
    }
    #expect(SceneContext.current == nil)
  }
}
