/// What is wrong with an XML document, and where.
package struct XMLError: Error, Equatable {
  /// From 1.
  package let line: Int
  /// In the parser's words: "mismatched tag".
  package let text: String

  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}
