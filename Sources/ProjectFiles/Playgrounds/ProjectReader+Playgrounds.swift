import Foundation

extension ProjectReader {
  /// A `.playground`: each page is a module of its own, with the sources that all pages share.
  func read(playground folder: String) throws(ProjectError) -> Project {
    var project = Project(
      name: Paths.stem(folder), kind: .playground, path: folder, root: scan.root)
    let pages = pageFolders(of: folder)
    guard !pages.isEmpty else {
      throw ProjectError(
        .badData,
        Finding(.missing, folder, "expected Contents.swift or Pages/NAME.xcplaygroundpage"))
    }
    let wanted = target.map { target in pages.filter { $0.name == target } }
    if let target, wanted?.isEmpty ?? false {
      let names = pages.map(\.name).joined(separator: ", ")
      throw ProjectError(
        .noSuchTarget, Finding(.missing, folder, "has no page \(target); it has: \(names)"))
    }
    for page in wanted ?? pages {
      var files = ModuleFiles()
      let contents = page.folder + "/Contents.swift"
      guard
        let main = scan.existing(contents, named: page.folder, what: "the page's file")
      else { continue }
      files.add(main, scan: scan)
      // What lies in the page's own folders comes before what all pages have.
      let owners = page.folder == folder ? [folder] : [page.folder, folder]
      for owner in owners {
        for path in walk.files(in: owner + "/Sources") { files.add(path, scan: scan) }
        for path in walk.files(in: owner + "/Resources") {
          let bundlePath = ModuleFiles.bundlePath(of: path)
          if files.resources.contains(where: { $0.bundlePath == bundlePath }) { continue }
          if FileKind(path) == .swift {
            files.addWhole(path, scan: scan)
          } else {
            files.add(path, scan: scan)
          }
        }
      }
      let base = Paths.moduleName(page.name)
      var name = base
      var number = 2
      while project.module(named: name) != nil {
        name = "\(base)_\(number)"
        number += 1
      }
      var module = ProjectModule(name: name, product: .page, folder: page.folder)
      files.fill(&module, scan: scan)
      project.modules.append(module)
      project.pages.append(PlaygroundPage(name: page.name, module: name, contents: main))
    }
    guard !project.pages.isEmpty else {
      throw ProjectError(
        .noInput, Finding(.missing, folder, "expected a page with Contents.swift"))
    }
    project.choices = project.pages.map(\.name)
    if project.pages.count == 1 { project.shown = project.modules.first?.name }
    LibrarySearch(scan: scan, folders: [Paths.folder(folder)]).complete(&project)
    return project
  }

  private var walk: FolderWalk { FolderWalk(scan: scan, skipsTests: false) }

  private struct Page {
    var name: String
    var folder: String
  }

  /// The pages in the order that `contents.xcplayground` gives, then the others by name.
  private func pageFolders(of folder: String) -> [Page] {
    let pages = scan.names(in: folder + "/Pages").filter {
      Paths.ending($0) == "xcplaygroundpage"
    }
    if pages.isEmpty {
      guard scan.optional(folder + "/Contents.swift") != nil else { return [] }
      return [Page(name: Paths.stem(folder), folder: folder)]
    }
    let order = pageOrder(in: folder + "/contents.xcplayground")
    let named = order.filter { pages.contains($0 + ".xcplaygroundpage") }
    let others = pages.map(Paths.stem).filter { !named.contains($0) }
    for name in order where !named.contains(name) {
      scan.note(
        Finding(
          .missing, folder + "/contents.xcplayground", "the page \(name) is not there"))
    }
    return (named + others).map {
      Page(name: $0, folder: folder + "/Pages/" + $0 + ".xcplaygroundpage")
    }
  }

  private func pageOrder(in file: String) -> [String] {
    guard let found = scan.optional(file), let data = scan.contents(of: found) else { return [] }
    let reader = PageOrderReader()
    if let line = reader.read(data) {
      scan.note(Finding(.broken, file, line: line, "expected the XML of a playground"))
    }
    return reader.names
  }
}

private final class PageOrderReader: ElementReader {
  var names: [String] = []

  override func opened(_ element: String, _ attributes: [String: String], line: Int) {
    if element == "page", let name = attributes["name"], !names.contains(name) {
      names.append(name)
    }
  }
}
