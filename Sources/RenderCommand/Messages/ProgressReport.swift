/// What is said on standard error while frames are being written.
package struct ProgressReport: Sendable {
  package enum Style: Sendable {
    /// One line rewritten in place, for a terminal.
    case bar
    /// A line for every tenth, for a log.
    case lines
    case silent
  }

  private let style: Style
  private let total: Int
  private var tenths = 0
  private var lastBar: Double?

  /// - Parameter total: Number of frames to come.
  package init(style: Style, total: Int) {
    self.style = style
    self.total = total
  }

  /// The text to write now that `done` frames are finished, if any.
  /// - Parameter elapsed: Seconds since the first frame was begun.
  package mutating func text(done: Int, elapsed: Double) -> String? {
    guard total > 0 else { return nil }
    switch style {
    case .silent:
      return nil
    case .bar:
      if let lastBar, elapsed - lastBar < 0.05, done < total { return nil }
      lastBar = elapsed
      let filled = done * 24 / total
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 24 - filled)
      return "\r[\(bar)] \(done)/\(total)" + pace(done: done, elapsed: elapsed) + "\u{1B}[K"
    case .lines:
      guard done * 10 / total > tenths else { return nil }
      tenths = done * 10 / total
      return "\(tenths * 10) %  \(done)/\(total)" + pace(done: done, elapsed: elapsed) + "\n"
    }
  }

  /// Clears a bar that is standing, so that the next line starts at the margin.
  package func ending() -> String? {
    lastBar == nil ? nil : "\r\u{1B}[K"
  }

  private func pace(done: Int, elapsed: Double) -> String {
    guard done > 0, elapsed > 0 else { return "" }
    let rate = Double(done) / elapsed
    let left = Double(total - done) / rate
    return "  \(Quantity.short(rate)) fps" + (done < total ? "  \(Quantity.clock(left)) left" : "")
  }
}
