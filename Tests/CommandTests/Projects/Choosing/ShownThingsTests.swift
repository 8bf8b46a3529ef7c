import Foundation
import Testing

@testable import ProjectFiles
@testable import RenderCommand

/// What of a project can be shown, and the text of its program.
@Suite struct ShownThingsTests {
  private func project() -> Project {
    var project = Project(name: "My App", kind: .xcodeProject, path: "/p/A.xcodeproj", root: "/p")
    project.modules = [
      ProjectModule(name: "Lib", product: .library, folder: "/p/Lib"),
      ProjectModule(name: "App", product: .application, folder: "/p/App"),
    ]
    project.shown = "App"
    return project
  }

  private func item(
    _ name: String, _ kind: String, _ inits: [String], module: String = "App",
    isPublic: Bool = false
  ) -> AdaptReport.Class {
    AdaptReport.Class(
      name: name, module: module, file: "/p/\(name).swift", line: 3, kind: kind, public: isPublic,
      inits: inits)
  }

  private func report(
    _ classes: [AdaptReport.Class], entry: AdaptReport.Entry = .init(kind: "none")
  ) -> AdaptReport {
    let modules = ["Lib", "App"].map { name in
      AdaptReport.Module(
        name: name,
        files: [
          AdaptReport.File(
            source: "/p/\(name).swift", output: "/o/\(name).swift", imports: [],
            registers: "zoetropeClasses_\(name)_0")
        ], classes: classes.filter { $0.module == name }, previews: [],
        entry: name == "App" ? entry : .init(kind: "none"))
    }
    return AdaptReport(modules: modules, notes: [])
  }

  @Test func whatCanBeMadeIsListed() {
    let things = ShownThings.list(
      project(),
      report([
        item("Root", "controller", ["none", "nib"]), item("Plain", "controller", ["none"]),
        item("Needy", "controller", []), item("Knob", "view", ["frame"]), item("Odd", "view", []),
        item("Hidden", "view", ["frame"], module: "Lib"),
        item("Shown", "view", ["frame"], module: "Lib", isPublic: true),
        item("Model", "other", ["none"]),
      ]))
    #expect(things.map(\.name) == ["Shown", "Root", "Plain", "Knob"])
    #expect(things[0].code == ".view { Shown(frame: $0) }")
    #expect(things[1].code == ".controller { Root(nibName: nil, bundle: nil) }")
    #expect(things[2].code == ".controller { Plain() }")
  }

  @Test func anAppIsItsEntryOrItsStoryboard() {
    var project = project()
    let classes = [item("AppDelegate", "appDelegate", ["none"])]
    let entry = AdaptReport.Entry(kind: "@main", class: "AppDelegate")
    var things = ShownThings.list(project, report(classes, entry: entry))
    #expect(things.map(\.kind) == [.app])
    #expect(things[0].id == "My App")
    #expect(things[0].code.contains("delegate: { AppDelegate() }"))
    #expect(things[0].code.contains("mainStoryboard: nil"))
    project.info = AppInfo(values: ["UIMainStoryboardFile": .string("Main")])
    things = ShownThings.list(project, report([]))
    #expect(things.map(\.kind) == [.app])
    #expect(things[0].code.contains("mainStoryboard: \"Main\""))
  }

  @Test func controllersOfStoryboardsAreMadeByThem() {
    var project = project()
    var outline = StoryboardOutline(
      file: "/p/Main.storyboard", name: "Main", isXib: false, bundlePath: "Main.storyboard",
      module: "App")
    var scene = StoryboardOutline.Scene(element: "viewController", id: "a-1", line: 7)
    scene.customClass = "Root"
    var second = StoryboardOutline.Scene(element: "viewController", id: "b-2", line: 9)
    second.identifier = "second"
    outline.scenes = [scene, second]
    project.outlines = [outline]
    let things = ShownThings.list(project, report([item("Root", "controller", ["coder"])]))
    #expect(things.map(\.name) == ["Root", "second"])
    #expect(things[0].code == ".storyboard(\"Main\", object: \"a-1\")")
    #expect(things[1].identifier == "second")
    #expect(things[1].line == 9)
  }

  @Test func theOnlyThingIsCalledAsTheProjectAndNamesAreDifferent() {
    var things = ShownThings.list(project(), report([item("Root", "controller", ["none"])]))
    #expect(things.map(\.id) == ["My App"])
    things = ShownThings.list(
      project(),
      report([
        item("Same", "view", ["frame"], module: "Lib", isPublic: true),
        item("Same", "view", ["frame"]),
      ]))
    #expect(things.map(\.id) == ["Same", "Same-2"])
  }

  @Test func theProgramRegistersClassesAndShowsThings() {
    let report = report([item("Root", "controller", ["none"])])
    let project = project()
    let text = MainSource(
      project: project, report: report, things: ShownThings.list(project, report)
    ).text
    #expect(text.contains("import Lib\n"))
    #expect(!text.contains("import App\n"))
    #expect(text.contains("ClassRecord.register(zoetropeClasses_Lib_0())"))
    #expect(text.contains("ClassRecord.register(zoetropeClasses_App_0())"))
    #expect(text.contains("ProjectScene(\"My App\", title: \"Root\", .controller { Root() })"))
  }
}
