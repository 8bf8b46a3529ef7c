import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Resolves `#if`: what is not compiled goes, and the lines of the conditions with it; line ends stay.
enum Conditions {
  static func resolve(_ text: String, in configuration: PhoneConfiguration) -> String {
    guard text.contains("#if") else { return text }
    let tree = Parser.parse(source: text)
    let finder = ConditionFinder(configuration)
    finder.walk(tree)
    guard !finder.kept.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var edits = Edits()
    for (whole, kept) in finder.kept {
      edits.remove(whole.lowerBound..<(kept?.lowerBound ?? whole.upperBound))
      if let kept { edits.remove(kept.upperBound..<whole.upperBound) }
    }
    return edits.applied(to: bytes, in: 0..<bytes.count)
  }
}

/// Finds conditions that are compiled, from the outside in, and the part of each that stays.
private final class ConditionFinder: SyntaxVisitor {
  private let configuration: PhoneConfiguration
  private(set) var kept: [(whole: Range<Int>, kept: Range<Int>?)] = []

  init(_ configuration: PhoneConfiguration) {
    self.configuration = configuration
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClause(in: configuration).clause
    kept.append((node.textRange, active.flatMap { $0.elements?.textRange }))
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }
}
