import Testing

@testable import XML

@Suite("Reading XML")
struct XMLReaderTests {
  @Test("Elements, attributes and characters come in the document's order, with their lines")
  func order() throws {
    let told = try Told(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <a b="1 &amp; 2"
         c:d='é'>one<e/>
        <f>&lt;&#228;<![CDATA[<g>]]></f></a>
      """)
    #expect(
      told.words == [
        "2 <a b=1 & 2 c:d=é>", "one", "3 <e>", "</e>", "4 <f>", "<ä<g>", "</f>", "</a>",
      ])
  }

  @Test("Text in UTF-16 and in ISO 8859-1 is read as it says")
  func encodings() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a b='ü語'/>"
    let wide: [[UInt8]] = text.utf16.map { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(try Told([0xFE, 0xFF] + wide.joined()).words == ["1 <a b=ü語>", "</a>"])
    let head = "<?xml version='1.0' encoding='ISO-8859-1'?><a b='"
    let latin: [UInt8] = Array(head.utf8) + [0xFC] + Array("'/>".utf8)
    #expect(try Told(latin).words == ["1 <a b=ü>", "</a>"])
  }

  @Test(
    "What is no XML is refused with the line",
    arguments: [
      ("", 1), ("hello", 1), ("<a>", 1), ("<a>\n\n</b>", 3), ("<a/>\n<b/>", 2),
      ("<a>\n&nowhere;</a>", 2), ("<a b='1'\n b='2'/>", 2), ("<a>\u{0}</a>", 1),
    ])
  func broken(_ text: String, line: Int) {
    let error = #expect(throws: XMLError.self) { try Told(text) }
    #expect(error?.line == line)
    #expect(error?.text.isEmpty == false)
  }

  @Test("Entities that grow without bound, and files outside, are not followed")
  func entities() throws {
    var text = "<!DOCTYPE a [<!ENTITY e0 \"0123456789\">"
    for level in 1...9 {
      text += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    #expect(throws: XMLError.self) { try Told(text + "]><a>&e9;</a>") }
    let outside = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><a>&e;</a>"
    #expect(try Told(outside).words == ["1 <a>", "</a>"])
  }

  @Test("An error of the handler ends the reading and is the answer")
  func refusal() {
    let error = #expect(throws: XMLError.self) { try Told("<a>\n<stop/><never/><<</a>") }
    #expect(error == XMLError(line: 2, text: "stopped"))
  }
}

/// Notes all it is told.
private final class Told: XMLHandler {
  private(set) var words: [String] = []
  private var isText = false

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) throws { try XMLReader.read(bytes, telling: self) }

  func begin(_ element: String, _ attributes: [String: String], line: Int) throws(XMLError) {
    guard element != "stop" else { throw XMLError(line: line, text: "stopped") }
    #expect(element != "never")
    let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    words.append("\(line) <\(element)\(pairs)>")
    isText = false
  }

  func end(_ element: String) {
    words.append("</\(element)>")
    isText = false
  }

  func characters(_ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    if isText { words[words.count - 1] += text } else { words.append(text) }
    isText = true
  }
}
