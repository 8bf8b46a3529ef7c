import Foundation
import Testing

@Suite struct HelpAndListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func output(_ words: String...) throws -> String {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.message.isEmpty)
    return outcome.text
  }

  @Test(arguments: ["--help", "-h", "help"])
  func helpNamesEveryOptionAndTheFilmCommands(word: String) throws {
    let text = try output(word)
    for option in [
      "--fps", "--scale", "--size", "--screen", "--from", "--to", "--duration", "--frames", "--at",
      "--jobs", "--background", "--output", "--set", "--input", "--png", "--quiet", "--strict",
      "--no-cache", "--version",
    ] {
      #expect(text.contains(option))
    }
    #expect(text.contains("ffmpeg -framerate 60 -i"))
    #expect(text.contains("render list"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func eachSubcommandHasHelp() throws {
    #expect(try output("list", "--help").contains("render list [SCENE|PATH] [--json]"))
    #expect(try output("help", "inspect").contains("--at"))
  }

  @Test func theVersionIsTheNewestOfTheChangelog() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let changelog = try String(
      contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/))
    #expect(try output("--version") == newest.1 + "\n")
  }

  @Test func theListHasALineForEachScene() throws {
    let lines = try output("list").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("square, box "))
    #expect(lines[1].contains("startTimeOffset"))
  }

  @Test func theListAsJSONHasNumbersAndParameters() throws {
    struct Scene: Decodable {
      struct Parameter: Decodable {
        var name: String
        var `default`: Double
      }
      var id: String
      var title: String
      var screen: [Int]
      var duration: Double
      var frames: Int
      var parameters: [Parameter]
    }
    let scenes = try JSONDecoder().decode(
      [Scene].self, from: Data(try output("list", "--json").utf8))
    #expect(scenes.map(\.id) == ["square", "square-with-defects"])
    #expect(scenes[0].screen == [32, 24])
    #expect(scenes[0].frames == 30)
    #expect(scenes[0].parameters.map(\.name) == ["startTimeOffset"])
  }

  @Test func oneSceneShowsItsParameters() throws {
    #expect(try output("list", "box").contains("--set startTimeOffset=0"))
  }

  @Test func aTutorialSceneRendersUnderItsAlias() throws {
    let words = ["fuber-final", "--scale", "0.1", "--at", "1.5", "-o", "a.png"]
    #expect(try BuiltCommand.render.run(words, in: folder).status == 0)
    #expect(try folder.names() == ["a.png"])
  }
}
