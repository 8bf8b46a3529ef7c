import Comparison
import QuartzCore

/// Carries `render compare` out: compares, tells what differs, writes what was asked for.
struct ComparisonRun {
  private let plan: ComparePlan

  init(_ plan: ComparePlan) {
    self.plan = plan
  }

  /// - Returns: `success` where nothing differs, else `differs`.
  func run() async throws(Diagnostic) -> ExitStatus {
    var a = try PictureSource(plan.a)
    var b = try PictureSource(plan.b)
    let comparison = try await ClipComparison(
      comparing: a, with: b, thresholds: plan.thresholds)
    try writeFiles(comparison, &a, &b)
    if plan.reports.isJSON {
      try Console.write(ComparisonJSON(comparison, plan).document.text + "\n")
    } else if !plan.isQuiet {
      try Console.write(ComparisonLines(comparison, plan).text)
    }
    return comparison.isSame ? .success : .differs
  }

  private func writeFiles(
    _ comparison: ClipComparison, _ a: inout PictureSource, _ b: inout PictureSource
  ) throws(Diagnostic) {
    let reports = plan.reports
    try reports.writeJUnit(comparison.junitReport(a: plan.a, b: plan.b))
    let wantsStrips = reports.stripFolder != nil
    var page = reports.pageFolder.map { _ in HTMLReport(of: comparison, a: plan.a, b: plan.b) }
    for (index, finding) in comparison.frames.enumerated() {
      let differences = comparison.differences.filter { $0.frames.contains(index) }
      let isOnPage = page?.hasRoom == true
      if differences.isEmpty || !wantsStrips && page == nil { continue }
      let isShown = isOnPage || wantsStrips
      let expected = isShown ? try picture(finding.a, of: &a) : nil
      let actual = isShown ? try picture(finding.b, of: &b) : nil
      try page?.show(
        finding, differences, expected: isOnPage ? expected : nil, actual: isOnPage ? actual : nil)
      try reports.writeStrip(expected, actual, named: fileName(finding, index))
    }
    if let page { try reports.writePage(page.text) }
  }

  private func picture(
    _ index: Int?, of source: inout PictureSource
  ) throws(Diagnostic) -> StraightPicture? {
    guard let index, case .picture(let frame) = try source.content(ofFrame: index) else {
      return nil
    }
    return frame.picture
  }

  /// The name of a strip: the picture's own, or the number of a frame that is no file.
  private func fileName(_ finding: FrameFinding, _ index: Int) -> String {
    if finding.name.lowercased().hasSuffix(".png") { return finding.name }
    let number = "\(index)"
    return String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png"
  }
}
