import Foundation

/// The objects of an `.xcodeproj`, by their identifiers.
struct XcodeProject {
  /// The folder `NAME.xcodeproj`.
  let path: String
  /// The file that holds the objects.
  let file: String
  /// The folder that paths are seen from.
  let folder: String
  let objects: [String: [String: PropertyList]]
  /// The project itself.
  let project: [String: PropertyList]
  private let lines: [Substring]

  /// Reads `project.pbxproj`; an error says what is wrong with it.
  init(_ path: String, scan: ProjectScan) throws(ProjectError) {
    self.path = path
    let file = path + "/project.pbxproj"
    self.file = file
    guard scan.optional(file) != nil, let data = FileManager.default.contents(atPath: file)
    else { throw ProjectError(.noInput, Finding(.missing, file, "there is no such file")) }
    let list: PropertyList
    switch PropertyList.read(data) {
    case .success(let value): list = value
    case .failure(let error):
      throw ProjectError(
        .badData,
        Finding(.broken, file, line: error.line, "expected an Xcode project: \(error.text)"))
    }
    var objects: [String: [String: PropertyList]] = [:]
    for (id, value) in list["objects"]?.dictionary ?? [:] {
      objects[id] = value.dictionary
    }
    guard let id = list["rootObject"]?.string, let project = objects[id],
      project["isa"]?.string == "PBXProject"
    else {
      throw ProjectError(
        .badData,
        Finding(.broken, file, "expected an Xcode project: it names no PBXProject as rootObject"))
    }
    self.objects = objects
    self.project = project
    lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let within = project["projectDirPath"]?.string ?? ""
    folder = Paths.join(Paths.folder(path), within)
  }

  /// The project's name.
  var name: String { Paths.stem(path) }

  /// The object of that identifier, where it is of one of these kinds; of any where none are said.
  func object(_ id: String?, isa kinds: String...) -> [String: PropertyList]? {
    guard let id, let object = objects[id] else { return nil }
    let kind = object["isa"]?.string ?? ""
    return kinds.isEmpty || kinds.contains(kind) ? object : nil
  }

  /// The objects that a list of identifiers names, with those.
  func all(_ list: PropertyList?) -> [(id: String, object: [String: PropertyList])] {
    (list?.array ?? []).compactMap { element in
      guard let id = element.string, let object = objects[id] else { return nil }
      return (id, object)
    }
  }

  /// The line on which the object begins.
  func line(of id: String) -> Int? {
    let index = lines.firstIndex { line in
      let text = line.drop { $0 == "\t" || $0 == " " }
      return text.hasPrefix(id) && (text.hasSuffix("= {") || text.contains("= {isa"))
    }
    return index.map { $0 + 1 }
  }
}
