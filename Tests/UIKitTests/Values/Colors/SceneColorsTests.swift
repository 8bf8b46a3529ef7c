import CoreGraphics
import Testing
import UIKit

@MainActor
struct SceneColorsTests {
  @Test func aRegisteredColourIsFoundByItsName() {
    ViewStage.run { _ in
      SceneColors.register("Accent", .orange)
      #expect(UIColor(named: "Accent") == .orange)
      #expect(UIColor(named: "accent") == nil)
    }
  }

  @Test func scenesDoNotShareNames() {
    ViewStage.run { _ in SceneColors.register("Accent", .orange) }
    ViewStage.run { _ in #expect(UIColor(named: "Accent") == nil) }
  }
}
