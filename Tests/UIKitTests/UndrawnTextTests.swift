import CoreText
import Testing
import UIKit
import VirtualTime

/// What text asks for and nobody draws is in the ledger.
@MainActor
struct UndrawnTextTests {
  @Test func superscriptsInLinesOfCoreText() throws {
    try ViewStage.run { stage in
      let key = kCTSuperscriptAttributeName as NSAttributedString.Key
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: "H", attributes: [key: 1]))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
      defer { UIGraphicsEndImageContext() }
      CTLineDraw(line, try #require(UIGraphicsGetCurrentContext()))
      #expect(stage.context.ledger.entries.map(\.feature) == ["superscripts"])
    }
  }
}
