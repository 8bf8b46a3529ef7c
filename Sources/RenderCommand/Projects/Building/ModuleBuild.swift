import Foundation

/// One module as the compiler is handed it.
struct ModuleSources: Sendable {
  var name: String
  /// Absolute paths.
  var files: [String]
  /// Files that are generated: their names and texts.
  var generated: [String: String] = [:]
  /// The names of the modules that it imports.
  var dependencies: [String]
  /// Whether the program begins in it.
  var isProgram: Bool
}

/// A module compiled: `NAME.o`, and `NAME.swiftmodule` where it is imported.
struct CompiledModule: Sendable {
  var name: String
  /// The folder that both lie in.
  var folder: String
  /// Names what it was made of.
  var key: String

  var object: String { "\(folder)/\(name).o" }
}

/// Compiles the modules of a project, each when those it imports are there, and none that is there already.
struct ModuleBuild: Sendable {
  let kit: Kit
  let toolchain: Toolchain
  let cache: ProjectCache
  /// Makes the compiler's messages the author's.
  let paths: TypedPaths
  /// Sources in other languages, which are not compiled, as typed.
  var foreign: [String] = []

  /// How an author's code is compiled: as Xcode compiles a project of Swift 5, on the main actor, as code of
  /// apps runs. Without `InferSendableFromCaptures`: with it Swift 6.3 infers no type for `parse()?.last`.
  static let language = [
    "-swift-version", "5", "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability",
    "-enable-upcoming-feature", "InferIsolatedConformances",
    "-enable-upcoming-feature", "IsolatedDefaultValues",
    "-suppress-warnings", "-Onone", "-diagnostic-style", "llvm", "-no-color-diagnostics",
  ]

  /// The modules compiled, in the order given.
  /// - Parameter modules: Each after those it imports.
  func compiled(_ modules: [ModuleSources]) async throws(Diagnostic) -> [CompiledModule] {
    let semaphore = Semaphore(ProcessInfo.processInfo.activeProcessorCount)
    var tasks: [(name: String, task: Task<CompiledModule, any Error>)] = []
    for module in modules {
      let needed = tasks.filter { module.dependencies.contains($0.name) }.map(\.task)
      let task = Task {
        var dependencies: [CompiledModule] = []
        for task in needed { dependencies.append(try await task.value) }
        await semaphore.enter()
        do {
          let compiled = try await self.compiled(module, dependencies)
          await semaphore.leave()
          return compiled
        } catch {
          await semaphore.leave()
          throw error
        }
      }
      tasks.append((module.name, task))
    }
    var compiled: [CompiledModule] = []
    for (_, task) in tasks {
      do {
        compiled.append(try await task.value)
      } catch {
        for (_, other) in tasks { _ = await other.result }
        throw error as? Diagnostic ?? Diagnostic(.software, "\(error)")
      }
    }
    return compiled
  }

  /// A module compiled now or before.
  /// - Parameter dependencies: What it imports, and what that imports.
  private func compiled(
    _ module: ModuleSources, _ dependencies: [CompiledModule]
  ) async throws(Diagnostic) -> CompiledModule {
    let key = key(of: module, dependencies)
    let folder = try await cache.entry(.modules, key) { folder throws(Diagnostic) in
      var files = module.files
      for (name, text) in module.generated.sorted(by: { $0.key < $1.key }) {
        let path = "\(folder)/\(name)"
        do {
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
          throw cache.full(error)
        }
        files.append(path)
      }
      try await compile(module, files, dependencies, in: folder)
    }
    return CompiledModule(name: module.name, folder: folder, key: key)
  }

  private func compile(
    _ module: ModuleSources, _ files: [String], _ dependencies: [CompiledModule],
    in folder: String
  ) async throws(Diagnostic) {
    var words = Self.language + kit.compileOptions
    words += dependencies.flatMap { ["-I", $0.folder] }
    words += [
      "-module-cache-path", cache.clangModules, "-module-name", module.name, "-wmo", "-c",
      "-o", "\(folder)/\(module.name).o",
    ]
    if !module.isProgram {
      words += [
        "-parse-as-library", "-emit-module", "-emit-module-path",
        "\(folder)/\(module.name).swiftmodule",
      ]
    }
    let outcome = try await ToolRun.run(toolchain.compiler, words + files)
    guard outcome.status != 0 else { return }
    if let trouble = cache.lackOfRoom(outcome.complaints) { throw trouble }
    let messages = CompilerMessages(outcome.complaints) { path in
      path.hasPrefix(cache.folder) ? nil : paths.shown(path)
    }
    guard !messages.errors.isEmpty else {
      let last = outcome.complaints.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
      throw Diagnostic(
        .software, "the compiler failed with \(module.name) (status \(outcome.status))\(last)",
        remedy: "this is a defect of the compiler: see whether less of the source compiles")
    }
    for line in messages.lines(of: paths.typed) { Console.say(line + "\n") }
    throw messages.diagnostic(of: paths.typed, besides: foreign)
  }

  private func key(of module: ModuleSources, _ dependencies: [CompiledModule]) -> String {
    var key = ContentKey()
    key.add("kit", kit.identity)
    key.add("language", Self.language.joined(separator: " "))
    key.add("module", module.name)
    key.add("program", "\(module.isProgram)")
    for file in module.files {
      key.add("file", URL(fileURLWithPath: file).lastPathComponent)
      key.add("text", ContentKey.digest(ofFileAt: file))
    }
    for (name, text) in module.generated.sorted(by: { $0.key < $1.key }) { key.add(name, text) }
    for dependency in dependencies { key.add(dependency.name, dependency.key) }
    return key.name
  }

  /// Links a program.
  func link(_ modules: [CompiledModule], to path: String) async throws(Diagnostic) {
    let words = modules.map(\.object) + kit.linkOptions + ["-o", path]
    let outcome = try await ToolRun.run(toolchain.compiler, words)
    guard outcome.status != 0 else { return }
    if let trouble = cache.lackOfRoom(outcome.complaints) { throw trouble }
    let lines = outcome.complaints.split(whereSeparator: \.isNewline)
    // The drivers' own errors say no more than that there was one.
    let errors = lines.filter { $0.contains("error:") }
    let first = errors.first { !$0.contains("command failed") } ?? errors.first ?? lines.last ?? ""
    throw Diagnostic(
      .badData, "\(paths.typed) cannot be linked: \(first)",
      remedy: "what it calls has to be in its sources or here")
  }
}

/// Lets so many in at a time.
private actor Semaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}
