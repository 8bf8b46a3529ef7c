import Export
import Foundation
import ProjectFiles

/// `render adapt`: writes a project's adapted sources as a package that builds against Zoetrope, whole or not at
/// all.
struct AdaptedPackage {
  private let arguments: AdaptArguments
  /// As typed.
  private let output: String
  private let paths: TypedPaths
  private let cache: ProjectCache
  private let alias: ProjectAlias
  private let zoetrope: ZoetropeSource
  private let folder: URL

  init(_ arguments: AdaptArguments) throws(Diagnostic) {
    self.arguments = arguments
    guard arguments.output.count == 1 else {
      throw Diagnostic(
        .usage, "--output is given \(arguments.output.count) times, and there is one package",
        remedy: "name one folder")
    }
    let output = arguments.output[0]
    self.output = output
    if PathBytes.isMarked(output) {
      throw Diagnostic(
        .usage, "--output \"\(output)\" is not UTF-8, and Swift builds no package there",
        remedy: "name another folder")
    }
    cache = try ProjectCache(arguments.cache)
    alias = try ProjectAlias(arguments.path, in: cache)
    paths = TypedPaths(arguments.path, at: alias.path)
    zoetrope = try ZoetropeSource(arguments.zoetrope)
    folder = URL(fileURLWithPath: output).standardizedFileURL
    guard !output.isEmpty else {
      throw .value(
        output, of: "--output", isNot: "a folder", remedy: "name one that does not exist")
    }
    if (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil {
      throw Diagnostic(
        .cannotCreate, "\"\(output)\" is there already", remedy: "choose another folder")
    }
  }

  func write() async throws(Diagnostic) {
    let isQuiet = arguments.quiet
    let say: (String) -> Void = { if !isQuiet { Console.say($0) } }
    let project = try ProjectReading.project(alias.path, target: arguments.target, paths)
    let found = FoundLine(project, paths)
    say(found.text + "\n")
    for line in found.findings { say(line + "\n") }
    let kit = try await KitSearch().kit(say: say)
    let report = try await Adaptation(project: project, kit: kit, cache: cache).report()
    if let trouble = report.unclosed(paths) { throw trouble }
    var clock = StepClock()
    say(AdaptedLine(report: report, paths: paths, seconds: clock.step()).text)
    let things = ShownThings.list(project, report)
    let unfinished = folder.deletingLastPathComponent()
      .appendingPathComponent(".adapted.\(ProcessInfo.processInfo.processIdentifier).tmp")
    do {
      try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
      try writeSources(project, report, things, to: unfinished)
      _ = try await AppBundle(
        project: project, folder: unfinished.appendingPathComponent("Resources").path,
        converter: PictureConverter()
      ).write()
      try FileManager.default.moveItem(at: unfinished, to: folder)
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw error as? Diagnostic
        ?? Diagnostic(
          .cannotCreate,
          "\"\(output)\" cannot be written: \(error.localizedDescription)",
          remedy: "choose another folder")
    }
    let next = FilmRecipe.quoted(output)
    say("wrote \(output), \(report.adaptedCount) files; next: cd \(next) && make\n")
  }

  /// What the target of the program is called.
  private func programName(_ project: Project) -> String { project.shown ?? "ShownProject" }

  private func writeSources(
    _ project: Project, _ report: AdaptReport, _ things: [ShownThing], to folder: URL
  ) throws {
    let program = programName(project)
    for module in report.modules {
      for file in module.files {
        guard let output = file.output else { continue }
        let text = try String(contentsOfFile: output, encoding: .utf8)
        // The package is edited itself from now on.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#sourceLocation(") }
        let name = URL(fileURLWithPath: output).lastPathComponent
        try write(
          lines.joined(separator: "\n"), to: "Sources/\(module.name)/\(name)", in: folder)
      }
    }
    for module in project.modules {
      let files = report.module(named: module.name)?.files.compactMap(\.output) ?? []
      guard !files.isEmpty else { continue }
      for (name, text) in GeneratedSources.files(of: module, sources: files) {
        try write(text, to: "Sources/\(module.name)/\(name)", in: folder)
      }
    }
    let main = MainSource(project: project, report: report, things: things)
    try write(main.text, to: "Sources/\(program)/main.swift", in: folder)
    try write(manifest(project, report, program), to: "Package.swift", in: folder)
    try write(makefile(project, program, things), to: "Makefile", in: folder)
    try write(".build/\n/out/\n/*.app/\n", to: ".gitignore", in: folder)
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func manifest(_ project: Project, _ report: AdaptReport, _ program: String) -> String {
    let written = report.modules.filter { $0.files.contains { $0.output != nil } }.map(\.name)
    let package = SwiftText.literal(zoetrope.packageName)
    let targets = written.filter { $0 != program }.map { name in
      let needed = project.module(named: name)?.dependencies.filter(written.contains) ?? []
      return target("target", name, needed, products: ["UIKit"], package)
    }
    let executable = target(
      "executableTarget", program, written.filter { $0 != program },
      products: ["RenderCommand", "Stage", "UIKit"], package)
    let dependency = PackageTemplate.dependency(on: zoetrope)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      \(dependency.declaration)/// As the project was compiled: Swift 5, on the main actor.
      let adapted: [SwiftSetting] = [
        .swiftLanguageMode(.v5),
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("IsolatedDefaultValues"),
      ]

      let package = Package(
        name: \(SwiftText.literal(program)),
        dependencies: [
          \(dependency.line)
        ],
        targets: [
      \((targets + [executable]).joined(separator: "\n"))
        ]
      )

      """
  }

  private func target(
    _ kind: String, _ name: String, _ modules: [String], products: [String], _ package: String
  ) -> String {
    let needed =
      modules.map(SwiftText.literal)
      + products.map { ".product(name: \"\($0)\", package: \(package))" }
    return """
          .\(kind)(
            name: \(SwiftText.literal(name)),
            dependencies: [
              \(needed.joined(separator: ",\n        "))
            ],
            swiftSettings: adapted),
      """
  }

  private func makefile(_ project: Project, _ program: String, _ things: [ShownThing]) -> String {
    """
    # make: builds the program, lays it out beside its resources, and renders; make list: what it can show.

    SWIFT ?= swift
    SCENE ?= \(things.first.map { FilmRecipe.quoted($0.id) } ?? "")

    .PHONY: frames list app clean

    frames: app
    \t./\(program).app/\(program) $(SCENE) -o out $(ARGS)

    list: app
    \t./\(program).app/\(program) list

    app:
    \t$(SWIFT) build
    \trm -rf \(program).app
    \tcp -R Resources \(program).app
    \tcp .build/debug/\(program) \(program).app/

    clean:
    \trm -rf .build out \(program).app

    """
  }
}
