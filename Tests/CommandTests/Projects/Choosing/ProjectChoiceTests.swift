import Testing

@testable import RenderCommand

/// Which things of a project are shown.
@Suite struct ProjectChoiceTests {
  private func thing(_ kind: ShownThing.Kind, _ name: String, identifier: String? = nil)
    -> ShownThing
  {
    var thing = ShownThing(kind: kind, name: name, id: name, code: "")
    thing.identifier = identifier
    return thing
  }

  private func names(_ choice: ProjectChoice, _ things: [ShownThing]) throws -> [String] {
    try choice.chosen(of: things, in: "App").map(\.name)
  }

  @Test func theAppComesFirstThenPagesThenTheOnlyThing() throws {
    let app = thing(.app, "App")
    let (a, b) = (thing(.controller, "A"), thing(.controller, "B"))
    let view = thing(.view, "V")
    #expect(try names(ProjectChoice(), [app, a, b]) == ["App"])
    #expect(try names(ProjectChoice(), [a]) == ["A"])
    #expect(try names(ProjectChoice(), [view]) == ["V"])
    #expect(try names(ProjectChoice(), [a, view]) == ["A"])
    #expect(
      try names(ProjectChoice(), [view, thing(.page, "One"), thing(.page, "Two")]) == [
        "One", "Two",
      ])
  }

  @Test func severalThingsAreListed() {
    let things = (1...10).map { thing(.controller, "C\($0)") }
    do {
      _ = try names(ProjectChoice(), things)
      Issue.record("one is chosen")
    } catch {
      let line = (error as? Diagnostic)?.line ?? ""
      #expect(line.contains("--controller C1, --controller C2"))
      #expect(line.contains("and 2 more"))
    }
  }

  @Test func thingsAreChosenByNameIdentifierAndNumber() throws {
    let things = [
      thing(.controller, "Wave", identifier: "wave"), thing(.controller, "End", identifier: "Wave"),
      thing(.view, "Knob"), thing(.page, "First page"), thing(.page, "7"),
    ]
    #expect(try names(ProjectChoice(controller: "wave"), things) == ["Wave"])
    #expect(try names(ProjectChoice(controller: "Wave"), things) == ["End"])
    #expect(try names(ProjectChoice(view: "Knob"), things) == ["Knob"])
    #expect(try names(ProjectChoice(page: "1"), things) == ["First page"])
    #expect(try names(ProjectChoice(page: "7"), things) == ["7"])
    #expect(throws: Diagnostic.self) { try names(ProjectChoice(page: "3"), things) }
    #expect(throws: Diagnostic.self) { try names(ProjectChoice(controller: "Knob"), things) }
    #expect(throws: Diagnostic.self) {
      try names(ProjectChoice(controller: "Wave", view: "Knob"), things)
    }
  }

  @Test func aLibrarysExamplesAreNamedBesideWhatItHas() {
    let things = [thing(.view, "A"), thing(.view, "B")]
    let choice = ProjectChoice(neighbours: ["Example/Demo.xcodeproj"])
    let error = #expect(throws: Diagnostic.self) { try choice.chosen(of: things, in: "Lib") }
    #expect(error?.remedy == "--view A, --view B; or show Example/Demo.xcodeproj")
  }
}
