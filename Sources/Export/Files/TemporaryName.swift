import Synchronization

/// The name of a file being written: hidden, and telling people who writes it. Whether somebody still does, the
/// lock on the file says, so that a later run can remove what a killed one left behind. Short whatever the final
/// name.
struct TemporaryName: Hashable {
  var host: String
  var process: Int
  var number: Int

  private static let prefix = ".zoetrope-"
  private static let suffix = ".tmp"
  private static let count = Atomic(0)

  /// A name no other file of this process has.
  static func next() -> TemporaryName {
    let number = count.add(1, ordering: .relaxed).oldValue
    return TemporaryName(
      host: ThisProcess.hostName, process: ThisProcess.number, number: number)
  }

  init(host: String, process: Int, number: Int) {
    self.host = host
    self.process = process
    self.number = number
  }

  /// Reads a file's name; nil when it is not one of ours.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix), text.hasSuffix(Self.suffix) else { return nil }
    // The host may contain hyphens itself.
    let parts = text.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 3, let process = Int(parts[parts.count - 2]),
      let number = Int(parts[parts.count - 1])
    else { return nil }
    self.init(
      host: parts.dropLast(2).joined(separator: "-"), process: process, number: number)
  }

  var text: String { "\(Self.prefix)\(host)-\(process)-\(number)\(Self.suffix)" }
}
