import Export
import Foundation

/// What an OpenType file says of itself before anything is set in it.
///
/// Source: OpenType specification, "Organization of an OpenType Font": a version, or `ttcf` and where each face
/// begins; then for each table a tag, a checksum, an offset from the file's begin and a length.
enum FontHeader {
  /// What is wrong with the file, as a verb and the rest; nil where it is a font whose tables all lie in it.
  static func trouble(inFile path: String) -> String? {
    // A pipe, say, would have its reader wait.
    guard let size = FileLocation.size(ofFile: path) else { return "is no file" }
    guard size > 0 else { return "is empty" }
    guard let file = FileHandle(forReadingAtPath: path) else { return "cannot be read" }
    defer { try? file.close() }
    func bytes(_ count: Int, at offset: Int) -> [UInt8]? {
      guard (try? file.seek(toOffset: UInt64(offset))) != nil,
        let data = try? file.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
    guard let start = bytes(12, at: 0) else { return "is no OpenType font" }
    var faces = [0]
    if start.starts(with: "ttcf".utf8) {
      let count = start.number(at: 8)
      guard count > 0, count <= mostFaces, let offsets = bytes(4 * count, at: 12) else {
        return "is damaged: it names faces that it does not hold"
      }
      faces = (0..<count).map { offsets.number(at: 4 * $0) }
    }
    for face in faces {
      guard let head = bytes(12, at: face), versions.contains(Array(head[..<4])) else {
        return faces == [0]
          ? "is no OpenType font" : "is damaged: it names faces that it does not hold"
      }
      let count = head.number(at: 4) >> 16
      guard count > 0, let tables = bytes(16 * count, at: face + 12) else {
        return "is damaged: it ends in its list of tables"
      }
      let ends = (0..<count).map {
        tables.number(at: 16 * $0 + 8) + tables.number(at: 16 * $0 + 12)
      }
      guard ends.allSatisfy({ $0 <= size }) else {
        return "is damaged: it ends before its tables do"
      }
    }
    return nil
  }

  private static let versions: Set<[UInt8]> = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8),
  ]
  /// More than any collection holds.
  private static let mostFaces = 1024
}

extension [UInt8] {
  /// Four bytes, the highest first.
  fileprivate func number(at offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
