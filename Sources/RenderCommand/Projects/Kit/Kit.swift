import Foundation

/// Our modules, compiled, that an author's project is compiled against and linked with. `.ci/kit` makes it.
struct Kit: Equatable, Sendable {
  /// The absolute path of the folder.
  let folder: String
  /// The compiler that it was made with, as it calls itself. Another one cannot read it.
  let compiler: String
  /// What it holds, in one number.
  let identity: String
  /// Options of `swiftc` for compiling against it.
  let compileOptions: [String]
  /// Options of `swiftc` for linking with it.
  let linkOptions: [String]
  /// Which build of the command it was made of, where that can change.
  let madeOf: String?

  /// The file that describes a kit.
  static let descriptionName = "kit.txt"

  /// The program that adapts sources.
  var adapter: String { folder + "/adapt" }

  /// The kit in `folder`; nil where there is none that is whole.
  init?(in folder: String) {
    let path = folder + "/" + Self.descriptionName
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    var words: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      words[String(line[..<space]), default: []].append(
        String(line[line.index(after: space)...].replacing("@KIT@", with: folder)))
    }
    guard let compiler = words["compiler"]?.first, let identity = words["identity"]?.first else {
      return nil
    }
    self.folder = folder
    self.compiler = compiler
    self.identity = identity
    compileOptions = words["compile"] ?? []
    linkOptions = words["link"] ?? []
    madeOf = words["made-of"]?.first
  }
}
