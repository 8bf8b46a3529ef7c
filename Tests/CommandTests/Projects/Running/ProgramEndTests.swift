import Foundation
import Testing

/// How a project's program ends that its own code ends.
@Suite(.serialized) struct ProgramEndTests {
  private let project: ProjectFixture

  init() throws { project = try ProjectFixture() }

  @Test(arguments: [0, 3, 65]) func codeThatEndsTheProgramIsSaidToDoSo(status: Int) throws {
    try project.write(project.controller(loaded: "exit(\(status))"), to: "100%/Ends.swift")
    let outcome = try project.render("100% --at 0 --scale 0.2 -o a.png")
    #expect(outcome.status == 70)
    #expect(
      outcome.message.hasSuffix(
        "render: the code of what is shown ended the command by exit(\(status)): an app goes on for as long as it is "
          + "shown\n"))
  }

  /// By `_exit` nothing of the program runs any more: it is the command that misses its last word.
  @Test(arguments: [0, 1, 65, 100 + 7])
  func codeThatEndsTheProgramAtOnceIsSaidToDoSo(status: Int) throws {
    let code =
      "Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in _exit(\(status)) }"
    try project.write(project.controller(loaded: code), to: "AtOnce.swift")
    let outcome = try project.render("AtOnce.swift -q --duration 1 --scale 0.2 -o out -o a.gif")
    #expect(outcome.status == 70, "\(outcome.message)")
    #expect(
      outcome.message
        == "render: the project's code ended the program of \"AtOnce.swift\" by exit(\(status)): an app goes on "
        + "for as long as it is shown\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.folder.url.path).sorted()
        == ["AtOnce.swift", "out"])
  }

  @Test func codeThatDoesNotHearOfChildrenGetsItsFilm() throws {
    try project.write(project.controller(loaded: "signal(SIGCHLD, SIG_IGN)"), to: "Childless.swift")
    let outcome = try project.render("Childless.swift -q --duration 0.5 --scale 0.2 -o film.mp4")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try !project.folder.contents(of: "film.mp4").isEmpty)
  }

  @Test func codeThatTrapsWithManyWordsIsQuoted() throws {
    let code = "precondition(view.frame.width < 0, \"the first line\\nand the second\")"
    try project.write(project.controller(loaded: code), to: "Words.swift")
    let outcome = try project.render("Words.swift -q --at 0 -o a.png")
    #expect(outcome.status == 70)
    let last = outcome.message.split(separator: "\n").last ?? ""
    #expect(last.contains("the first line"), "\(outcome.message)")
    #expect(!last.contains(".so"), "\(outcome.message)")
  }

  @Test func codeThatEndsTheProgramLeavesNothingHalfWritten() throws {
    try project.write(
      project.controller(
        loaded: "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in exit(0) }"),
      to: "Leaves.swift")
    let outcome = try project.render("Leaves.swift --duration 2 --scale 0.2 -o a.gif -o a.apng")
    #expect(outcome.status == 70, "\(outcome.message)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.folder.url.path) == [
        "Leaves.swift"
      ])
  }
}
