/// What recording a golden anew changed.
package struct GoldenChanges: Equatable, Sendable {
  package var changed: [Int] = []
  package var added: [Int] = []
  package var removed: [Int] = []
  /// What is not a frame's: options, the scene's own facts, the size.
  package var settings: [String] = []
  /// Whether only what layers show is not the same.
  package var changesLayers = false

  package init(from old: GoldenRecord, to new: GoldenRecord) {
    let before = old.hashes
    let after = Set(new.frames.map(\.number))
    for frame in new.frames {
      switch before[frame.number] {
      case nil: added.append(frame.number)
      case .some(let hash): if hash != frame.hash { changed.append(frame.number) }
      }
    }
    removed = old.frames.map(\.number).filter { !after.contains($0) }
    let entries = { (record: GoldenRecord) in
      (record.options + record.facts).map { "\($0.name) \($0.value)" } + ["size \(record.size)"]
    }
    let (one, two) = (entries(old), entries(new))
    settings =
      one.filter { !two.contains($0) }.map { "-\($0)" }
      + two.filter { !one.contains($0) }.map { "+\($0)" }
    changesLayers = old.layers.lines != new.layers.lines
  }

  /// In words: `12 frames changed, from frame 3`.
  package var text: String {
    var parts: [String] = []
    for (numbers, what) in [(changed, "changed"), (added, "added"), (removed, "removed")] {
      guard let first = numbers.first else { continue }
      parts.append(
        numbers.count == 1
          ? "frame \(first) \(what)" : "\(numbers.count) frames \(what), from frame \(first) on")
    }
    if !settings.isEmpty { parts.append(settings.joined(separator: ", ")) }
    if parts.isEmpty { return changesLayers ? "values of layers changed" : "nothing changed" }
    return parts.joined(separator: "; ")
  }
}
