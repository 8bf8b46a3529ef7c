import Foundation
import Raster

/// A name for what something is made of: the same for the same, another for anything else.
struct ContentKey {
  private var text = ""

  /// Adds one thing, by what it is called and what it is.
  mutating func add(_ name: String, _ value: String) {
    text += "\(name.utf8.count):\(name)=\(value.utf8.count):\(value)\n"
  }

  /// Adds what a file holds, or every file of a folder by its path in it.
  mutating func add(fileAt path: String) {
    guard let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] else {
      add(path, "missing")
      return
    }
    guard kind as? FileAttributeType == .typeDirectory else {
      add(path, Self.digest(ofFileAt: path))
      return
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    add(path, "folder")
    for name in names.sorted() { add(name, Self.digest(ofFileAt: "\(path)/\(name)")) }
  }

  /// 32 digits.
  var name: String { Self.hexadecimal(SHA256.digest(of: Array(text.utf8)).prefix(16)) }

  /// The digest of a file's bytes; `folder` of what is none.
  static func digest(ofFileAt path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "folder" }
    return hexadecimal(SHA256.digest(of: [UInt8](data))[...])
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
