import Foundation

/// The most memory this process has held since it began, as Linux counts it.
enum PeakMemory {
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
