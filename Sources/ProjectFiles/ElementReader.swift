import Foundation
import XML

/// Reads the elements of an XML file; subclasses take what they want of them.
class ElementReader: XMLHandler {
  /// The names of the elements that are open, the outermost first.
  private(set) var path: [String] = []

  /// Reads the whole file. The result is the line of the first thing that is wrong; nil where it is
  /// XML throughout.
  final func read(_ data: Data) -> Int? {
    do throws(XMLError) {
      try XMLReader.read(Array(data), telling: self)
      return nil
    } catch {
      return error.line
    }
  }

  /// An element begins, `path` holding those around it.
  func opened(_ element: String, _ attributes: [String: String], line: Int) {}

  /// An element ends, `path` holding those around it.
  func closed(_ element: String) {}

  final func begin(_ element: String, _ attributes: [String: String], line: Int) {
    opened(element, attributes, line: line)
    path.append(element)
  }

  final func end(_ element: String) {
    _ = path.popLast()
    closed(element)
  }
}
