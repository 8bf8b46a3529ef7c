import CoreGraphics
import XML

/// What is wrong with a file, and where.
struct NibProblem: Error {
  /// From 1.
  var line: Int
  /// What was expected, for people.
  var text: String
}

/// Reads XML into elements.
final class NibReader: XMLHandler {
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
  private var isTooDeep = false

  /// The outermost element of `data`.
  static func element(in data: Data) throws(NibProblem) -> NibElement {
    let reader = NibReader()
    do throws(XMLError) {
      try XMLReader.read(Array(data), telling: reader)
    } catch {
      throw NibProblem(line: error.line, text: reader.expected ?? error.text)
    }
    guard let root = reader.root else {
      throw NibProblem(line: 1, text: "expected an XML document")
    }
    return root
  }

  /// What should have stood where the document breaks; nil where the error says it.
  private var expected: String? {
    guard !isTooDeep else { return nil }
    guard let last = open.last else { return "expected an XML document" }
    return "expected </\(last.name)>, which line \(last.line) opens, or well-formed XML"
  }

  func begin(_ element: String, _ attributes: [String: String], line: Int) throws(XMLError) {
    guard open.count < Self.deepest else {
      isTooDeep = true
      throw XMLError(line: line, text: "expected at most \(Self.deepest) elements in one another")
    }
    open.append(Open(name: element, attributes: attributes, line: line))
  }

  func characters(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func end(_ element: String) {
    guard let last = open.popLast() else { return }
    let element = NibElement(
      name: last.name, attributes: last.attributes, children: last.children, text: last.text,
      line: last.line)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
