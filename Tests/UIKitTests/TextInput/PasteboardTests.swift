import CoreGraphics
import Testing
import UIKit

/// What was copied, in its forms.
@MainActor
struct PasteboardTests {
  @Test func oneThingPutsTheOthersAway() {
    ViewStage.run { _ in
      let board = UIPasteboard.general
      board.string = "a"
      board.color = .red
      #expect(board.string == nil && board.color == .red && board.changeCount == 2)
      board.items = [["public.utf8-plain-text": "b"], ["org.example": 3]]
      #expect(board.strings == ["b"] && board.numberOfItems == 2)
      board.addItems([["public.utf8-plain-text": "c"]])
      #expect(board.strings == ["b", "c"] && board.hasStrings && !board.hasImages)
      #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("b".utf8))
      board.setData(Data([1]), forPasteboardType: "org.example")
      #expect(
        board.types == ["org.example"] && board.data(forPasteboardType: "org.example")?.count == 1)
    }
  }

  @Test func pasteboardsOfOneNameShareWhatWasCopied() {
    ViewStage.run { _ in
      let name = UIPasteboard.Name("org.example.board")
      #expect(UIPasteboard(name: name, create: false) == nil)
      UIPasteboard(name: name, create: true)?.string = "a"
      #expect(UIPasteboard(name: name, create: false)?.string == "a")
      #expect(
        UIPasteboard(name: .general, create: true) != nil && UIPasteboard.general.string == nil)
      UIPasteboard.remove(withName: name)
      #expect(UIPasteboard(name: name, create: false) == nil)
      let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
      one.string = "b"
      #expect(other.string == nil && one.name != other.name)
    }
  }
}
