import Foundation
import Stage
import Testing

@testable import RenderCommand

/// What the user does, as options say it.
@Suite struct TypedActionTests {
  @Test func aTapIsAtAPlace() {
    let expected = TypedAction(
      time: .nanoseconds(500_000_000), kind: .tap(.point(CGPoint(x: 187, y: 333.5))))
    #expect(TypedAction.tap("187,333.5@0.5") == expected)
    #expect(TypedAction.tap("187,333.5@500ms") == expected)
    #expect(TypedAction.tap("-1,+2@3f")?.kind == .tap(.point(CGPoint(x: -1, y: 2))))
    #expect(TypedAction.tap("-1,+2@3f")?.time == .frame(3))
  }

  @Test func aTapIsOnAText() {
    for (typed, text) in [
      ("Start@0.5", "Start"), ("\"Start\"@0.5", "Start"), ("\"12,5\"@0.5", "12,5"),
      ("me@home@0.5", "me@home"), ("Log in@0.5", "Log in"), ("12,5,7@0.5", "12,5,7"),
    ] {
      #expect(TypedAction.tap(typed)?.kind == .tap(.text(text)))
    }
  }

  @Test(arguments: ["", "@", "@1", "Start", "Start@", "Start@-1", "Start@later", "\"\"@1"])
  func whatIsNoTapIsNone(text: String) {
    #expect(TypedAction.tap(text) == nil)
  }

  @Test func aDragGoesFromOnePlaceToAnother() {
    let expected = UserAction.Kind.drag(
      from: .point(CGPoint(x: 187, y: 500)), to: .point(CGPoint(x: 187, y: 200)), duration: 0.3)
    let drag = TypedAction.drag("187,500-187,200@1+0.3")
    #expect(drag?.kind == expected)
    #expect(drag?.time == .nanoseconds(1_000_000_000))
    #expect(TypedAction.drag("187,500-187,200@1+300ms")?.kind == expected)
    guard case .drag(_, _, let usual)? = TypedAction.drag("1,2-3,4@1")?.kind else {
      Issue.record("it is no drag")
      return
    }
    #expect(usual == 0.5)
  }

  @Test func aDragMayBeginOnATextAndLeaveTheScreen() {
    #expect(
      TypedAction.drag("\"Pull-me\"-5,-6@1")?.kind
        == .drag(from: .text("Pull-me"), to: .point(CGPoint(x: 5, y: -6)), duration: 0.5))
    #expect(
      TypedAction.drag("-5,6--7,-8@1")?.kind
        == .drag(
          from: .point(CGPoint(x: -5, y: 6)), to: .point(CGPoint(x: -7, y: -8)), duration: 0.5))
  }

  @Test(arguments: [
    "", "1,2@1", "1,2-3@1", "1,2-3,4", "1,2-3,4@1+", "1,2-3,4@1+2+3", "1,2-3,4@1+9f",
  ])
  func whatIsNoDragIsNone(text: String) {
    #expect(TypedAction.drag(text) == nil)
  }

  @Test func textIsTypedAsItStands() {
    #expect(TypedAction.type("a@b.c@2")?.kind == .type("a@b.c"))
    #expect(TypedAction.type("\" \"@2")?.kind == .type(" "))
    #expect(TypedAction.type("@2") == nil)
    #expect(TypedAction.type("a\\nb\\bc\\\\d\\e\\@2")?.kind == .type("a\nb\u{8}c\\d\\e\\"))
  }
}
