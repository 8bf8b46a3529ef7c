import Foundation
import RenderCommand
import Testing

/// Every line that has ffmpeg make a film, run as it is printed: what comes of it has the colours of the
/// frames, says which matrix it has, and lies on white where frames are clear.
@Suite(.enabled(if: MediaTools.areThere, "ffmpeg and ffprobe are needed"))
struct PrintedFilmsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let environment = ["SAMPLE_CLEAR": "1"]

  /// The commands in a text that make a film: lines, with those that go on after a backslash.
  private func films(in text: String) -> [String] {
    text.replacing("\\\n", with: "").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter {
      ($0.hasPrefix("ffmpeg ") || $0.hasPrefix("render ") && $0.contains("| ffmpeg "))
        && $0.contains(" -i ") && !$0.hasSuffix(".gif")
    }
  }

  /// Renders the clear scene, and returns the recipe that is printed.
  private func recipe(_ words: String) throws -> String {
    let outcome = try BuiltCommand.sample.run(
      ["clear", "--fps", "30"] + words.split(separator: " ").map(String.init), in: folder,
      environment: Self.environment)
    #expect(outcome.status == 0, "\(outcome.message)")
    // What would go through the pipe.
    if !outcome.output.isEmpty {
      try outcome.output.write(to: folder.url.appendingPathComponent("-"))
    }
    let recipe = outcome.message.split(separator: "; for a film: ").last
    return String(try #require(recipe).prefix { $0 != "\n" })
  }

  /// Runs a command in a shell for which `render` renders the clear scene, whatever the scene.
  private func run(_ command: String, reading input: String? = nil) throws {
    let words = "clear --fps 30 --size 750x1334 --quiet"
    let script = """
      export SAMPLE_CLEAR=1
      render() { shift; "\(BuiltCommand.sample.path)" \(words) "$@"; }
      ffmpeg() { command ffmpeg -v warning \(input == nil ? "" : "-nostdin") "$@"; }
      \(command)\(input.map { " < ./\($0)" } ?? "")
      """
    let shell = try #require(BuiltCommand(ofSystem: "bash"))
    let outcome = try shell.run(["-euo", "pipefail", "-c", script], in: folder)
    #expect(outcome.status == 0, "\(command): \(outcome.message)")
  }

  /// Looks at three frames, two of which were stored with alpha and one without, or the other way round.
  private func expectColours(
    in film: String, width: Int, height: Int, keepsAlpha: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.url.appendingPathComponent(film)
    let facts = try MediaTools.facts(
      of: url, "width,height,nb_read_frames,color_space,color_transfer,color_primaries,color_range")
    #expect(
      facts == [
        "width": "\(width)", "height": "\(height)", "nb_read_frames": "3", "color_space": "bt709",
        "color_transfer": "bt709", "color_primaries": "bt709", "color_range": "tv",
      ], "\(film)", sourceLocation: sourceLocation)
    let pixels = try MediaTools.pixels(of: url)
    try #require(pixels.count == 3 * width * height * 4)
    var places: [(x: Int, color: [UInt8])] = [(width / 2, [217, 26, 26])]
    if !keepsAlpha {
      places += [(width / 8, [255, 255, 255]), (width * 7 / 8, [236, 140, 140])]
    }
    for frame in 0..<3 {
      for place in places {
        let first = 4 * ((frame * height + height / 2) * width + place.x)
        let found = Array(pixels[first..<first + 3])
        #expect(
          zip(found, place.color).allSatisfy { abs(Int($0) - Int($1)) <= 3 },
          "\(film), frame \(frame), x \(place.x): \(found)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func afterARun() throws {
    try run(recipe("-o out --scale 4"))
    try expectColours(in: "out.mp4", width: 160, height: 120)
    try run(recipe("-o odd%d.png --size 81x61"))
    try expectColours(in: "film.mp4", width: 82, height: 62)
  }

  @Test(arguments: ["rgba", "nut", "y4m"], ["80x60", "81x61"])
  func afterAStream(format: String, size: String) throws {
    try run(recipe("-o - --format \(format) --size \(size)"), reading: "-")
    let (width, height) = size == "80x60" ? (80, 60) : (82, 62)
    try expectColours(in: "film.mp4", width: width, height: height)
  }

  @Test(arguments: ["Scenes/Articles.docc/GIFsAndFilms.md", "--help"])
  func inTexts(place: String) throws {
    let text: String
    if place.hasPrefix("-") {
      text = try BuiltCommand.sample.run([place], in: folder).text
    } else {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      text = try String(contentsOf: root.appendingPathComponent(place), encoding: .utf8)
    }
    let commands = films(in: text)
    #expect(commands.count == 4, "\(commands)")
    try run("render fuber -o out/fuber")
    for command in commands {
      let film = try #require(command.split(separator: " ").last.map(String.init))
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(film))
      try run(command)
      try expectColours(
        in: film, width: 750, height: 1334, keepsAlpha: film.hasSuffix(".webm"))
    }
  }

  /// No other line makes a film, wherever it is written.
  @Test func noOtherTextHasARecipe() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for place in ["Sources", "Scenes"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(place).path)
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".md") || name.hasSuffix(".swift") else { continue }
        let text = try String(
          contentsOf: root.appendingPathComponent(place).appendingPathComponent(name),
          encoding: .utf8)
        for command in films(in: text) where !name.hasSuffix("HelpTexts.swift") {
          #expect(command.contains("out_color_matrix=bt709"), "\(name): \(command)")
        }
      }
    }
  }
}
