import Foundation

/// The way from a request to rewritten files and a report.
struct Adaptation {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// Reads all files, applies every rule, writes the copies. Throws where a copy cannot be written.
  func run() throws -> Report {
    let program = Program(
      modules: request.modules, files: read(), renamed: request.renamed ?? [:])
    for rule in Rules.all { rule(program) }
    LeftOut.decide(program, named: Set(request.named ?? []))
    Registration.write(program)
    return try write(program)
  }

  private func read() -> [SourceFile] {
    let projectModules = Set(request.modules.map(\.name)).union((request.renamed ?? [:]).keys)
    return request.modules.enumerated().flatMap { number, module -> [SourceFile] in
      let configuration = PhoneConfiguration(
        modules: SystemNames.importable.union(projectModules).subtracting([module.name]),
        names: Set(module.conditions ?? []).union(["DEBUG"]))
      let texts = module.files.map { path -> String in
        // A file that cannot be read has nothing to adapt: the compiler will say so.
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return Conditions.resolve(
          String(decoding: data, as: UTF8.self).withoutByteOrderMark.withoutShebang,
          in: configuration)
      }
      let isSwift2 = OldLanguage.isSwift2(texts)
      return zip(module.files, texts).enumerated().map { index, pair in
        SourceFile(
          path: pair.0, module: number, index: index, text: OldGrammar.modernize(pair.1),
          isSwift2: isSwift2)
      }
    }
  }

  private func write(_ program: Program) throws -> Report {
    var report = Report()
    for (number, module) in request.modules.enumerated() {
      var part = Report.Module(name: module.name)
      let files = program.files.filter { $0.module == number }
      let folder = URL(fileURLWithPath: module.output, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let names = OutputNames.names(for: module.files)
      for (file, name) in zip(files, names) {
        let output = folder.appendingPathComponent(name)
        if file.leftOut == nil {
          try Data(file.copy().utf8).write(to: output, options: .atomic)
        }
        part.files.append(
          Report.File(
            source: file.path, output: file.leftOut == nil ? output.path : nil,
            imports: file.imports, leftOut: file.leftOut, registers: file.registers,
            isMainScript: file.isMainScript, script: file.script,
            unclosed: UnclosedDelimiter(in: file)))
      }
      part.classes = program.classes.filter { $0.module == number && $0.file.leftOut == nil }
        .filter { !$0.isLocal && !$0.isGeneric && !$0.isHidden && !$0.isPrivate }.map { entry in
          Report.Class(
            name: entry.name, module: module.name, file: entry.file.path,
            line: entry.file.line(of: entry.node.classKeyword),
            superclass: program.superclass(of: entry)?.name ?? program.systemClass(above: entry),
            kind: program.kind(of: entry), public: entry.isPublic,
            inits: program.initializers(of: entry).names)
        }
      part.previews = program.previews.filter { $0.module == number }.map(\.preview)
      part.entry = program.entries[number] ?? Report.Entry(kind: .none, class: nil)
      report.modules.append(part)
    }
    report.notes = program.notes.all
    return report
  }
}

extension String {
  fileprivate var withoutByteOrderMark: String {
    hasPrefix("\u{FEFF}") ? String(dropFirst()) : self
  }

  /// The text without the words of its first line that are for a shell.
  fileprivate var withoutShebang: String {
    guard hasPrefix("#!"), let end = firstIndex(where: \.isNewline) else { return self }
    return String(self[end...])
  }
}
