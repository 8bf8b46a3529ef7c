/// Reads XML documents.
package enum XMLReader {
  /// Tells `handler` what the document `bytes` holds, in UTF-8, UTF-16, ISO 8859-1 or ASCII.
  ///
  /// Names come as they are written, prefix and all. Entities outside the document are left out.
  /// The error is the first thing that is wrong, or what `handler` threw.
  package static func read(_ bytes: [UInt8], telling handler: any XMLHandler) throws(XMLError) {
    try ExpatParser(handler).read(bytes)
  }
}
