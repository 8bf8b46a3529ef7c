import Foundation
import Stage
import Testing

@testable import RenderCommand

/// Files of actions.
@Suite struct ActionScriptTests {
  private func actions(_ text: String) throws -> [TypedAction] {
    try ActionScript(text, path: "script.txt").actions
  }

  private func problem(_ text: String) -> String {
    do {
      let found = try actions(text)
      return "no problem: \(found)"
    } catch {
      let diagnostic = error as? Diagnostic
      return diagnostic?.status == .badData ? diagnostic?.line ?? "" : "\(error)"
    }
  }

  @Test func aLineIsAnAction() throws {
    let found = try actions(
      """
      # What the user does.
      0.5 tap 187,333
        500ms  tap "Log in"   # at the same time

      1 drag 187,500 187,200 0.3
      90f type "a # b"
      2 drag "Card" 1,2
      3 tilt 0.5,-1
      """)
    #expect(
      found.map(\.kind) == [
        .tap(.point(CGPoint(x: 187, y: 333))), .tap(.text("Log in")),
        .drag(
          from: .point(CGPoint(x: 187, y: 500)), to: .point(CGPoint(x: 187, y: 200)), duration: 0.3),
        .type("a # b"), .drag(from: .text("Card"), to: .point(CGPoint(x: 1, y: 2)), duration: 0.5),
        .tilt(horizontal: 0.5, vertical: -1),
      ])
    #expect(
      found.map(\.time) == [
        .nanoseconds(500_000_000), .nanoseconds(500_000_000), .nanoseconds(1_000_000_000),
        .frame(90), .nanoseconds(2_000_000_000), .nanoseconds(3_000_000_000),
      ])
    #expect(try actions("").isEmpty)
  }

  @Test func whatIsWrongIsNamedWithItsLine() {
    #expect(problem("# one\n\nsoon tap 1,2").contains("script.txt:3: \"soon\" is not a time"))
    #expect(problem("1 tap \"Start").contains("script.txt:1: a quotation mark is missing"))
    #expect(problem("1 tap 1,2\n1 wave").contains("script.txt:2: \"1 wave\" is no action"))
    #expect(problem("1 drag 1,2 3,4 long").contains("\"long\" is not a length of time"))
    for text in ["1", "1 tap", "1 tap 1,2 3,4", "1 drag 1,2", "1 type \"\"", "1 tap \"\""] {
      #expect(problem(text).contains("is no action"), "\(text)")
    }
  }
}
