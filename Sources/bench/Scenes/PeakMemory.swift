import Foundation

/// The most memory this process has held, as Linux counts it.
enum PeakMemory {
  /// Counts anew from now on, where the system allows that.
  static func restart() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
  }

  /// Millions of bytes, or nil where the system does not say.
  static var megabytes: Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix("VmHWM:") else { continue }
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count > 1 ? Double(words[1]).map { $0 * 1.024e-3 } : nil
    }
    return nil
  }
}
