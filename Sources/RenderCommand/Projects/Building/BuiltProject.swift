import Export
import Foundation
import ProjectFiles

/// A project's program, ready to run.
struct BuiltProject: Sendable {
  /// The absolute path of the program.
  let program: String
  /// What it can show.
  let things: [ShownThing]
  /// The entry of the cache that all of it lies in.
  let entry: String
}

/// Builds a project, or finds what was built of the same before.
struct ProjectBuild {
  let paths: TypedPaths
  let project: Project
  let kit: Kit
  let cache: ProjectCache
  /// Is given lines for people.
  let say: @Sendable (String) -> Void
  /// What is said before anything is built, once it is known that there is something to show.
  var preface: [String] = []

  private static let recordName = "built.json"
  /// Goes up when the same input is to be built differently.
  private static let format = "4"

  /// What is known of a program that was built.
  private struct Record: Codable {
    var things: [ShownThing]
    /// The bytes of its files, by which it is known to be whole and as it was built.
    var files: [String: Int]
  }

  /// The program, from the cache where it is there.
  func built() async throws(Diagnostic) -> BuiltProject {
    let key = key
    if let entry = cache.entry(.programs, key), let built = built(in: entry) { return built }
    let lock = try cache.lock(key)
    defer { lock.release() }
    // A damaged one is built again.
    if let entry = cache.entry(.programs, key), built(in: entry) == nil {
      cache.forget(.programs, key)
    }
    let entry = try await cache.entry(.programs, key) { folder throws(Diagnostic) in
      try await build(in: folder)
    }
    cache.tidy()
    guard let built = built(in: entry) else {
      throw Diagnostic(
        .inputOutput, "what was built before in \"\(entry)\" is damaged",
        remedy: "remove that folder")
    }
    return built
  }

  /// Whether `built` finds it in the cache.
  var isBuilt: Bool { cache.entry(.programs, key).flatMap(built) != nil }

  /// An app's code may have written beside the program: where no other run has it open, it is built again.
  private func built(in entry: String) -> BuiltProject? {
    let program = AppBundle.program(of: project, in: entry)
    guard let data = FileManager.default.contents(atPath: "\(entry)/\(Self.recordName)"),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      FileLocation.size(ofFile: program) == record.files[FilePath(program).name],
      FileManager.default.isExecutableFile(atPath: program),
      Self.files(in: AppBundle.folder(of: project, in: entry)) == record.files
        || ProjectCache.isHeld(entry)
    else { return nil }
    return BuiltProject(program: program, things: record.things, entry: entry)
  }

  /// The bytes of all files in a folder, by their paths there.
  private static func files(in folder: String) -> [String: Int] {
    let found = FileManager.default.enumerator(atPath: folder)
    var files: [String: Int] = [:]
    while let path = found?.nextObject() as? String {
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
      if facts?[.type] as? FileAttributeType == .typeRegular { files[path] = facts?[.size] as? Int }
    }
    return files
  }

  private func build(in folder: String) async throws(Diagnostic) {
    let toolchain = try Toolchain.found()
    try await toolchain.check(kit)
    var clock = StepClock()
    let report = try await Adaptation(project: project, kit: kit, cache: cache).report()
    if let trouble = report.unclosed(paths) { throw trouble }
    let things = ShownThings.list(project, report)
    guard !things.isEmpty else {
      throw NothingShown(project: project, report: report, paths: paths).diagnostic
    }
    preface.forEach(say)
    say(AdaptedLine(report: report, paths: paths, seconds: clock.step()).text)
    let modules = ModuleBuild(
      kit: kit, toolchain: toolchain, cache: cache, paths: paths,
      foreign: project.modules.flatMap(\.foreignSources).map(paths.shown))
    let compiled = try await modules.compiled(sources(report, things))
    let bundle = AppBundle(
      project: project, folder: AppBundle.folder(of: project, in: folder),
      converter: PictureConverter())
    for line in try await bundle.write() { say("\(paths.typed): \(line)\n") }
    let program = AppBundle.program(of: project, in: folder)
    try await modules.link(compiled, to: program)
    let record = Record(
      things: things, files: Self.files(in: AppBundle.folder(of: project, in: folder)))
    do {
      try JSONEncoder().encode(record)
        .write(to: URL(fileURLWithPath: "\(folder)/\(Self.recordName)"))
    } catch {
      throw cache.full(error)
    }
    say("built \(project.name) (\(clock.step()))\n")
  }

  /// The modules that are compiled: those of the project that have sources, and the program.
  private func sources(_ report: AdaptReport, _ things: [ShownThing]) -> [ModuleSources] {
    let main = MainSource(project: project, report: report, things: things)
    var modules: [ModuleSources] = []
    for module in project.modules {
      guard let adapted = report.module(named: module.name) else { continue }
      let files = adapted.files.compactMap(\.output)
      guard !files.isEmpty, module.name != project.shown else { continue }
      modules.append(
        ModuleSources(
          name: module.name, files: files,
          generated: GeneratedSources.files(of: module, sources: files),
          dependencies: dependencies(of: module), isProgram: false))
    }
    let shown = project.shownModule
    let files = shown.flatMap { report.module(named: $0.name) }?.files.compactMap(\.output) ?? []
    modules.append(
      ModuleSources(
        name: shown?.name ?? "ShownProject", files: files,
        generated: (shown.map { GeneratedSources.files(of: $0, sources: files) } ?? [:])
          .merging(["main.swift": main.text]) { $1 },
        dependencies: modules.map(\.name),
        isProgram: true))
    return modules
  }

  /// The modules that a module imports, and what those import.
  private func dependencies(of module: ProjectModule) -> [String] {
    var found: [String] = []
    var waiting = module.dependencies
    while let next = waiting.popLast() {
      guard next != module.name, !found.contains(next) else { continue }
      found.append(next)
      waiting += project.module(named: next)?.dependencies ?? []
    }
    return found
  }

  /// Names everything that the program is made of.
  private var key: String {
    var key = ContentKey()
    key.add("format", Self.format)
    key.add("kit", kit.identity)
    key.add("name", project.name)
    key.add("shown", project.shown ?? "")
    for module in project.modules {
      key.add("module", module.name)
      key.add("product", module.product.rawValue)
      key.add("dependencies", module.dependencies.joined(separator: " "))
      key.add("bundle", module.resourceBundle ?? "")
      key.add("conditions", module.conditions.joined(separator: " "))
      for source in module.sources { key.add(fileAt: source) }
      for resource in module.resources {
        key.add("place", resource.bundlePath)
        key.add(fileAt: resource.source)
      }
    }
    for page in project.pages { key.add("page", page.name) }
    key.add("info", project.info.values.sorted { $0.key < $1.key }.map { "\($0)" }.joined())
    // What has no drawings is the same wherever they are turned into pictures.
    if project.modules.contains(where: {
      $0.resources.contains { PictureConverter.isDue($0.source) }
    }) {
      let converter = PictureConverter()
      key.add("converters", "\(converter.pdf ?? "") \(converter.svg ?? "")")
    }
    return key.name
  }
}

/// Tells how long each step took.
struct StepClock {
  private let clock = ContinuousClock()
  private var last = ContinuousClock().now

  /// Seconds since the step before: `0.31 s`.
  mutating func step() -> String {
    let now = clock.now
    defer { last = now }
    return Quantity.short(last.duration(to: now) / .seconds(1)) + " s"
  }
}
