import Foundation
import Stage
import Testing

@Suite struct SceneSettingsTests {
  let parameters = [
    SceneParameter(name: "speed", default: 1, range: 0.1...4, summary: "how fast"),
    SceneParameter(name: "radius", default: 20, range: 0...100, unit: "pt", summary: "how big"),
  ]
  let screen = CGSize(width: 375, height: 667)

  @Test func valuesNotGivenAreDefaults() throws {
    let settings = try SceneSettings(
      screenSize: screen, parameters: parameters, values: ["speed": 2])
    #expect(settings["speed"] == 2)
    #expect(settings["radius"] == 20)
  }

  @Test func unknownNamesAreRefused() {
    #expect(throws: StageError.unknownParameter(name: "size", known: ["speed", "radius"])) {
      try SceneSettings(screenSize: screen, parameters: parameters, values: ["size": 2])
    }
  }

  @Test(arguments: [0, 4.1, Double.nan])
  func valuesOutsideTheRangeAreRefused(value: Double) {
    #expect(throws: StageError.self) {
      try SceneSettings(screenSize: screen, parameters: parameters, values: ["speed": value])
    }
  }
}
