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

  @Test("Characters that XML cannot hold are left out, and the same list is the same bytes")
  func hostileTexts() throws {
    let list = PropertyList.dictionary(["b": .string("x\u{0}\u{1B}y"), "a": .string("]]>")])
    #expect(
      try PropertyList.read(list.xml()).get()
        == .dictionary(["b": .string("xy"), "a": .string("]]>")]))
    #expect(String(decoding: list.xml(), as: UTF8.self).contains("<key>a</key>\n<string>]]&gt;"))
  }
}
