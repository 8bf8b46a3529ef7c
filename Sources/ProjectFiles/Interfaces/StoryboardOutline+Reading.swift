import Foundation

extension StoryboardOutline {
  /// The outlines of every storyboard and xib in the modules' resources; those that are no XML are found.
  static func read(_ modules: [ProjectModule], scan: ProjectScan) -> [StoryboardOutline] {
    modules.flatMap { module in
      module.resources.filter { $0.kind == .interface }.compactMap {
        read($0, module: module.name, scan: scan)
      }
    }
  }

  private static func read(
    _ resource: ProjectResource, module: String, scan: ProjectScan
  ) -> StoryboardOutline? {
    guard let data = scan.contents(of: resource.source) else { return nil }
    let isXib = Paths.ending(resource.source) == "xib"
    let reader = OutlineReader(
      StoryboardOutline(
        file: resource.source, name: Paths.stem(resource.source), isXib: isXib,
        bundlePath: resource.bundlePath, module: module))
    if let line = reader.read(data) ?? (reader.isDocument ? nil : 1) {
      scan.note(
        Finding(
          .broken, resource.source, line: line,
          "expected the XML of a \(isXib ? "xib" : "storyboard")"))
      return nil
    }
    return reader.outline
  }
}

/// Collects scenes and custom classes while the file is read.
private final class OutlineReader: ElementReader {
  var outline: StoryboardOutline
  /// Whether the outermost element is that of Interface Builder.
  var isDocument = false
  private var initial: String?
  private var classes: Set<String> = []

  init(_ outline: StoryboardOutline) { self.outline = outline }

  override func opened(_ element: String, _ attributes: [String: String], line: Int) {
    if path.isEmpty {
      isDocument = element == "document"
      initial = attributes["initialViewController"]
    }
    if let name = attributes["customClass"] {
      let isOwner = attributes["placeholderIdentifier"] == "IBFilesOwner"
      if isOwner { outline.ownerClass = name }
      if classes.insert(name).inserted { outline.customClasses.append(name) }
    }
    // The first child of a scene's objects, or of a xib's.
    let isTop = path.last == "objects" && element != "placeholder"
    if isTop, let id = attributes["id"] {
      var scene = StoryboardOutline.Scene(
        element: element, id: id, isInitial: id == initial && initial != nil,
        line: line)
      scene.customClass = attributes["customClass"]
      scene.customModule =
        attributes["customModuleProvider"] == "target" ? nil : attributes["customModule"]
      scene.identifier = attributes["storyboardIdentifier"]
      scene.title = attributes["title"]
      if outline.isXib || attributes["sceneMemberID"] == "viewController" {
        outline.scenes.append(scene)
      }
    }
  }
}
