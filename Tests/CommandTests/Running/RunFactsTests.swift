import Foundation
import Testing

/// `render SCENE --json`: what a run did, for programs.
@Suite struct RunFactsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Facts: Decodable {
    struct Output: Decodable {
      var path: String
      var format: String
    }
    struct NotDrawn: Decodable {
      var feature: String
      var place: String
    }
    var scene: String
    var frames: Int
    var firstFrame: Int
    var rate: String
    var width: Int
    var height: Int
    var seconds: Double
    var outputs: [Output]
    var notDrawn: [NotDrawn]
  }

  @Test func itSaysWhatWasWritten() throws {
    let outcome = try BuiltCommand.sample.run(
      ["box", "--fps", "29.97", "--frames", "2-4", "--scale", "3", "--json", "-o", "f"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: "\n").count == 1)
    let facts = try JSONDecoder().decode(Facts.self, from: outcome.output)
    #expect(facts.scene == "square")
    #expect(facts.frames == 3)
    #expect(facts.firstFrame == 2)
    #expect(facts.rate == "30000/1001")
    #expect(facts.width == 96)
    #expect(facts.height == 72)
    #expect(facts.seconds > 0)
    #expect(facts.outputs.map(\.path) == ["f"])
    #expect(facts.outputs.map(\.format) == ["png"])
    #expect(facts.notDrawn.isEmpty)
    #expect(try folder.names(in: "f").count == facts.frames)
  }

  @Test func whatIsNotDrawnIsThereEvenWhereThatIsAFailure() throws {
    let outcome = try BuiltCommand.sample.run(
      ["square-with-defects", "--strict", "--json", "-q", "-o", "f"], in: folder)
    #expect(outcome.status == 65)
    let facts = try JSONDecoder().decode(Facts.self, from: outcome.output)
    #expect(facts.notDrawn.map(\.feature) == ["glow"])
    #expect(facts.notDrawn.map(\.place) == ["lamp"])
  }

  @Test func itCannotShareStandardOutputWithFrames() throws {
    let outcome = try BuiltCommand.sample.run(["square", "--json", "-o", "-"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.contains("--json"))
  }
}
