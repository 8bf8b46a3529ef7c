import Foundation

/// Amounts of memory, in bytes.
enum MemorySize {
  /// What somebody typed: `1.5G`, `800M`, `2GB`, `50%` of what there is; without a unit bytes.
  static func typed(_ text: String) throws(Diagnostic) -> Int {
    let units: [(String, Double)] = [
      ("%", Double(available) / 100), ("K", 1024), ("M", 1_048_576), ("G", 1_073_741_824),
      ("T", 1_099_511_627_776), ("", 1),
    ]
    var number = text.uppercased()[...]
    if number.hasSuffix("IB") { number = number.dropLast(2) }
    if number.hasSuffix("B") { number = number.dropLast() }
    let unit = units.first { number.hasSuffix($0.0) }
    number = number.dropLast(unit?.0.count ?? 0)
    guard let unit, let value = Decimals.real(number), value > 0, value * unit.1 >= 1,
      value * unit.1 < 1e18, unit.0 != "%" || value <= 100
    else {
      throw .value(
        text, of: "--memory", isNot: "an amount of memory",
        remedy: "write 1.5G, 800M or 50%, or leave it out for three quarters of what there is")
    }
    return Int(value * unit.1)
  }

  /// What this process may hold unless something is said: three quarters of what there is.
  static let most = available / 4 * 3

  /// What there is for this process: the machine's, or as much as its control groups let it have.
  static let available: Int = {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return groupLimits.reduce(machine, min)
  }()

  /// The limits of the control groups that this process is in, of both versions.
  private static var groupLimits: [Int] {
    let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    var limits: [Int] = []
    for line in groups.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let isNew = parts[1].isEmpty
      guard isNew || parts[1].split(separator: ",").contains("memory") else { continue }
      let root = isNew ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      let name = isNew ? "memory.max" : "memory.limit_in_bytes"
      // A group has no more than those around it. In a container its own may lie at the root.
      var path = parts[2].split(separator: "/")
      while true {
        let file = ([root] + path.map(String.init) + [name]).joined(separator: "/")
        if let text = try? String(contentsOfFile: file, encoding: .utf8),
          let limit = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), limit > 0
        {
          limits.append(limit)
        }
        if path.isEmpty { break }
        path.removeLast()
      }
    }
    return limits
  }

  /// What this process holds in memory now; nil where the system does not say it.
  static var held: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let numbers = text.split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
