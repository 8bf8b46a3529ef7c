/// The words of a command line about a project, turned into those its own program is given.
struct ProjectWords: Equatable {
  /// As typed, without the command's own name.
  let words: [String]
  /// The word that is the project's path.
  let pathIndex: Int

  /// - Parameters:
  ///   - path: The project as the parser found it.
  ///   - scene: What the parser takes for the scene, of other words.
  init?(_ words: [String], path: String, scene: ([String]) -> [String]) {
    // A path may also be the value of an option: it is the word whose change changes the scene.
    let sentinel = "zoetrope-scene"
    let pathIndex = words.indices.first { index in
      guard words[index] == path else { return false }
      var others = words
      others[index] = sentinel
      return scene(others).contains(sentinel)
    }
    guard let pathIndex else { return nil }
    self.words = words
    self.pathIndex = pathIndex
  }

  /// The words for the project's program: a scene in place of the path, without the options that are about the
  /// project; of a view, its size as the screen's.
  func forProgram(showing thing: ShownThing) -> [String] {
    var words = words
    words[pathIndex] = thing.id
    let valued = ProjectArguments.valued.map { "--" + $0 }
    let flags = ProjectArguments.flags.map { "--" + $0 }
    var result: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
      if word == "--" {
        return result + words[index...]
      } else if valued.contains(word) {
        index += 1
      } else if flags.contains(word) || (valued.contains(name) && word.contains("=")) {
      } else if thing.kind == .view, name == "--size" {
        // The view's own size: the screen is as large.
        result.append("--screen" + word.dropFirst("--size".count))
      } else {
        result.append(word)
      }
      index += 1
    }
    return result
  }
}
