import SwiftSyntax

/// What a name stands for at some point of a file: its declaration's type and first value, as far as they are written
/// down.
struct NearestBinding {
  var type: TypeSyntax?
  var value: ExprSyntax?
  /// The sequence whose elements the name stands for, one after the other.
  var sequence: ExprSyntax?
}

extension SyntaxProtocol {
  /// The declaration of `name` that is in reach from here, the innermost first; nil where the file has none, and where
  /// a pattern binds it.
  func nearestBinding(of name: String) -> NearestBinding? {
    var child = Syntax(self)
    while let node = child.parent {
      if let found = node.binding(of: name, before: child) { return found }
      child = node
    }
    return nil
  }
}

extension Syntax {
  /// What this node declares by that name for its part `child`.
  fileprivate func binding(of name: String, before child: Syntax) -> NearestBinding? {
    switch kind {
    case .codeBlockItemList:
      guard let list = self.as(CodeBlockItemListSyntax.self) else { return nil }
      for item in list.reversed() where item.position < child.position {
        if let variable = item.item.as(VariableDeclSyntax.self),
          let found = variable.binding(of: name)
        {
          return found
        }
        if let condition = item.item.as(GuardStmtSyntax.self)?.conditions,
          let found = condition.binding(of: name, before: nil)
        {
          return found
        }
      }
      return nil
    case .conditionElementList:
      return self.as(ConditionElementListSyntax.self)?.binding(of: name, before: child)
    case .ifExpr:
      guard let statement = self.as(IfExprSyntax.self), statement.body.id == child.id else {
        return nil
      }
      return statement.conditions.binding(of: name, before: nil)
    case .whileStmt:
      return self.as(WhileStmtSyntax.self)?.conditions.binding(of: name, before: nil)
    case .forStmt:
      guard let loop = self.as(ForStmtSyntax.self), loop.body.id == child.id,
        loop.pattern.trimmedDescription == name
      else { return nil }
      return NearestBinding(type: loop.typeAnnotation?.type, sequence: loop.sequence)
    case .closureExpr:
      return self.as(ClosureExprSyntax.self)?.signature?.binding(of: name)
    case .functionDecl:
      return self.as(FunctionDeclSyntax.self)?.signature.parameterClause.binding(of: name)
    case .initializerDecl:
      return self.as(InitializerDeclSyntax.self)?.signature.parameterClause.binding(of: name)
    case .memberBlockItemList:
      let members = self.as(MemberBlockItemListSyntax.self)
      return members?.lazy.compactMap { member in
        member.decl.as(VariableDeclSyntax.self).flatMap { $0.binding(of: name) }
      }.first
    default: return nil
    }
  }
}

extension VariableDeclSyntax {
  fileprivate func binding(of name: String) -> NearestBinding? {
    bindings.first { $0.pattern.trimmedDescription == name }
      .map { NearestBinding(type: $0.typeAnnotation?.type, value: $0.initializer?.value) }
  }
}

extension ConditionElementListSyntax {
  /// The last of the conditions before `child` that binds the name. `if let x = x` and `if let x` say nothing new.
  fileprivate func binding(of name: String, before child: Syntax?) -> NearestBinding? {
    for element in reversed() where child.map({ element.position < $0.position }) ?? true {
      guard let one = element.condition.as(OptionalBindingConditionSyntax.self),
        one.pattern.trimmedDescription == name
      else { continue }
      let value = one.initializer?.value
      if one.typeAnnotation == nil, value == nil || value?.trimmedDescription == name { continue }
      return NearestBinding(type: one.typeAnnotation?.type, value: value)
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func binding(of name: String) -> NearestBinding? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }
      .map { NearestBinding(type: $0.type) }
  }
}

extension ClosureSignatureSyntax {
  fileprivate func binding(of name: String) -> NearestBinding? {
    switch parameterClause {
    case .simpleInput(let names):
      return names.contains { $0.name.text == name } ? NearestBinding() : nil
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { NearestBinding(type: $0.type) }
    case nil: return nil
    @unknown default: return nil
    }
  }
}
