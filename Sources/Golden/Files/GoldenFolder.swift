import Comparison
import Export
import Foundation
import PNG

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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(recordName)")
    }.sorted()
  }

  /// Where the record is.
  package var recordPath: String { "\(path)/\(Self.recordName)" }

  package func record() throws(GoldenError) -> GoldenRecord {
    guard FileManager.default.fileExists(atPath: recordPath) else { throw .missing }
    guard let bytes = bytes(of: Self.recordName) else { throw .locked }
    if bytes.isEmpty { throw .truncated }
    return try GoldenRecord(text: String(decoding: bytes, as: UTF8.self))
  }

  /// PNG files that lie there, sorted.
  var pictureNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
      .sorted(by: FrameName.precedes)
  }

  /// Nil where the file is not there or cannot be read.
  func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))).map { Array($0) }
  }

  /// Writes a golden in place of what is there: the pictures, then the record, then removes the
  /// pictures of the old record that the new one has not. Files that stay as they are are not
  /// written.
  /// - Parameter pictures: of all the frames that the record keeps.
  /// - Returns: how many bytes the golden has.
  @discardableResult
  package func write(
    _ record: GoldenRecord, _ pictures: ClipTake, frameDelay: (numerator: Int, denominator: Int)
  ) throws -> Int {
    let old = try? self.record()
    let folder = try OutputFolder(path: path)
    var files: [(name: String, bytes: [UInt8])] = []
    for number in record.stills {
      guard let pixels = pictures.pictures[number] else { continue }
      var premultiplied = pixels
      premultiplyAlpha(of: &premultiplied)
      files.append(
        (
          Self.stillName(ofFrame: number),
          try PNGEncoder.encode(
            premultiplied, width: record.size.width, height: record.size.height)
        ))
    }
    if record.keepsFrames {
      files.append((Self.animationName, try animation(of: record, pictures, frameDelay)))
    }
    files.append((Self.recordName, Array(record.text.utf8)))
    for file in files where bytes(of: file.name) != file.bytes {
      try folder.write(file.bytes, named: file.name)
    }
    var stale = Set(old?.stills.map(Self.stillName) ?? [])
    if old?.keepsFrames == true { stale.insert(Self.animationName) }
    for name in stale.subtracting(files.map(\.name)) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    return files.reduce(0) { $0 + $1.bytes.count }
  }

  private func animation(
    of record: GoldenRecord, _ pictures: ClipTake, _ delay: (numerator: Int, denominator: Int)
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var format = AnimatedPNGWriter.Format(
      width: record.size.width, height: record.size.height, frameCount: record.frames.count)
    format.compression = .small
    let shown = try AnimatedPNGDelay(seconds: delay.numerator, over: delay.denominator)
    try withoutActuallyEscaping({ bytes += $0 } as ([UInt8]) -> Void) { sink in
      var writer = try AnimatedPNGWriter(format, sink: sink)
      for frame in record.frames {
        var pixels = pictures.pictures[frame.number] ?? []
        premultiplyAlpha(of: &pixels)
        try writer.add(pixels, for: shown)
      }
      try writer.finish()
    }
    return bytes
  }
}
