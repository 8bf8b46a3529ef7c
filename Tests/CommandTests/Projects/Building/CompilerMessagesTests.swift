import Testing

@testable import RenderCommand

/// What is made of the compiler's errors.
@Suite struct CompilerMessagesTests {
  private func messages(_ text: String) -> CompilerMessages {
    CompilerMessages(text) { $0.hasPrefix("/app/") ? "App/" + $0.dropFirst(5) : nil }
  }

  @Test func errorsAreAtTheirLinesAndSaidOnce() {
    let found = messages(
      """
      /app/A.swift:12:5: error: cannot find 'foo' in scope
          foo()
          ^~~
      /app/A.swift:12:5: error: cannot find 'foo' in scope
      /app/A.swift:3:1: note: did you mean 'fou'?
      /cache/main.swift:4:9: error: type 'X' has no member 'y'
      /app/B: C.swift:1:2: error: expected '}': not found
      error: fatalError
      """)
    #expect(
      found.lines(of: "App.xcodeproj") == [
        "App/A.swift:12:5: error: cannot find 'foo' in scope",
        "App/B: C.swift:1:2: error: expected '}': not found",
      ])
  }

  @Test func atMostTwentyAreShown() {
    let text = (1...25).map { "/app/A.swift:\($0):1: error: no" }.joined(separator: "\n")
    let lines = messages(text).lines(of: "A")
    #expect(lines.count == 21)
    #expect(lines.last == "and 5 more")
    #expect(messages(text).diagnostic(of: "A").problem.contains("25 errors"))
  }

  @Test func missingNamesOfApplesAreTold() {
    let found = messages(
      """
      /app/A.swift:1:1: error: cannot find type 'UISearchBar' in scope
      /app/A.swift:2:1: error: cannot find 'AVPlayer' in scope
      /app/A.swift:3:1: error: cannot find 'UISearchBar' in scope
      /app/A.swift:4:1: error: cannot find 'helper' in scope
      /app/A.swift:5:1: error: cannot find 'URL' in scope
      /app/A.swift:6:8: error: no such module 'SnapKit'
      """)
    #expect(found.missingNames.map(\.name) == ["UISearchBar", "AVPlayer", "SnapKit"])
    let diagnostic = found.diagnostic(of: "A")
    #expect(diagnostic.status == .badData)
    #expect(diagnostic.remedy == "not here yet: UISearchBar (2 times), AVPlayer, SnapKit")
    #expect(messages("/app/A.swift:1:1: error: no").diagnostic(of: "A").remedy == nil)
  }

  @Test func errorsOfWhatWasMadeAreSaidWhereTheAuthorHasNone() {
    let found = messages("/cache/main.swift:4:9: error: type 'X' has no member 'y'")
    #expect(found.lines(of: "A") == ["A: error: type 'X' has no member 'y'"])
    #expect(found.diagnostic(of: "A").status == .software)
  }

  @Test func sourcesOfObjectiveCAreNamed() {
    let found = messages("/app/A.swift:1:1: error: value of type 'A' has no member 'reveal'")
    #expect(
      found.diagnostic(of: "A", besides: ["App/R.m", "App/S.c", "App/T.mm"]).remedy
        == "Objective-C is not compiled, so that what App/R.m and 1 more declares is missing")
  }

  @Test func whatFollowsFromAMissingNameIsNotSaid() {
    let found = messages(
      """
      /app/A.swift:3:9: error: cannot find 'CIContext' in scope
      /app/A.swift:3:28: error: 'nil' requires a contextual type
      /app/A.swift:4:28: error: 'nil' requires a contextual type
      /app/B.swift:3:28: error: cannot infer type of closure parameter '_' without a type annotation
      /app/C.swift:1:10: error: cannot find type 'SKScene' in scope
      /app/C.swift:9:5: error: 'super' cannot be used in class 'C' because it has no superclass
      /app/D.swift:9:5: error: 'super' cannot be used in class 'D' because it has no superclass
      """)
    #expect(
      found.errors.map(\.location)
        == [
          "App/A.swift:3:9", "App/A.swift:4:28", "App/B.swift:3:28", "App/C.swift:1:10",
          "App/D.swift:9:5",
        ])
  }
}
