import SceneTesting
import Testing

@testable import Pulse

@MainActor @Test func theHeartLooksAsBefore() {
  expectFrames(of: scene, at: [0, 0.5, 1], scale: 2)
}
