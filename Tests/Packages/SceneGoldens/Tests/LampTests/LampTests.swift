import Foundation
import Lamp
import SceneTesting
import Testing

@MainActor @Suite struct LampTests {
  @Test func theLampGoesOn() {
    expectFrames(of: lamp, at: [0, 0.5, 1], scale: 2)
  }

  /// `LAMP_RECORDS` in the environment stands for a word in the code.
  @Test func theLampIsHalfOn() {
    let asked = ProcessInfo.processInfo.environment["LAMP_RECORDS"]
    expectFrames(
      of: lamp, at: [0.5], named: "middle", record: asked.flatMap(GoldenRecording.init))
  }
}
