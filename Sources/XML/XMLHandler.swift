/// Is told what an XML document holds, in its order.
package protocol XMLHandler: AnyObject {
  /// An element begins on that line, counted from 1. An error ends the reading.
  func begin(_ element: String, _ attributes: [String: String], line: Int) throws(XMLError)
  /// The innermost open element ends.
  func end(_ element: String)
  /// Characters between tags; a run of them may come in several pieces.
  func characters(_ text: String)
}

extension XMLHandler {
  package func characters(_ text: String) {}
}
