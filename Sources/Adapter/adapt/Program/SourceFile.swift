import SwiftParser
import SwiftSyntax

/// One file of the author's, and what is to be changed in it.
final class SourceFile {
  /// Its absolute path.
  let path: String
  let module: Int
  /// Its index among the files of its module.
  let index: Int
  /// The text, with conditions resolved and old grammar rewritten: line for line the author's.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// True for Swift 2, by what the file says.
  let isSwift2: Bool
  let locations: SourceLocationConverter
  var edits = Edits()
  /// Functions and other declarations to stand after the author's text.
  var additions: [String] = []
  var imports: [String] = []
  /// True if the file names Foundation's reader of XML, which is a module of its own on Linux.
  var readsXML = false
  var leftOut: String?
  var registers: String?
  var isMainScript = false
  var script: String?

  init(path: String, module: Int, index: Int, text: String, isSwift2: Bool) {
    self.path = path
    self.module = module
    self.index = index
    self.isSwift2 = isSwift2
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line on which `node` begins, from 1 on.
  func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func line(at offset: Int) -> Int {
    locations.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// The rewritten text of `range`.
  func rewritten(_ range: Range<Int>) -> String { edits.applied(to: bytes, in: range) }

  /// The type of a parameter as it is in the copy.
  func typeOfToday(_ parameter: FunctionParameterSyntax) -> String {
    // With the name before it: a change of the type alone is one within this range.
    let text = rewritten(
      parameter.firstName.textRange.lowerBound..<parameter.type.textRange.upperBound)
    guard let colon = text.firstIndex(of: ":") else { return parameter.type.trimmedDescription }
    return String(text[text.index(after: colon)...].drop { $0 == " " }).onOneLine
  }

  /// True if the file has names of Core Text's without importing it.
  private var namesCoreText: Bool {
    !imports.contains("CoreText")
      && tree.tokens(viewMode: .sourceAccurate).contains { token in
        let name = token.text
        guard name.hasPrefix("CT") || name.hasPrefix("kCT") else { return false }
        let rest = name.drop { $0 == "k" }.dropFirst(2)
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
      }
  }

  /// The whole copy, as it is compiled.
  func copy() -> String {
    // Apple's UIKit shows these, too.
    var text = namesCoreText ? "import CoreText\n" : ""
    if readsXML { text += "import FoundationXML\n" }
    text += "import UIKit\n" + sourceLocation(file: path, line: 1) + "\n"
    text += rewritten(0..<bytes.count)
    if !additions.isEmpty {
      text += "\n#sourceLocation()\n" + additions.joined(separator: "\n") + "\n"
    }
    return text
  }
}

extension SyntaxProtocol {
  /// Where the node's text stands, without what is around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The same with the blanks that follow on its line.
  var rangeWithBlanks: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
  }

  /// True if the node, or something above it, is one of those `matches` accepts.
  func hasAncestor(where matches: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let one = node {
      if matches(one) { return true }
      node = one.parent
    }
    return false
  }
}
