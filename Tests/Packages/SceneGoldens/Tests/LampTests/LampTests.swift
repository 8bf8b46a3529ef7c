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

/// Tests that would share goldens: on demand, as `LAMP_SHARES` in the environment says.
private let shares = ProcessInfo.processInfo.environment["LAMP_SHARES"] != nil

/// A test of the name that one of the suite above has.
@MainActor @Suite(.enabled(if: shares)) struct OtherLampTests {
  @Test func theLampGoesOn() { expectFrames(of: lamp, at: [0.25]) }

  @MainActor @Suite struct Inner {
    @Test func theLampGoesOn() { expectFrames(of: lamp, at: [0.75]) }
  }

  @Test func twoInOneTest() {
    expectFrames(of: lamp, at: [0.1])
    expectFrames(of: lamp, at: [0.1])
  }

  @Test func aLoop() {
    for time in [0.1, 0.1, 0.2] { expectFrames(of: lamp, at: [time]) }
  }

  @Test(arguments: [0.3, 0.4]) func arguments(time: Double) {
    expectFrames(of: lamp, at: [time])
  }

  @Test(arguments: [0.3, 0.4]) func argumentsWithNames(time: Double) {
    expectFrames(of: lamp, at: [time], named: "\(time)")
  }
}
