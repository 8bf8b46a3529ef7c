import Export
import Foundation
import Raster
import Synchronization

/// Which fonts set what neither the scene's nor the bundled ones have: those of `--fonts`, then those of the pack that
/// `make fonts` has put beside the command. No other fonts of the machine are looked at.
struct FontChoice: Equatable {
  /// In the order in which they are asked.
  let folders: [String]
  /// For people and for notes: what the fonts are, the same wherever the folders lie.
  let description: String

  init(_ typed: String?) throws(Diagnostic) {
    var folders: [String] = []
    var words: [String] = []
    if let typed {
      guard !typed.isEmpty, FileLocation.isFolder(typed) else {
        let problem = FileLocation.trouble(at: typed) ?? "is no folder"
        throw Diagnostic(
          .noInput, "--fonts \"\(typed)\" \(problem)", remedy: "name a folder of OpenType fonts")
      }
      let whole = FileLocation.absolute(typed)
      let path = Self.sayable(whole)
      try Self.refuseFonts(typed, path)
      folders.append(path)
      words.append("\(FilePath(whole).name) \(Self.contents(of: path))")
    }
    if let pack = FontPack.found {
      folders.append(pack.folder)
      words.append(pack.title)
    }
    self.folders = folders
    description = words.isEmpty ? "none" : words.joined(separator: "; ")
  }

  /// An absolute path; from the current folder on, where that is no UTF-8.
  private static func sayable(_ path: String) -> String {
    let here = FileLocation.currentFolder + "/"
    return PathBytes.isMarked(here) && path.hasPrefix(here)
      ? String(path.dropFirst(here.count)) : path
  }

  /// Foundation, by which fonts are read, can be told of no name that is not UTF-8; and what is no font would be
  /// passed over in silence.
  private static func refuseFonts(_ typed: String, _ path: String) throws(Diagnostic) {
    if PathBytes.isMarked(path) {
      throw Diagnostic(
        .noInput, "--fonts \"\(typed)\" has a name that is not UTF-8",
        remedy: "rename the folder, or name a link to it")
    }
    let names = (try? FileLocation.names(inFolder: typed)) ?? []
    if let name = names.filter(PathBytes.isMarked).sorted().first(where: Self.isFont) {
      throw Diagnostic(
        .noInput, "--fonts \"\(typed)\" holds \"\(name)\", whose name is not UTF-8",
        remedy: "rename the font")
    }
    for name in names.filter(Self.isFont).sorted() {
      guard let trouble = FontHeader.trouble(inFile: path + "/" + name) else { continue }
      throw Diagnostic(
        .badData, "--fonts \"\(typed)\" holds \"\(name)\", which \(trouble)",
        remedy: "take the file away, or put a sound one there")
    }
  }

  /// Whether a file is taken for a font, by its name.
  private static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".ttc", ".otc"].contains(where: name.lowercased().hasSuffix)
  }

  /// What a folder of fonts is known by: a digest of the names and sizes in it.
  private static func contents(of folder: String) -> String {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let lines = files.sorted().map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return "\(name) \(attributes?[.size] as? Int ?? 0)\n"
    }
    return SHA256.digest(of: Array(lines.joined().utf8)).prefix(6).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

/// The fonts that `make fonts` puts beside the command.
struct FontPack: Equatable {
  let folder: String
  /// Which packages they are of, with their versions.
  let title: String

  init?(in folder: String) {
    let file = folder + "/fonts.txt"
    guard FileManager.default.fileExists(atPath: file),
      let list = FileManager.default.contents(atPath: file)
    else { return nil }
    let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let title = lines.first, title.hasPrefix("Fonts of ") else { return nil }
    self.folder = folder
    self.title = String(title.dropFirst("Fonts of ".count))
  }

  /// Where the command that started this one, a project's program, found it.
  private static let told = Mutex<String?>(nil)

  /// Has the pack of another command used.
  static func tell(_ folder: String?) { told.withLock { $0 = folder } }

  /// In a folder `fonts` beside the command or above it; else in that of the build that the command comes from.
  static var found: FontPack? {
    if let folder = told.withLock({ $0 }) { return FontPack(in: folder) }
    let beside = CommandFolders.all.map { $0 + "/fonts" }
    let folders = beside + [ZoetropeSource.compiled + "/.build/fonts"]
    return folders.lazy.compactMap(FontPack.init).first
  }
}
