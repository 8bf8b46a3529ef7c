import SwiftSyntax

/// Before Swift 4.2 how fast a scroll view comes to rest was a number: in a module that says so by the constants of that
/// time, they are numbers, and the property is set to and read as one.
final class DecelerationRule: RuleVisitor {
  private static let property = "decelerationRate"
  private static let constants = [
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal.rawValue",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast.rawValue",
  ]

  override class func apply(_ program: Program) {
    guard !program.declaresProperty(property) else { return }
    let old = Set(
      program.files.filter { file in
        file.tree.tokens(viewMode: .sourceAccurate).contains { constants[$0.text] != nil }
      }.map(\.module))
    for file in program.files where old.contains(file.module) {
      DecelerationRule(program, file).walk(file.tree)
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let number = Self.constants[node.baseName.text] {
      file.edits.replace(node.baseName.textRange, with: number)
    }
    guard node.baseName.text == Self.property else { return .visitChildren }
    var whole = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      guard access.declName.id == node.id else { return .visitChildren }
      whole = Syntax(access)
    }
    if let list = whole.parent?.as(ExprListSyntax.self), let first = list.first,
      Syntax(first).id == whole.id, let value = assigned(in: list)
    {
      file.edits.insert(
        "UIScrollView.DecelerationRate(rawValue: ", at: value.lowerBound)
      file.edits.insert(")", at: value.upperBound)
    } else {
      file.edits.insert(".rawValue", at: whole.textRange.upperBound)
    }
    return .visitChildren
  }

  /// What stands behind the sign of `x = …`.
  private func assigned(in list: ExprListSyntax) -> Range<Int>? {
    let parts = Array(list)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self), let last = parts.last else {
      return nil
    }
    return parts[2].textRange.lowerBound..<last.textRange.upperBound
  }
}

extension Program {
  /// True if a class, structure or extension of the project has a property of that name.
  fileprivate func declaresProperty(_ name: String) -> Bool {
    let finder = MemberPropertyFinder(name)
    for file in files where !finder.isFound { finder.walk(file.tree) }
    return finder.isFound
  }
}

private final class MemberPropertyFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let variable = node.decl.as(VariableDeclSyntax.self) {
      isFound = isFound || variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
    return .visitChildren
  }
}
