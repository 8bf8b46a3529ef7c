import Export
import Foundation
import ProjectFiles

/// Carries out a command line about a project: reads it, builds it, and lets its own program do the rest.
@MainActor
struct ProjectRun {
  private let request: ProjectRequest
  private let paths: TypedPaths
  private let cache: ProjectCache
  private let alias: ProjectAlias

  init(_ request: ProjectRequest) throws(Diagnostic) {
    self.request = request
    try OutputPaths.refuse(request.outputs, readFrom: [request.path])
    cache = try ProjectCache(request.project.cache)
    alias = try ProjectAlias(request.path, in: cache)
    paths = TypedPaths(request.path, at: alias.path)
  }

  /// - Returns: The exit status.
  func run() async throws(Diagnostic) -> Int32 {
    let isQuiet = request.isQuiet
    let say: @Sendable (String) -> Void = { if !isQuiet { Console.say($0) } }
    var clock = StepClock()
    let project = try ProjectReading.project(
      alias.path, target: request.project.target, paths, without: ProgramFolders.outputs(request))
    try UnreadableFiles(paths: paths).refuse(project)
    if let trouble = ProgramFolders(request).cacheTrouble(cache) { throw trouble }
    let kit = try await KitSearch().kit(say: say)
    var build = ProjectBuild(paths: paths, project: project, kit: kit, cache: cache, say: say)
    let found = FoundLine(project, paths)
    if case .list(let isJSON) = request.form {
      let things = try await listed(build)
      try ProjectListing(things: things, paths: paths, isJSON: isJSON).write()
      return ExitStatus.success.rawValue
    }
    if build.isBuilt {
      say("\(found.text) (\(clock.step())); built before\n")
    } else {
      build.preface = ["\(found.text) (\(clock.step()))\n"] + found.findings.map { $0 + "\n" }
      if request.project.sandbox == false { build.preface.append(Self.warning) }
    }
    let built = try await build.built()
    var choice = request.project.choice
    choice.neighbours = NeighbouringProjects(project).shown(paths)
    let chosen = try choice.chosen(of: built.things, in: request.path)
    return try await show(chosen, of: built)
  }

  /// Said before a project is built.
  private static let warning =
    "render: a project's own code is run; --sandbox keeps it from the network and from other files\n"

  private func listed(_ build: ProjectBuild) async throws(Diagnostic) -> [ShownThing] {
    let adaptation = Adaptation(project: build.project, kit: build.kit, cache: build.cache)
    return ShownThings.list(build.project, try await adaptation.report())
  }

  private func show(_ things: [ShownThing], of built: BuiltProject) async throws(Diagnostic)
    -> Int32
  {
    if things.count > 1, !request.outputs.isEmpty {
      throw Diagnostic(
        .usage, "\"\(request.path)\" has \(things.count) pages, and -o is one place",
        remedy: "choose one with --page, or leave -o out")
    }
    let words = try request.programWords()
    let patience = try Self.patience(request.project.patience)
    let held = ProjectCache.hold(built.entry)
    defer { held?.release() }
    for thing in things {
      let written = ProgramFolders(request, of: thing)
      let home = try ProgramHome(in: cache)
      let run = ProgramRun(
        path: request.path, program: built.program, content: FilePath(built.entry).name,
        words: words.forProgram(showing: thing),
        patience: patience, home: home,
        sandbox: request.project.sandbox
          ? try Sandbox(writingTo: written.folders + [home.folder]) : nil,
        folders: written.folders)
      let status = try await run.run()
      if status != ExitStatus.success.rawValue { return status }
    }
    return ExitStatus.success.rawValue
  }

  private static func patience(_ text: String?) throws(Diagnostic) -> Double {
    guard let text else { return ProgramStart.usualPatience }
    guard let seconds = Decimals.real(text), seconds > 0, seconds <= 1e6 else {
      throw .value(text, of: "--patience", isNot: "a number of seconds", remedy: "try 60")
    }
    return seconds
  }
}

/// The folders that a run of a project writes to.
struct ProgramFolders {
  let folders: [String]

  init(_ request: ProjectRequest, of thing: ShownThing? = nil) {
    let usual = thing.map { ["out/\($0.id)"] } ?? []
    var folders = request.otherFolders
    switch request.form {
    case .frames:
      for output in request.outputs.isEmpty ? usual : request.outputs where output != "-" {
        folders.append(Self.folder(of: output))
      }
    case .sheet:
      folders +=
        request.outputs.isEmpty
        ? ["out"]
        : request.outputs.filter { $0 != "-" }.map {
          FilePath($0).folder
        }
    case .inspect, .record, .check, .list: break
    }
    self.folders = folders
  }

  /// Where a run writes that may lie in the project and is no part of it: where nothing is said, all films that lie where
  /// it would write one.
  static func outputs(_ request: ProjectRequest) -> [String] {
    let usual = ((try? FileLocation.names(inFolder: "out")) ?? [])
      .filter { OutputFormat(ofFile: $0) != nil }.map { "out/" + $0 }
    return (request.outputs.isEmpty ? usual : request.outputs) + request.otherFolders
  }

  /// Frames lie in the folder itself; a file, or a template of names, in the folder that it names.
  private static func folder(of output: String) -> String {
    let name = FilePath(output).name
    let isFile = OutputFormat(ofFile: output) != nil || name.contains("%")
    return isFile ? FilePath(output).folder : output
  }

  /// What is wrong with a cache that frames would be written into.
  func cacheTrouble(_ cache: ProjectCache) -> Diagnostic? {
    let inside = folders.first { folder in
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      return path == cache.folder || path.hasPrefix(cache.folder + "/")
    }
    return inside.map {
      Diagnostic(
        .usage, "\"\($0)\" lies in the folder for builds", remedy: "choose another output")
    }
  }
}

/// Reads what lies on the disk.
enum ProjectReading {
  static func project(
    _ path: String, target: String?, _ paths: TypedPaths, without outputs: [String] = []
  ) throws(Diagnostic) -> Project {
    do {
      return ModuleNames.freed(try Project.read(path, target: target, without: outputs))
    } catch {
      let status: ExitStatus =
        switch error.cause {
        case .noInput: .noInput
        case .badData: .badData
        case .noSuchTarget: .usage
        }
      var finding = error.finding
      finding.file = paths.shown(finding.file)
      throw Diagnostic(status, "\(finding)")
    }
  }
}

/// What is said of a project that was read.
struct FoundLine {
  let text: String
  /// What was left out or is missing, a line each.
  let findings: [String]

  /// As many findings are said.
  private static let most = 20

  init(_ project: Project, _ paths: TypedPaths) {
    let files = project.modules.reduce(0) { $0 + $1.sources.count }
    var parts = [files == 1 ? "1 Swift file" : "\(files) Swift files"]
    if project.modules.count > 1 { parts[0] += " in \(project.modules.count) modules" }
    let boards = project.outlines.count { !$0.isXib }
    let xibs = project.outlines.count - boards
    for (count, name) in [(boards, "storyboard"), (xibs, "xib"), (project.pages.count, "page")]
    where count > 0 {
      parts.append(count == 1 ? "1 \(name)" : "\(count) \(name)s")
    }
    text = "found \(paths.typed): \(project.name), \(parts.joined(separator: ", "))"
    let lines = project.findings.map { finding in
      var finding = finding
      finding.file = paths.shown(finding.file)
      return "\(finding)"
    }
    let more = lines.count - Self.most
    findings = Array(lines.prefix(Self.most)) + (more > 0 ? ["and \(more) more"] : [])
  }
}
