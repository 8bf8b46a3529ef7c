import Foundation
import Lamp
import SceneTesting
import XCTest

final class OldLampTests: XCTestCase {
  func testTheLampGoesOn() async {
    await expectFrames(of: lamp, at: [0, 0.25])
  }
}

/// A test of the name that one of the class above has.
final class OtherOldLampTests: XCTestCase {
  func testTheLampGoesOn() async {
    if ProcessInfo.processInfo.environment["LAMP_SHARES"] == nil { return }
    await expectFrames(of: lamp, at: [0, 0.25])
  }
}
