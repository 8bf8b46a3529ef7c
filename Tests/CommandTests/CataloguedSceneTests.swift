import Foundation
import Testing

/// The command has every scene of the catalogue, whole.
@Suite struct CataloguedSceneTests {
  private let folder: TemporaryFolder
  /// Scenes beside those of the catalogue.
  private let others = [
    "extra-loading", "extra-like", "extra-card", "features", "features-controls",
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theListHasALineForEachInTheirOrder() throws {
    let outcome = try BuiltCommand.render.run(["list"], in: folder)
    #expect(outcome.status == 0)
    let ids = outcome.text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(" ") }
      .map { String($0.prefix { $0 != " " && $0 != "," }) }
    // Scenes that somebody has begun come after them.
    let known = CataloguedScene.all.map(\.id) + others
    #expect(Array(ids.prefix(known.count)) == known)
  }

  @Test func theListAsJSONHasItsNumbers() throws {
    struct Listed: Decodable {
      var id: String
      var aliases: [String]
      var screen: [Int]
      var duration: Double
      var frames: Int
      var listens: Bool
    }
    let outcome = try BuiltCommand.render.run(["list", "--json"], in: folder)
    let listed = try JSONDecoder().decode([Listed].self, from: outcome.output)
    #expect(listed.count >= CataloguedScene.all.count + others.count)
    for (scene, catalogued) in zip(listed, CataloguedScene.all) {
      #expect(scene.id == catalogued.id)
      #expect(scene.aliases == catalogued.aliases)
      #expect(scene.screen == catalogued.screen)
      #expect(scene.duration == catalogued.clip)
      #expect(scene.frames == catalogued.frames)
    }
    #expect(
      listed.filter(\.listens).map(\.id) == ["iris-mic", "iris-mic-stuck", "iris-challenge"])
  }

  @Test func anAliasShowsTheSameScene() throws {
    for scene in CataloguedScene.all {
      let named = try BuiltCommand.render.run(["list", scene.id, "--json"], in: folder)
      for alias in scene.aliases {
        let outcome = try BuiltCommand.render.run(["list", alias, "--json"], in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output == named.output)
      }
    }
  }

  @Test(arguments: CataloguedScene.all)
  func theEndsOfItsClipLackNothing(scene: CataloguedScene) throws {
    try drawEnds(of: scene.id, frames: scene.frames, screen: scene.screen)
  }

  @Test(arguments: [("extra-loading", 180), ("extra-like", 180), ("extra-card", 210)])
  func theEndsOfAnExtraClipLackNothing(id: String, frames: Int) throws {
    try drawEnds(of: id, frames: frames, screen: [375, 667])
  }

  @Test(arguments: [("features", 720), ("features-controls", 600)])
  func theFirstAndLastSheetOfFeaturesLackNothing(id: String, frames: Int) throws {
    try drawEnds(of: id, frames: frames, screen: [800, 640])
  }

  /// Renders the first and the last frame, and fails if up to then anything asked for is not drawn.
  private func drawEnds(of id: String, frames: Int, screen: [Int]) throws {
    let outcome = try BuiltCommand.render.run(
      [
        id, "--frames", "0,\(frames - 1)", "--scale", "1", "--strict", "--quiet", "--jobs", "1",
        "-o", "ends",
      ], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
    let names = [0, frames - 1].map { String(format: "%05d.png", $0) }
    #expect(try folder.names(in: "ends") == names)
    for name in names {
      let bytes = [UInt8](try folder.contents(of: "ends/\(name)"))
      let size = [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(size == screen)
    }
  }
}
