import SwiftSyntax

/// Decides which files stay out: those that use a framework that is not here and that nothing which is shown
/// leads to, and those that name them.
enum LeftOut {
  static func decide(_ program: Program, named: Set<String>) {
    let names = program.files.map { FileNames($0, program) }
    var candidates = candidates(program, names, named: named)
    guard !candidates.isEmpty else { return }
    for index in reached(program, names, besides: candidates, named: named) {
      candidates[index] = nil
    }
    leaveDependants(of: &candidates, names, program)
    // Where nothing would remain the compiler's own words say more, but of SwiftUI.
    for module in program.modules.indices {
      let own = program.files.indices.filter { program.files[$0].module == module }
      guard own.allSatisfy({ candidates[$0] != nil }) else { continue }
      for index in own where candidates[index] != "SwiftUI" { candidates[index] = nil }
    }
    for (index, framework) in candidates { program.files[index].leftOut = framework }
  }

  /// Files that use what is not here, and the framework, but for those that the app begins with.
  private static func candidates(
    _ program: Program, _ names: [FileNames], named: Set<String>
  ) -> [Int: String] {
    let projectModules = Set(program.modules.map(\.name))
    var result: [Int: String] = [:]
    for (index, file) in program.files.enumerated() {
      let missing = file.imports.filter {
        !SystemNames.has($0) && !projectModules.contains($0)
      }
      let framework =
        missing.first { names[index].use($0) }
        ?? file.imports.first { names[index].useAbsentPart(of: $0) }
      // What begins with a view of SwiftUI's is of SwiftUI as a whole.
      let begins = names[index].mentioned.contains("UIHostingController")
      guard let framework, begins || !isNeeded(file, program, named: named) else { continue }
      result[index] = framework
    }
    return result
  }

  /// The files that what is shown leads to by names: its own, those that declare what it mentions, and so on.
  private static func reached(
    _ program: Program, _ names: [FileNames], besides candidates: [Int: String],
    named: Set<String>
  ) -> Set<Int> {
    var declaring: [String: [Int]] = [:]
    for (index, file) in names.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    let shown = Set(
      program.classes.filter { program.kind(of: $0) != .other }
        .map { ObjectIdentifier($0.file) })
    var waiting = program.files.indices.filter { index in
      let file = program.files[index]
      return candidates[index] == nil
        && (shown.contains(ObjectIdentifier(file)) || file.isMainScript || file.script != nil
          || isNeeded(file, program, named: named))
    }
    if waiting.isEmpty { waiting = program.files.indices.filter { candidates[$0] == nil } }
    var reached = Set(waiting)
    while let index = waiting.popLast() {
      for name in names[index].mentioned {
        for next in declaring[name] ?? [] where reached.insert(next).inserted {
          waiting.append(next)
        }
      }
    }
    return reached
  }

  /// What names a file that stays out, and is not reached, stays out with it.
  private static func leaveDependants(
    of candidates: inout [Int: String], _ names: [FileNames], _ program: Program
  ) {
    var waiting = Array(candidates.keys)
    while let index = waiting.popLast() {
      let kept = Set(
        names.indices.filter { candidates[$0] == nil }.flatMap { names[$0].declared })
      let lost = names[index].declared.subtracting(kept)
      for other in names.indices
      where candidates[other] == nil && !names[other].mentioned.isDisjoint(with: lost) {
        candidates[other] = candidates[index]
        waiting.append(other)
      }
    }
  }

  /// The app's beginning, and classes that something beside the sources names.
  private static func isNeeded(_ file: SourceFile, _ program: Program, named: Set<String>) -> Bool {
    program.classes.contains { entry in
      guard entry.file === file else { return false }
      if named.contains(entry.name) || named.contains(entry.simpleName) { return true }
      return [.appDelegate, .sceneDelegate].contains(program.kind(of: entry))
    }
  }
}
