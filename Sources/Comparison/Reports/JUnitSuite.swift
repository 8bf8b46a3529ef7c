/// A suite of JUnit's XML: cases and how many of them passed.
package struct JUnitSuite: Sendable {
  struct Case {
    enum Outcome {
      case passed, failed, troubled
    }
    var text: String
    var outcome: Outcome
  }

  private let name: String
  private var cases = ""
  fileprivate private(set) var counts = (tests: 0, failures: 0, errors: 0)

  package init(name: String) { self.name = name }

  mutating func add(_ testCase: Case) {
    cases += testCase.text
    counts.tests += 1
    switch testCase.outcome {
    case .passed: break
    case .failed: counts.failures += 1
    case .troubled: counts.errors += 1
    }
  }

  /// Adds a case that could not be decided.
  package mutating func addError(_ message: String, in caseName: String) {
    let (message, name) = (Markup.escaped(message), Markup.escaped(caseName))
    add(
      Case(
        text: """
              <testcase name="\(name)" classname="\(Markup.escaped(self.name))" time="0">
                <error message="\(message)">\(message)</error>
              </testcase>

          """, outcome: .troubled))
  }

  fileprivate var text: String {
    """
      <testsuite name="\(Markup.escaped(name))" \(Self.attributes(counts)) skipped="0">
    \(cases)  </testsuite>

    """
  }

  fileprivate static func attributes(_ counts: (tests: Int, failures: Int, errors: Int)) -> String {
    "tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" errors=\"\(counts.errors)\" time=\"0\""
  }
}

/// A file of JUnit's XML, as build servers read it.
package struct JUnitReport: Sendable {
  private let name: String
  private let suites: [JUnitSuite]

  package init(named name: String, _ suites: [JUnitSuite]) {
    self.name = name
    self.suites = suites
  }

  package var text: String {
    let counts = suites.reduce(into: (tests: 0, failures: 0, errors: 0)) { sum, suite in
      sum.tests += suite.counts.tests
      sum.failures += suite.counts.failures
      sum.errors += suite.counts.errors
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(Markup.escaped(name))" \(JUnitSuite.attributes(counts))>
      \(suites.map(\.text).joined())</testsuites>

      """
  }
}
