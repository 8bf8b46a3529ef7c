import Stage

/// The scenes a command knows.
struct SceneList: Sendable {
  /// Those among which a shell lets people choose.
  @TaskLocal static var offered = SceneList(scenes: [])

  let scenes: [TutorialScene]

  /// The scene called `name`, by its id or by an alias.
  func scene(named name: String) throws(Diagnostic) -> TutorialScene {
    if let scene = scenes.first(where: { $0.id == name || $0.aliases.contains(name) }) {
      return scene
    }
    let near = Suggestions(among: scenes.flatMap { [$0.id] + $0.aliases }).nearest(to: name)
    throw Diagnostic(
      .usage, "there is no scene \"\(name)\"",
      remedy: near.isEmpty
        ? "'render list' shows them all"
        : "did you mean \(near.joined(separator: ", "))? 'render list' shows them all")
  }
}
