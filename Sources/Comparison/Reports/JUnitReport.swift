extension ClipComparison {
  /// The comparison as JUnit's XML, as build servers read it: a case for each frame, and one for
  /// what concerns the clips as wholes.
  /// - Parameters: what the sides are called.
  package func junitReport(a: String, b: String) -> String {
    var messages: [Int: [ClipDifference]] = [:]
    for difference in differences {
      for frame in difference.frames { messages[frame, default: []].append(difference) }
    }
    var cases = [junitCase("animation", b, differences.filter(\.frames.isEmpty))]
    for (place, frame) in frames.enumerated() {
      cases.append(junitCase(frame.name, b, messages[place] ?? []))
    }
    let failures = cases.count { $0.isFailure }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" time=\"0\""
    let name = Markup.escaped("\(a) and \(b)")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="render compare" \(counts)>
        <testsuite name="\(name)" \(counts) skipped="0">
      \(cases.map(\.text).joined())  </testsuite>
      </testsuites>

      """
  }

  private func junitCase(
    _ name: String, _ className: String, _ differences: [ClipDifference]
  ) -> (text: String, isFailure: Bool) {
    let title =
      "    <testcase name=\"\(Markup.escaped(name))\" classname=\"\(Markup.escaped(className))\""
      + " time=\"0\""
    if differences.isEmpty { return (title + "/>\n", false) }
    let kinds = Markup.escaped(differences.map(\.kind.rawValue).joined(separator: ", "))
    let message = Markup.escaped(
      differences.map { "\($0.subject): \($0.message)" }.joined(separator: "; "))
    return (
      """
      \(title)>
            <failure type="\(kinds)" message="\(message)">\(message)</failure>
          </testcase>

      """, true
    )
  }
}
