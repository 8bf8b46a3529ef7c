import CoreGraphics
import Testing
import UIKit
import VirtualTime

@MainActor
struct UIApplicationTests {
  @Test func theKeyWindowIsTheOneThatIsShown() {
    ViewStage.run { stage in
      #expect(UIApplication.shared.keyWindow === stage.window)
      #expect(UIApplication.shared.windows.first === stage.window)
      #expect(UIApplication.shared === UIApplication.shared)
    }
  }

  private func device(width: Double, height: Double) -> UIDevice {
    let screen = VirtualScreen(width: width, height: height, scale: 2)
    return SceneContext.$current.withValue(SceneContext(screen: screen, seed: 1)) {
      let device = UIDevice.current
      #expect(device.userInterfaceIdiom == (min(width, height) < 700 ? .phone : .pad))
      #expect(device.orientation.isLandscape == (width > height))
      return device
    }
  }

  @Test func theDeviceIsAsLargeAsItsScreen() {
    #expect(device(width: 375, height: 667) !== device(width: 430, height: 932))
    _ = device(width: 667, height: 375)
    _ = device(width: 768, height: 1024)
    _ = device(width: 1366, height: 1024)
  }
}
