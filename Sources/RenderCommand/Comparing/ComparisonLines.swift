import Comparison

/// A comparison for people: a line for each difference, then one that sums up.
struct ComparisonLines {
  private let comparison: ClipComparison
  private let plan: ComparePlan

  init(_ comparison: ClipComparison, _ plan: ComparePlan) {
    self.comparison = comparison
    self.plan = plan
  }

  var text: String {
    comparison.differences.map { difference in
      let kind = difference.kind.rawValue
      let room = String(repeating: " ", count: max(0, 12 - kind.count))
      return Self.printable("\(kind)\(room) \(difference.subject): \(difference.message)") + "\n"
    }.joined() + Self.printable(summary) + "\n"
  }

  private var summary: String {
    let frames = comparison.frames.count
    let sides = "\(plan.a) and \(plan.b)"
    let tolerated = comparison.frames.count { $0.isTolerated }
    let note = tolerated == 0 ? "" : ", \(tolerated) of them within what is allowed"
    if comparison.isSame {
      return frames == 1
        ? "\(sides) are the same" + (tolerated == 0 ? "" : ", within what is allowed")
        : "\(sides) are the same: \(Figures.frames(frames))\(note)"
    }
    let count = comparison.differences.count
    let found = count == 1 ? "1 difference" : "\(count) differences"
    if frames == 1 { return "\(sides) differ: \(found)" }
    return "\(sides) differ: \(found); \(comparison.sameCount) of \(frames) frames "
      + "\(comparison.sameCount == 1 ? "is" : "are") the same\(note)"
  }

  /// Names may hold anything: what would move the cursor is written as its number.
  static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension FrameFinding {
  fileprivate var isTolerated: Bool {
    if case .tolerated = outcome { !isDifference } else { false }
  }
}
