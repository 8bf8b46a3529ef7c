package import Foundation

extension PropertyList {
  /// The list as an XML file, its keys in order. Written here, as Foundation's serialization takes no value that
  /// comes from Swift where it is linked statically.
  package func xml() -> Data {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(element)
      </plist>

      """
    return Data(text.utf8)
  }

  private var element: String {
    switch self {
    case .string(let text): "<string>\(Self.escaped(text))</string>"
    case .integer(let value): "<integer>\(value)</integer>"
    case .real(let value): "<real>\(value)</real>"
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .date(let date): "<date>\(Self.text(of: date))</date>"
    case .data(let data): "<data>\(data.base64EncodedString())</data>"
    case .array(let list): "<array>\n" + list.map { $0.element + "\n" }.joined() + "</array>"
    case .dictionary(let entries):
      "<dict>\n"
        + entries.sorted { $0.key < $1.key }.map { key, value in
          "<key>\(Self.escaped(key))</key>\n\(value.element)\n"
        }.joined() + "</dict>"
    }
  }

  /// Without the characters that XML has no way to write.
  private static func escaped(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) })
    )
    .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// In whole seconds of Greenwich, as the format has them.
  private static func text(of date: Date) -> String {
    date.formatted(.iso8601)
  }
}
