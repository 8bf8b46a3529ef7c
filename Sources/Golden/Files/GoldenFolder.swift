import Comparison
import Export

/// The folder of one golden: `golden.txt`, stills by frame number, and `frames.png` where all
/// pictures are kept.
package struct GoldenFolder: Sendable {
  package static let recordName = "golden.txt"
  package static let animationName = "frames.png"

  package let path: String

  package init(path: String) { self.path = path }

  /// The name of a still: that which `render` gives the frame.
  package static func stillName(ofFrame number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Names of the goldens in a folder of goldens, sorted.
  package static func names(in folder: String) -> [String] {
    let names = (try? FileLocation.names(inFolder: folder)) ?? []
    return names.filter {
      let golden = GoldenFolder(path: "\(folder)/\($0)")
      return FileLocation.isThere(golden.recordPath)
        || golden.change?.replaced.contains(recordName) == true
    }.sorted()
  }

  /// Where the record is.
  package var recordPath: String { "\(path)/\(Self.recordName)" }

  package func record() throws(GoldenError) -> GoldenRecord {
    guard let bytes = bytes(of: Self.recordName) else {
      throw FileLocation.isThere(recordPath) ? .locked : .missing
    }
    if bytes.isEmpty { throw .truncated }
    return try GoldenRecord(text: String(decoding: bytes, as: UTF8.self))
  }

  /// PNG files that lie there, sorted.
  var pictureNames: [String] {
    var names = Set((try? FileLocation.names(inFolder: path)) ?? [])
    if let change { names = names.union(change.replaced).subtracting(change.removed) }
    return names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
      .sorted(by: FrameName.precedes)
  }

  /// A change that a process has not carried out to its end; nil where there is none.
  var change: GoldenChange? {
    plainBytes(of: GoldenChange.listName).flatMap {
      GoldenChange(text: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Nil where the file is not there or cannot be read.
  func bytes(of name: String) -> [UInt8]? {
    guard let change else { return plainBytes(of: name) }
    if change.removed.contains(name) { return nil }
    if change.replaced.contains(name),
      let bytes = plainBytes(of: GoldenChange.hiddenName(of: name))
    {
      return bytes
    }
    return plainBytes(of: name)
  }

  private func plainBytes(of name: String) -> [UInt8]? {
    try? FileLocation.contents(ofPlainFile: "\(path)/\(name)")
  }
}
