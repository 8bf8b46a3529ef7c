import CoreGraphics
import Testing
import UIKit

/// Attributed texts of HTML, as browsers read it.
@MainActor
struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, _ word: String, in text: NSAttributedString
  ) -> Value? {
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  @Test(arguments: [
    ("a  b\n c", "a b c"), ("<b>a</b> b", "a b"), ("a <b> b</b>", "a b"), ("a<br>b", "a\u{2028}b"),
    ("<p>a</p><p>b</p>", "a\nb\n"), ("<p>a<p>b", "a\nb"), ("x &amp; y &#8364; &#x41;", "x & y € A"),
    ("a &lt b & c", "a &lt b & c"), ("<!-- no -->a<!doctype html>", "a"), ("1 < 2", "1 < 2"),
    ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a</li></ol>", "\t1.\ta\n"),
    ("<head><title>no</title></head>a<script>if (a<b) c</script>", "a"),
    ("<pre>a  b</pre>", "a  b\n"),
    ("<p>", ""), ("</p></b>", ""), ("<a", ""), ("<b title='>'>a", "a"),
    ("a&nbsp;&nbsp;b", "a\u{a0}\u{a0}b"),
  ])
  func spacesAndParagraphs(html: String, expected: String) throws {
    #expect(try text(html).string == expected)
  }

  @Test func elementsChangeTheFace() throws {
    let text = try text("<p>plain <b>bold</b> <i>lean</i> <code>fixed</code></p><h1>head</h1>")
    func traits(_ word: String) -> UIFontDescriptor.SymbolicTraits? {
      let font: UIFont? = attribute(.font, word, in: text)
      return font?.fontDescriptor.symbolicTraits
    }
    #expect(traits("plain")?.intersection([.traitBold, .traitItalic]) == [])
    #expect(traits("bold")?.contains(.traitBold) == true)
    #expect(traits("lean")?.contains(.traitItalic) == true)
    let (plain, head): (UIFont?, UIFont?) = (
      attribute(.font, "plain", in: text), attribute(.font, "head", in: text)
    )
    #expect(plain?.pointSize == 12 && head?.pointSize == 24)
  }

  @Test func coloursAndSizesComeFromAttributesAndRules() throws {
    let text = try text(
      """
      <style>.note { color: rgb(0, 128, 0) } p { font-size: 20px; text-align: center }</style>
      <p>one <font color="#f00" size="5">two</font> <span class="note">three</span>
      <span style="font-size: 50%; text-decoration: underline">four</span></p>
      """)
    #expect(
      attribute(.foregroundColor, "two", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      attribute(.foregroundColor, "three", in: text)
        == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    let sizes = ["one", "two", "four"].map { word -> CGFloat? in
      let font: UIFont? = attribute(.font, word, in: text)
      return font?.pointSize
    }
    #expect(sizes == [20, 18, 10])
    #expect(attribute(.underlineStyle, "four", in: text) == NSUnderlineStyle.single.rawValue)
    let paragraph: NSParagraphStyle? = attribute(.paragraphStyle, "one", in: text)
    #expect(paragraph?.alignment == .center)
  }

  @Test func linksAreAddresses() throws {
    let text = try text("<a href=\"https://example.org/?a=1&amp;b=2\">there</a>")
    #expect(attribute(.link, "there", in: text) == URL(string: "https://example.org/?a=1&b=2"))
    #expect(attribute(.underlineStyle, "there", in: text) == NSUnderlineStyle.single.rawValue)
  }

  @Test func otherDocumentsArePlainOrThrow() throws {
    let plain = try NSMutableAttributedString(
      data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "<b>a</b>")
    #expect(
      try NSAttributedString(data: Data("<b>a</b>".utf8), documentAttributes: nil).string == "a")
    #expect(
      try NSAttributedString(data: Data("a < b".utf8), documentAttributes: nil).string == "a < b")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
    }
  }

  /// Whatever the bytes, something comes out.
  @Test func brokenTextIsRead() throws {
    let whole = Array(
      "<p style='color:#12; font-size:-3px'>a&#xffffffff;<b>&#0;</p><li></i><font size=99 color=>"
        .utf8)
    for length in 0...whole.count {
      _ = try text(String(decoding: whole[..<length], as: UTF8.self))
    }
  }
}
