import SwiftSyntax

/// The records that stand in for Objective-C's runtime, written below the text of each file: how to make
/// its classes, their methods by selector, their properties by key.
///
/// Each stands in an extension of its class, where private members are in reach.
enum Registration {
  static func write(_ program: Program) {
    let members = RecordedMembers(program)
    for file in program.files where file.leftOut == nil {
      var calls: [String] = []
      let module = program.modules[file.module]
      let suffix = "\(module.name.identifier)_\(file.index)"
      func add(_ type: String, _ arguments: [String], _ kept: RecordedMembers.Kept) {
        let function = "zoetropeRecord_\(suffix)_\(calls.count)"
        let lines = kept.statements(of: type).map { "    " + $0 + "\n" }.joined()
        let list = (arguments + kept.arguments).joined(separator: ", ")
        file.additions.append(
          """
          extension \(type) {
            @MainActor fileprivate static func \(function)() -> ClassRecord {
          \(lines)    return ClassRecord(\(type).self, \(list))
            }
          }
          """)
        calls.append("\(type).\(function)()")
      }
      for entry in program.classes where entry.file === file && isNameable(entry) {
        let kept = members.members(of: entry)
        let isShown = program.systemClass(above: entry) != nil
        guard isShown || !kept.isEmpty else { continue }
        add(entry.name, arguments(of: entry, program), kept)
      }
      // What extensions of Apple's classes hold.
      for (type, kept) in members.systemMembers(in: file) {
        add(type, ["name: \(quoted(type))"], kept)
      }
      guard !calls.isEmpty else { continue }
      let function = "zoetropeClasses_\(suffix)"
      file.additions.append(
        """
        @MainActor public func \(function)() -> [ClassRecord] {
          [\(calls.map { "\n    " + $0 }.joined(separator: ","))
          ]
        }
        """)
      file.registers = function
    }
  }

  private static func isNameable(_ entry: ClassEntry) -> Bool {
    !entry.isLocal && !entry.isGeneric && !entry.isHidden
  }

  private static func arguments(of entry: ClassEntry, _ program: Program) -> [String] {
    var result = ["name: \(quoted(entry.name))"]
    let callable = program.initializers(of: entry).callable
    let name = entry.name
    if callable.contains("init()") { result.append("make: { \(name)() }") }
    if callable.contains("init(coder:)"), program.systemClass(above: entry) != nil {
      result.append("decode: { \(name)(coder: $0) }")
    }
    if callable.contains("init(frame:)") { result.append("frame: { \(name)(frame: $0) }") }
    return result
  }
}

extension String {
  /// The text as part of an identifier.
  var identifier: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
