import Synchronization

/// What a scene asked for and we do not do: feature, subject, first time and how often.
package final class UnsupportedLedger: Sendable {
  /// One line of the ledger.
  package struct Entry: Hashable, Sendable {
    /// What is missing, for people: "filters", "CATiledLayer".
    package var feature: String
    /// The layer or call that asked for it.
    package var subject: String
    /// Scene time in seconds of the first request.
    package var firstTime: Double
    package var count: Int

    package init(feature: String, subject: String, firstTime: Double, count: Int) {
      self.feature = feature
      self.subject = subject
      self.firstTime = firstTime
      self.count = count
    }
  }

  private struct Key: Hashable {
    var feature: String
    var subject: String
  }

  private struct Lines {
    var entries: [Entry] = []
    var indices: [Key: Int] = [:]
  }

  private let lines = Mutex(Lines())

  package init() {}

  /// Notes that `feature` was asked for by `subject`, at `sceneTime` seconds.
  package func record(_ feature: String, at subject: String, sceneTime: Double) {
    lines.withLock { lines in
      let key = Key(feature: feature, subject: subject)
      if let index = lines.indices[key] {
        lines.entries[index].count += 1
      } else {
        lines.indices[key] = lines.entries.count
        lines.entries.append(
          Entry(feature: feature, subject: subject, firstTime: sceneTime, count: 1))
      }
    }
  }

  /// All lines, in the order in which they first occurred.
  package var entries: [Entry] { lines.withLock { $0.entries } }

  package var isEmpty: Bool { lines.withLock { $0.entries.isEmpty } }
}
