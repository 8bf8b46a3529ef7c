extension FrameManifest.Run {
  /// What is not as in `other`, which is told as it is now: `--fps 10, now 20`. Empty where all settings are
  /// the same.
  package func differences(from other: FrameManifest.Run) -> [String] {
    var found = Self.names(of: [self, other]).filter { self[$0] != other[$0] }
    // One says what the other says.
    for (name, others) in Self.implied where found.contains(name) {
      found = found.filter { $0 == name || !(others?.contains($0) ?? true) }
    }
    return found.map { name in
      let (then, now) = (self[name] ?? "not given", other[name] ?? "not given")
      switch name {
      case "scene": return "scene \(then), now \(now)"
      case "tool": return "made by version \(then), now \(now)"
      case "content": return "made of other code or files, \(then), now \(now)"
      case "input": return "another --input"
      case "fonts": return "other fonts: \(then), now \(now)"
      case "actions": return "other taps, drags or texts"
      case let name where name.hasPrefix(Self.parameter):
        return "--set \(name.dropFirst(Self.parameter.count))=\(then), now \(now)"
      default: return "--\(name) \(then), now \(now)"
      }
    }
  }

  /// What the names of settings that are a scene's parameters begin with.
  package static let parameter = "set "

  /// Settings that are not told where another is; nil: all.
  private static let implied: [(name: String, others: Set<String>?)] = [
    ("scene", nil), ("tool", ["content"]), ("size", ["scale"]),
    ("motion-blur", ["motion-samples"]),
  ]

  /// As people are told of them.
  private static let order = [
    "scene", "fps", "screen", "size", "scale", "background", "motion-blur", "motion-samples",
    "at", "input", "actions", "appearance", "locale", "content-size", "fonts", "tool", "content",
  ]

  private static func names(of runs: [FrameManifest.Run]) -> [String] {
    let names = Set(runs.flatMap { $0.settings.map(\.name) })
    let rank = { (name: String) in order.firstIndex(of: name) ?? order.count }
    return names.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
