import Foundation
import FoundationXML

/// Reads the elements of an XML file; subclasses take what they want of them.
class ElementReader: NSObject, XMLParserDelegate {
  /// The names of the elements that are open, the outermost first.
  private(set) var path: [String] = []
  /// The line of the first thing that is wrong.
  private var brokenLine: Int?

  /// Reads the whole file. The result is the line of the first thing that is wrong; nil where it is
  /// XML throughout.
  final func read(_ data: Data) -> Int? {
    let parser = XMLParser(data: data)
    parser.delegate = self
    let isWhole = parser.parse() && parser.parserError == nil && path.isEmpty
    return brokenLine ?? (isWhole ? nil : max(1, parser.lineNumber))
  }

  /// An element begins, `path` holding those around it.
  func begin(_ element: String, _ attributes: [String: String], line: Int) {}

  /// An element ends, `path` holding those around it.
  func end(_ element: String) {}

  final func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    begin(element, attributes, line: parser.lineNumber)
    path.append(element)
  }

  final func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = path.popLast()
    end(element)
  }

  final func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if brokenLine == nil { brokenLine = max(1, parser.lineNumber) }
  }
}
