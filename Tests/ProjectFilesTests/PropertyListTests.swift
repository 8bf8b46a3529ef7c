import Foundation
import ProjectFiles
import Testing

@Suite("Property lists")
struct PropertyListTests {
  @Test("A list that is written is read as it was, by Foundation")
  func roundTrip() throws {
    let list = PropertyList.dictionary([
      "text": .string("a < b && \"c\" > d\n\u{1F600}"), "key & <": .integer(-42),
      "real": .real(0.1), "yes": .bool(true), "no": .bool(false),
      "date": .date(Date(timeIntervalSince1970: 1_234_567_890)),
      "data": .data(Data((0...255).map { UInt8($0) })), "none": .array([]),
      "empty": .dictionary([:]),
      "list": .array([.string(""), .dictionary(["inner": .array([.integer(1)])])]),
    ])
    #expect(try PropertyList.read(list.xml()).get() == list)
    let plain = try PropertyListSerialization.propertyList(
      from: list.xml(), options: [], format: nil)
    #expect((plain as? [String: Any])?["text"] as? String == "a < b && \"c\" > d\n\u{1F600}")
  }

  @Test(
    "The old style is read as Foundation reads it",
    arguments: [
      "{ a = b; }", "(a, \"b c\", (d), {e = f;})", "( a, )", "()", "{}", "word", "\"text\"",
      "'one'",
      "<0fa0 1B>", "<>", "a = b; \"c\" = (d);", "a;", "/* x */ { a = b; // c\n }",
      "$A/b.c-d_e:f = g;",
      #"{ a = "\n\t\"\\ \U00e9 \U0041"; }"#, "{ a = { b = { c = (1, 2, 3); }; }; d = \"\"; }",
      "{ \"é\" = \"ü😀\"; }",
    ])
  func oldStyle(text: String) throws {
    let ours = try PropertyList.read(Data(text.utf8)).get()
    let theirs = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    // What Foundation writes in XML it reads itself.
    let written = try PropertyListSerialization.data(
      fromPropertyList: theirs, format: .xml, options: 0)
    #expect(try PropertyList.read(written).get() == ours)
    for encoding in [String.Encoding.utf16BigEndian, .utf16LittleEndian] {
      let data = try #require(("\u{FEFF}" + text).data(using: encoding))
      #expect(try PropertyList.read(data).get() == ours)
    }
  }

  @Test(
    "What is wrong is said with its line",
    arguments: [
      ("{\n a = b\n}", 3, "Missing ';' after the value of \"a\""),
      ("(\r\n a b)", 2, "Expected ',' for array"),
      ("{ a = \"b;\n }", 1, "a quotation mark is missing"),
      ("{ a = b; /* c", 1, "a comment has no end"), ("{\n\na = ;", 3, "Unexpected character ';'"),
      ("( <0g> )", 1, "Malformed data"), ("<0>", 1, "Malformed data"),
      ("{ a = b;", 1, "a } is missing"),
      ("", 1, "ends too early"), ("{} x", 1, "Junk after the list"),
      (String(repeating: "(", count: 100_000), 1, "nested too deep"),
    ])
  func oldStyleFaults(text: String, line: Int, said: String) throws {
    guard case .failure(let error) = PropertyList.read(Data(text.utf8)) else {
      Issue.record("is read")
      return
    }
    #expect(error.line == line)
    #expect(error.text.contains(said), "\(error.text)")
  }

  @Test("Characters that XML cannot hold are left out, and the same list is the same bytes")
  func hostileTexts() throws {
    let list = PropertyList.dictionary(["b": .string("x\u{0}\u{1B}y"), "a": .string("]]>")])
    #expect(
      try PropertyList.read(list.xml()).get()
        == .dictionary(["b": .string("xy"), "a": .string("]]>")]))
    #expect(String(decoding: list.xml(), as: UTF8.self).contains("<key>a</key>\n<string>]]&gt;"))
  }
}
