import CoreGraphics
import Glyphs
import Testing

@testable import UIKit

@Suite("Where characters lie")
@MainActor
struct TextGeometryTests {
  private static let style = TextStyle(size: 20)

  private static func geometry(_ text: String, width: Double?) -> TextGeometry {
    let layout = TextLayout([TextSpan(text, style: style)], width: width)
    return TextGeometry(
      layout, starts: text.utf16Starts, width: CGFloat(width ?? layout.width), empty: style,
      alignment: .natural)
  }

  @Test("The caret stands as far from the start as the text before it is wide")
  func caretAfterPrefix() {
    // Digits of the face have no kerning with themselves.
    let text = "0000000"
    let geometry = Self.geometry(text, width: nil)
    for count in 0...7 {
      let width = TextLayout(String(text.prefix(count)), style: Self.style).width
      let expected = max(1, CGFloat(width))
      #expect(abs(geometry.caret(at: count).midX - expected) < 1e-6)
    }
  }

  @Test("The place nearest to a caret is the caret's, in several lines and past wide characters")
  func roundTrip() {
    let text = "Several lines of é👍 text\n\nafter an empty one, wrapped where it has to be\n"
    let geometry = Self.geometry(text, width: 150)
    #expect(geometry.lineCount > 5)
    for offset in text.utf16Starts {
      let caret = geometry.caret(at: offset)
      let found = geometry.offset(at: CGPoint(x: caret.midX, y: caret.midY))
      // At a wrapped end a hanging space has the place of what is before it.
      #expect(geometry.caret(at: found) == caret)
    }
  }

  @Test("A newline at the end has a line of its own for the caret")
  func lastLine() {
    let geometry = Self.geometry("one\n", width: 200)
    #expect(geometry.lineCount == 2)
    #expect(geometry.caret(at: 4).minY > geometry.caret(at: 3).maxY - 1)
    #expect(geometry.caret(at: 4).minX == 0)
  }

  @Test("Without text the caret is as high as a line and stands as text would be aligned")
  func empty() {
    let layout = TextLayout([])
    for (alignment, x) in [
      (ParagraphStyle.Alignment.left, 0.0), (.center, 49), (.right, 98),
    ] {
      let geometry = TextGeometry(
        layout, starts: [0], width: 100, empty: Self.style, alignment: alignment)
      #expect(geometry.caret(at: 0).minX == CGFloat(x))
      let metrics = Self.style.metrics
      #expect(geometry.height == CGFloat(metrics.ascent + metrics.descent))
      #expect(geometry.offset(at: CGPoint(x: 50, y: 5)) == 0)
    }
  }

  @Test("Boxes of a range cover its characters and go to the edge where it goes on")
  func boxes() {
    let text = "first line\nsecond"
    let geometry = Self.geometry(text, width: 300)
    let boxes = geometry.boxes(of: NSRange(location: 6, length: 8))
    #expect(boxes.count == 2)
    #expect(boxes.first?.minX == geometry.caret(at: 6).midX)
    #expect(boxes.first?.maxX == 300)
    #expect(boxes.last?.minX == 0)
    #expect(boxes.last.map { abs($0.maxX - geometry.caret(at: 14).midX) < 1e-6 } == true)
    #expect(geometry.boxes(of: NSRange(location: 3, length: 0)).isEmpty)
  }

  @Test("The character at a point is the one whose width it is in")
  func characterAtPoint() {
    let text = "abc"
    let geometry = Self.geometry(text, width: nil)
    for index in 0..<3 {
      let middle = (geometry.caret(at: index).midX + geometry.caret(at: index + 1).midX) / 2
      let found = geometry.characterRange(at: CGPoint(x: middle + 0.1, y: 10))
      #expect(found == NSRange(location: index, length: 1))
    }
    #expect(geometry.characterRange(at: CGPoint(x: 500, y: 10)) == nil)
  }
}
