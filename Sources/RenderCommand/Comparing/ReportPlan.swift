import Comparison
import PNG

/// Where what differs is told besides in lines: resolved, and how to write it.
struct ReportPlan {
  let isJSON: Bool
  private let junitPath: String?
  /// Nil: no strips.
  let stripFolder: String?
  /// Nil: no pages.
  let pageFolder: String?
  let paths: ReportPaths

  /// - Parameter usualStrips: Where strips go when nothing is said.
  init(_ arguments: ReportArguments, usualStrips: String? = nil) throws(Diagnostic) {
    isJSON = arguments.json
    junitPath = arguments.junit
    stripFolder = arguments.diff == "none" ? nil : arguments.diff ?? usualStrips
    pageFolder = arguments.html
    paths = try ReportPaths([
      "--junit": junitPath, "--diff": stripFolder, "--html": pageFolder,
    ])
  }

  func writeJUnit(_ text: @autoclosure () -> String) throws(Diagnostic) {
    guard let junitPath else { return }
    try ReportFile(junitPath, option: "--junit").write(Array(text().utf8))
  }

  func writePage(
    _ text: @autoclosure () -> String, named name: String = "index.html"
  ) throws(Diagnostic) {
    guard let pageFolder else { return }
    try ReportFile("\(pageFolder)/\(name)", option: "--html").write(Array(text().utf8))
  }

  /// - Returns: The strip's path; nil where there is none.
  @discardableResult
  func writeStrip(
    _ expected: StraightPicture?, _ actual: StraightPicture?, named name: String
  ) throws(Diagnostic) -> String? {
    guard let stripFolder, expected != nil || actual != nil else { return nil }
    guard let strip = StraightPicture(stripOf: expected, actual) else {
      Console.say("render: no strip \(name): it would be larger than pictures may be\n")
      return nil
    }
    let path = "\(stripFolder)/\(name)"
    let bytes: [UInt8]
    do {
      bytes = try strip.encoded()
    } catch {
      throw Diagnostic(.software, "strip \(path) cannot be written: \(error.message)")
    }
    try ReportFile(path, option: "--diff").write(bytes)
    return path
  }
}

extension HTMLReport {
  /// Adds a frame that differs, with its pictures where they are at hand.
  mutating func show(
    _ finding: FrameFinding, _ differences: [ClipDifference], expected: StraightPicture?,
    actual: StraightPicture?
  ) throws(Diagnostic) {
    do {
      add(try ReportedFrame(finding, differences, expected: expected, actual: actual))
    } catch {
      throw Diagnostic(.software, "\(finding.name) cannot be shown: \(error.message)")
    }
  }
}
