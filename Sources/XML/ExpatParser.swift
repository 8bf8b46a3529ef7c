import CExpat

/// One reading of a document by expat.
@safe
final class ExpatParser {
  private let parser: XML_Parser?
  private let handler: any XMLHandler
  /// What the handler threw.
  private var refusal: XMLError?

  init(_ handler: any XMLHandler) {
    self.handler = handler
    unsafe parser = XML_ParserCreate(nil)
  }

  deinit { unsafe XML_ParserFree(parser) }

  func read(_ bytes: [UInt8]) throws(XMLError) {
    guard let length = Int32(exactly: bytes.count), unsafe parser != nil else {
      throw XMLError(line: 1, text: "too long")
    }
    // Expat hands this back to the functions below, all of them before `read` returns.
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context = unsafe context, let name = unsafe name else { return }
        unsafe ExpatParser.at(context).begin(
          String(cString: name), ExpatParser.pairs(attributes))
      },
      { context, name in
        guard let context = unsafe context, let name = unsafe name else { return }
        unsafe ExpatParser.at(context).handler.end(String(cString: name))
      })
    unsafe XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let context = unsafe context, let text = unsafe text else { return }
      let units = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      unsafe ExpatParser.at(context).handler.characters(String(decoding: units, as: UTF8.self))
    }
    let status = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XML_Parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length, 1)
    }
    if let refusal { throw refusal }
    guard status != XML_STATUS_OK else { return }
    let words = unsafe XML_ErrorString(XML_GetErrorCode(parser))
    throw XMLError(line: line, text: unsafe words.map { unsafe String(cString: $0) } ?? "not XML")
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> ExpatParser {
    unsafe Unmanaged<ExpatParser>.fromOpaque(context).takeUnretainedValue()
  }

  private func begin(_ name: String, _ attributes: [String: String]) {
    // What expat had read when it was stopped.
    guard refusal == nil else { return }
    do throws(XMLError) {
      try handler.begin(name, attributes, line: line)
    } catch {
      refusal = error
      unsafe XML_StopParser(parser, 0)
    }
  }

  private var line: Int { max(1, Int(unsafe XML_GetCurrentLineNumber(parser))) }

  /// Expat's attributes: names and values by turns, and a null at the end.
  private static func pairs(
    _ words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var pairs: [String: String] = [:]
    guard var word = unsafe words else { return pairs }
    while let name = unsafe word[0], let value = unsafe word[1] {
      unsafe pairs[String(cString: name)] = unsafe String(cString: value)
      unsafe word += 2
    }
    return pairs
  }
}
