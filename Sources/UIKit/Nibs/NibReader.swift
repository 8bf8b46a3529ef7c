import CoreGraphics
import FoundationXML

/// What is wrong with a file, and where.
struct NibProblem: Error {
  /// From 1.
  var line: Int
  /// What was expected, for people.
  var text: String
}

/// Reads XML into elements.
final class NibReader: NSObject, XMLParserDelegate {
  /// How deep elements may lie in one another: deeper ones are nobody's design.
  private static let deepest = 200

  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [NibElement] = []
    var text = ""
    var line: Int
  }

  private var open: [Open] = []
  private var root: NibElement?
  private var problem: NibProblem?

  /// The outermost element of `data`.
  static func element(in data: Data) throws(NibProblem) -> NibElement {
    let reader = NibReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    if let problem = reader.problem { throw problem }
    guard let root = reader.root else {
      throw NibProblem(line: max(1, parser.lineNumber), text: "expected an XML document")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    guard problem == nil else { return }
    guard open.count < Self.deepest else {
      problem = NibProblem(
        line: parser.lineNumber, text: "expected at most \(Self.deepest) elements in one another")
      parser.abortParsing()
      return
    }
    open.append(
      Open(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard problem == nil, let last = open.popLast() else { return }
    let element = NibElement(
      name: last.name, attributes: last.attributes, children: last.children, text: last.text,
      line: last.line)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard problem == nil else { return }
    let expected =
      open.last.map { "expected </\($0.name)>, which line \($0.line) opens, or well-formed XML" }
      ?? "expected an XML document"
    problem = NibProblem(line: max(1, parser.lineNumber), text: expected)
  }
}
