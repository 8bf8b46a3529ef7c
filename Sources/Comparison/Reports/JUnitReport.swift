extension ClipComparison {
  /// The comparison as JUnit's XML, as build servers read it: a case for each frame, and one for
  /// what concerns the clips as wholes.
  /// - Parameters: what the sides are called.
  package func junitReport(a: String, b: String) -> String {
    JUnitReport(named: "render compare", [junitSuite(named: "\(a) and \(b)", of: b)]).text
  }

  /// The comparison as one suite of several.
  /// - Parameter className: to what its cases belong.
  package func junitSuite(named name: String, of className: String) -> JUnitSuite {
    var messages: [Int: [ClipDifference]] = [:]
    for difference in differences {
      for frame in difference.frames { messages[frame, default: []].append(difference) }
    }
    var suite = JUnitSuite(name: name)
    suite.add(junitCase("animation", className, differences.filter(\.frames.isEmpty)))
    for (index, frame) in frames.enumerated() {
      suite.add(junitCase(frame.name, className, messages[index] ?? []))
    }
    return suite
  }

  private func junitCase(
    _ name: String, _ className: String, _ differences: [ClipDifference]
  ) -> JUnitSuite.Case {
    let title =
      "    <testcase name=\"\(Markup.escaped(name))\" classname=\"\(Markup.escaped(className))\""
      + " time=\"0\""
    if differences.isEmpty { return JUnitSuite.Case(text: title + "/>\n", outcome: .passed) }
    let kinds = Markup.escaped(differences.map(\.kind.rawValue).joined(separator: ", "))
    let message = Markup.escaped(
      differences.map { "\($0.subject): \($0.message)" }.joined(separator: "; "))
    return JUnitSuite.Case(
      text: """
        \(title)>
              <failure type="\(kinds)" message="\(message)">\(message)</failure>
            </testcase>

        """, outcome: .failed)
  }
}
