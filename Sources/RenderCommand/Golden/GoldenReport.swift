import Comparison
import Golden
import QuartzCore

/// What came of one golden.
struct GoldenReport {
  let name: String
  let outcome: Outcome
  /// The files written for people to look at, and what each shows.
  var strips: [(path: String, frame: Int)] = []
  /// Why there is no strip, or not the one of the first frame.
  var note: String?

  enum Outcome {
    case checked(GoldenRecord, GoldenResult)
    /// It could not be checked.
    case trouble(Diagnostic)
  }

  var status: ExitStatus {
    switch outcome {
    case .trouble(let diagnostic): diagnostic.status
    case .checked(_, let result): result.isSame ? .success : .differs
    }
  }

  /// Differences that are listed for people.
  private static let mostLines = 16

  /// Lines for people, on standard output; trouble is said elsewhere.
  var text: String {
    guard case .checked(_, let result) = outcome else { return "" }
    let all = result.frames.frames.count
    if result.isSame { return "\(name) is as recorded: \(Quantity.frames(all))\n" }
    let count = all - result.frames.sameCount
    var text =
      count == 0
      ? "\(name) differs: all \(Quantity.frames(all)) are as recorded, but\n"
      : "\(name) differs: \(count) of \(Quantity.frames(all))\n"
    let differences = result.frames.differences
    for difference in differences.prefix(Self.mostLines) {
      text += Self.line(difference, in: .clip)
    }
    if differences.count > Self.mostLines {
      text += Self.line("…", "\(differences.count - Self.mostLines) more; --json has them all")
    }
    for difference in result.stills?.differences ?? [] {
      var still = difference
      still.subject = "still \(difference.subject)"
      text += Self.line(still, in: .folder)
    }
    if let fault = result.animationFault {
      text += Self.line("animation", "\(GoldenFolder.animationName) \(fault)")
    }
    for strip in strips {
      text += Self.line("strip", "\(strip.path) shows frame \(strip.frame)")
    }
    if let note { text += Self.line("note", note) }
    return text
  }

  private static func line(_ difference: ClipDifference, in words: GoldenWords) -> String {
    line(
      difference.kind.rawValue, "\(difference.subject): \(words.message(of: difference))")
  }

  private static func line(_ kind: String, _ text: String) -> String {
    let room = String(repeating: " ", count: max(0, 12 - kind.count))
    return ComparisonLines.printable("  \(kind)\(room) \(text)") + "\n"
  }
}

// For programs.
extension GoldenReport {
  var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [("golden", .string(name))]
    switch outcome {
    case .trouble(let diagnostic):
      members += [
        ("same", .bool(false)), ("status", .number(Double(diagnostic.status.rawValue))),
        ("trouble", .string(diagnostic.problem)),
      ]
    case .checked(let record, let result):
      let frames = result.frames
      members += [
        ("scene", .string(record.scene)), ("same", .bool(result.isSame)),
        (
          "frames",
          .object([
            ("all", .number(Double(frames.frames.count))),
            ("same", .number(Double(frames.sameCount))),
          ])
        ),
        ("firstDifferingFrame", result.firstDifferingFrame.map { .number(Double($0)) } ?? .null),
        ("differences", .array(frames.differences.map { Self.object($0, result.numbers) })),
        (
          "stills",
          .array((result.stills?.differences ?? []).map { Self.object($0, []) })
        ),
        ("animation", result.animationFault.map { .string($0) } ?? .null),
        (
          "strips",
          .array(
            strips.map {
              .object([("path", .string($0.path)), ("frame", .number(Double($0.frame)))])
            })
        ),
      ]
    }
    return .object(members)
  }

  private static func object(_ difference: ClipDifference, _ numbers: [Int]) -> OrderedJSON {
    var members: [OrderedJSON.Member] = [
      ("kind", .string(difference.kind.rawValue)), ("subject", .string(difference.subject)),
      ("message", .string(difference.message)),
    ]
    if !numbers.isEmpty {
      members.append(
        ("frames", .array(difference.frames.map { .number(Double(numbers[$0])) })))
    }
    return .object(members)
  }

  var suites: [JUnitSuite] {
    switch outcome {
    case .trouble(let diagnostic):
      var suite = JUnitSuite(name: name)
      suite.addError(diagnostic.problem, in: GoldenFolder.recordName)
      return [suite]
    case .checked(_, let result):
      var suites = [result.frames.junitSuite(named: name, of: name)]
      if let stills = result.stills {
        suites.append(stills.junitSuite(named: "\(name) stills", of: name))
      }
      if let fault = result.animationFault {
        var suite = JUnitSuite(name: "\(name) pictures")
        suite.addError("\(GoldenFolder.animationName) \(fault)", in: GoldenFolder.animationName)
        suites.append(suite)
      }
      return suites
    }
  }
}
