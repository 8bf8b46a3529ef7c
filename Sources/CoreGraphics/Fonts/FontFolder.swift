import Foundation
import Glyphs
import Synchronization

/// The font files of folders that scenes are given.
enum FontFolder {
  /// One for each path, so that scenes share what was opened.
  private static let known = Mutex<[String: FontFile]>([:])

  /// The files that the folder's list `fonts.txt` names, one a line, after a line that says what they are; without a
  /// list all OpenType files by their names.
  static func files(in folder: String) -> [FontFile] {
    listed(in: folder).map { name in
      let path = folder + "/" + name
      return known.withLock { known in
        if let file = known[path] { return file }
        let file = FontFile(path: path)
        known[path] = file
        return file
      }
    }
  }

  private static func listed(in folder: String) -> [String] {
    if let list = FileManager.default.contents(atPath: folder + "/fonts.txt") {
      let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.dropFirst().map(String.init).filter { !$0.contains("/") }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      ["otf", "ttf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased())
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
