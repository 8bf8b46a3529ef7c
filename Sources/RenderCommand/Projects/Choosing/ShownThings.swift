import ProjectFiles

/// Finds what of a project can be rendered.
struct ShownThings {
  private let project: Project
  private let report: AdaptReport
  private var things: [ShownThing] = []

  /// What can be rendered: the app first, then controllers, views, pages and previews as they lie in the
  /// sources.
  static func list(_ project: Project, _ report: AdaptReport) -> [ShownThing] {
    var list = ShownThings(project: project, report: report)
    list.addApp()
    list.addStoryboardScenes()
    for module in report.modules { list.addClasses(module) }
    list.addPages()
    for module in report.modules { list.addPreviews(module) }
    list.nameUsual()
    return list.things
  }

  /// What is shown where nothing is chosen is called as the project.
  private mutating func nameUsual() {
    guard let usual = try? ProjectChoice().chosen(of: things, in: ""), usual.count == 1,
      let index = things.firstIndex(of: usual[0])
    else { return }
    let id = Self.id(project.name)
    guard !things.contains(where: { $0.id == id }) else { return }
    things[index].id = id
  }

  private init(project: Project, report: AdaptReport) {
    self.project = project
    self.report = report
  }

  private mutating func add(_ thing: ShownThing) {
    var thing = thing
    var number = 2
    let plain = thing.id
    while things.contains(where: { $0.id == thing.id }) {
      thing.id = "\(plain)-\(number)"
      number += 1
    }
    things.append(thing)
  }

  private func thing(_ kind: ShownThing.Kind, _ name: String, code: String) -> ShownThing {
    ShownThing(kind: kind, name: name, id: Self.id(name), code: code)
  }

  /// Becomes the name of a folder, and a word of a command line.
  private static func id(_ name: String) -> String {
    let id = name.split(separator: "/").joined(separator: "-")
    return id.hasPrefix("-") || id.hasPrefix(".") || id.isEmpty ? "_" + id : id
  }

  private mutating func addApp() {
    guard let shown = project.shown, let module = report.module(named: shown) else { return }
    if module.entry.kind == "script" {
      if let script = module.files.compactMap(\.script).first {
        add(thing(.app, project.name, code: ".script { \(script)() }"))
      }
      return
    }
    let scene = project.info.sceneConfigurations.first
    let storyboard = scene?.storyboard ?? project.info.mainStoryboard
    let delegate =
      module.entry.class ?? module.classes.first { $0.kind == "appDelegate" }?.name
    guard storyboard != nil || (module.entry.kind != "none" && delegate != nil) else { return }
    let named = scene?.delegate?.name
    // Of SwiftUI's apps that UIKit begins, what is seen comes with the delegate that is left out.
    if storyboard == nil, let named, project.info.hasSceneManifest,
      !module.classes.contains(where: { $0.name == named }),
      module.files.contains(where: { $0.leftOut == "SwiftUI" })
    {
      return
    }
    let sceneDelegate = module.classes.first {
      $0.kind == "sceneDelegate" && (named == nil || $0.name == named)
    }?.name
    let made = { (name: String?) in name.map { "{ \($0)() }" } ?? "nil" }
    let board = storyboard.map(SwiftText.literal) ?? "nil"
    add(
      thing(
        .app, project.name,
        code: ".app(delegate: \(made(delegate)), sceneDelegate: "
          + "\(made(project.info.hasSceneManifest ? sceneDelegate : nil)), mainStoryboard: \(board))"
      ))
  }

  private mutating func addClasses(_ module: AdaptReport.Module) {
    for item in module.classes where isReachable(item) {
      // By its module only where another has a class of that name: a class called as its module hides it.
      let isAlone = !report.modules.contains { other in
        other.name != item.module && other.classes.contains { $0.name == item.name }
      }
      let isOwn = item.module == project.shown
      let name = isOwn || isAlone ? item.name : "\(item.module).\(item.name)"
      var thing: ShownThing
      switch item.kind {
      case "controller" where storyboardClasses.contains(item.name): continue
      case "controller" where item.inits.contains("nib"):
        thing = self.thing(
          .controller, item.name, code: ".controller { \(name)(nibName: nil, bundle: nil) }")
      case "controller" where item.inits.contains("none"):
        thing = self.thing(.controller, item.name, code: ".controller { \(name)() }")
      case "view" where item.inits.contains("frame"):
        thing = self.thing(
          .view, item.name, code: ".view { \(name)(frame: $0) }")
      default: continue
      }
      thing.file = item.file
      thing.line = item.line
      add(thing)
    }
  }

  /// Whether the program can name the class.
  private func isReachable(_ item: AdaptReport.Class) -> Bool {
    item.module == project.shown || item.public
  }

  /// The classes of controllers in storyboards, whose scenes stand for them.
  private var storyboardClasses: Set<String> {
    Set(
      project.outlines.filter { !$0.isXib }.flatMap(\.scenes)
        .compactMap(\.customClass))
  }

  /// The controllers of storyboards that have a class of the author's or an identifier.
  private mutating func addStoryboardScenes() {
    for outline in project.outlines where !outline.isXib {
      for scene in outline.scenes {
        guard let name = scene.customClass ?? scene.identifier else { continue }
        let board = SwiftText.literal(outline.name)
        var thing = thing(
          .controller, name, code: ".storyboard(\(board), object: \(SwiftText.literal(scene.id)))")
        thing.file = outline.file
        thing.line = scene.line
        thing.storyboard = outline.name
        thing.identifier = scene.identifier
        add(thing)
      }
    }
  }

  private mutating func addPages() {
    for page in project.pages {
      let module = report.module(named: page.module)
      let file = module?.files.first { $0.source == page.contents }
      guard let script = file?.script else { continue }
      var thing = thing(
        .page, page.name, code: ".script { \(page.module).\(script)() }")
      thing.file = page.contents
      add(thing)
    }
  }

  private mutating func addPreviews(_ module: AdaptReport.Module) {
    for preview in module.previews {
      var thing = thing(
        .preview, preview.name, code: ".preview { \(preview.function)() }")
      thing.file = preview.file
      thing.line = preview.line
      add(thing)
    }
  }
}

/// Pieces of Swift's text.
enum SwiftText {
  /// `text` as a literal.
  static func literal(_ text: String) -> String { PackageTemplate.literal(text) }
}
