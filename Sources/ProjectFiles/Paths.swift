import Foundation

/// Absolute paths as text.
enum Paths {
  /// The path without `.`, `..`, doubled and trailing slashes; nothing on the disk is asked.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with every symbolic link followed; as it is, where that leads to a name that cannot be said.
  static func real(_ path: String) -> String {
    let real = normal(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return FileManager.default.fileExists(atPath: real) ? real : normal(path)
  }

  /// Whether the path is the folder or lies in it; both normal.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// `name` seen from `folder`; an absolute one as it is.
  static func join(_ folder: String, _ name: String) -> String {
    name.hasPrefix("/") ? normal(name) : normal(folder + "/" + name)
  }

  /// The last part.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  /// The folder that it lies in.
  static func folder(_ path: String) -> String {
    normal(path + "/..")
  }

  /// The last part without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending in small letters, without the dot; empty where there is none.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func isFolder(_ path: String) -> Bool {
    // Nothing lies in a file.
    FileManager.default.fileExists(atPath: path + "/.")
  }

  /// The name as a Swift identifier, as Xcode makes module names: what is no letter or digit becomes `_`.
  static func moduleName(_ name: String) -> String {
    var text = String(
      name.unicodeScalars.map { scalar in
        scalar.isASCII
          ? (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            ? Character(scalar) : "_")
          : "_"
      })
    if text.first?.isNumber ?? true { text = "_" + text }
    return text
  }
}
