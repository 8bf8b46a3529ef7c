import Foundation
import Testing

@Suite struct InspectTests {
  private struct Document: Decodable {
    struct Node: Decodable {
      var name: String?
      var position: [Double]
      var sublayers: [Node]

      /// The first layer of that name, itself or below.
      func first(named name: String) -> Node? {
        self.name == name ? self : sublayers.lazy.compactMap { $0.first(named: name) }.first
      }
    }
    var scene: String
    var time: Double
    var screen: [Double]
    var root: Node
  }

  private func inspected(_ words: String...) throws -> Document {
    let outcome = try BuiltCommand.sample.run(
      ["inspect", "box", "--json"] + words, in: TemporaryFolder())
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.split(separator: "\n").count == 1)
    return try JSONDecoder().decode(Document.self, from: outcome.output)
  }

  @Test func theTreeShowsTheValuesOfThatTime() throws {
    let document = try inspected("--at", "0.25")
    #expect(document.scene == "square")
    #expect(document.time == 0.25)
    #expect(document.screen == [32, 24])
    #expect(document.root.first(named: "square")?.position == [8, 12])
  }

  @Test func aTimeMayBeAFrame() throws {
    let document = try inspected("--at", "15f", "--fps", "30")
    #expect(document.time == 0.5)
    #expect(document.root.first(named: "square")?.position == [16, 12])
  }

  @Test func parametersAndScreenAreTheScenes() throws {
    let document = try inspected("--at", "0", "--set", "start-time-offset=0.5", "--screen", "64x48")
    #expect(document.screen == [64, 48])
    #expect(document.root.first(named: "square")?.position == [16, 12])
  }

  @Test func peopleGetALineForEachLayer() throws {
    let outcome = try BuiltCommand.sample.run(
      ["inspect", "square", "--at", "0.25"], in: TemporaryFolder())
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "square at 0.25 s on 32x24 points")
    #expect(lines.last?.contains("square CALayer  position (8 12)  bounds (0 0 8 8)") == true)
  }
}
