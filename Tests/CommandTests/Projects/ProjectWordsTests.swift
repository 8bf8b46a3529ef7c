import Testing

@testable import RenderCommand

/// From a command line about a project to that of its program.
@Suite struct ProjectWordsTests {
  private func thing(_ kind: ShownThing.Kind = .controller, id: String = "Start") -> ShownThing {
    ShownThing(kind: kind, name: id, id: id, code: "")
  }

  private func request(_ words: String) throws -> ProjectRequest? {
    let words = words.split(separator: " ").map(String.init)
    let scenes = SceneList(scenes: [])
    return try ProjectRequest(CommandLineReading(words, scenes: scenes), words, scenes: scenes)
  }

  private func program(
    _ words: String, _ kind: ShownThing.Kind = .controller
  ) throws -> String {
    let request = try #require(try request(words))
    return try request.programWords().forProgram(showing: thing(kind)).joined(separator: " ")
  }

  @Test func thePathBecomesAScene() throws {
    #expect(try program("A.swift") == "Start")
    #expect(try program("A.swift --fps 30 -o out") == "Start --fps 30 -o out")
    #expect(try program("--fps 30 My/App.xcodeproj") == "--fps 30 Start")
    #expect(try program("inspect A.swift --at 1") == "inspect Start --at 1")
    #expect(try program("sheet ./A --count 3") == "sheet Start --count 3")
    #expect(try program("golden record A.playground") == "golden record Start")
    #expect(try program("golden check A.playground") == "golden check Start")
    // A folder that is there, of whose name a golden might be.
    #expect(try program("golden check Sources --controller Start") == "golden check Start")
  }

  @Test func thePathIsToldFromTheSameWordElsewhere() throws {
    #expect(try program("-o A.swift A.swift") == "-o A.swift Start")
    #expect(try program("A.swift --script A.swift") == "Start --script A.swift")
  }

  @Test func optionsAboutTheProjectStayBehind() throws {
    #expect(
      try program(
        "A.swift --controller Start --target App --cache=/tmp/c --sandbox --page 2 --tap Go@1 --quiet"
      )
        == "Start --tap Go@1 --quiet")
  }

  @Test func aViewsSizeIsTheScreens() throws {
    #expect(try program("A.swift --view V --size 200x80", .view) == "Start --screen 200x80")
    #expect(try program("A.swift --view V --size=200x80", .view) == "Start --screen=200x80")
    #expect(try program("A.swift --size 200x80", .controller) == "Start --size 200x80")
  }

  @Test func scenesAreNoProjects() throws {
    for words in [
      "fuber", "list", "list fuber", "golden check", "golden check fuber", "compare a/b c/d",
    ] {
      #expect(try request(words) == nil, "\(words)")
    }
  }

  @Test func aProjectIsNamedAlone() {
    #expect(throws: Diagnostic.self) { try request("golden record A.swift B.swift") }
  }

  @Test func aProgramIsToldOfItsStart() {
    let start = ProgramStart(
      isOnTerminal: true, patience: 2.5, fonts: "fonts", content: "1a2b", words: ["A", "--json"])
    #expect(ProgramStart(start.arguments) == start)
    #expect(ProgramStart(["list"]).words == ["list"])
  }
}
