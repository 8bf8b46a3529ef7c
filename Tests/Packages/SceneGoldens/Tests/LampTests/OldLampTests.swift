import Lamp
import SceneTesting
import XCTest

final class OldLampTests: XCTestCase {
  func testTheLampGoesOn() async {
    await expectFrames(of: lamp, at: [0, 0.25])
  }
}
