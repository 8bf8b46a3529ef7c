import Comparison
import Golden

/// Writes what people look at when a golden differs: strips and a page.
struct GoldenPictures {
  private let plan: GoldenCheckPlan
  private let record: GoldenRecord
  private let result: GoldenResult
  private let name: String

  init(_ plan: GoldenCheckPlan, _ record: GoldenRecord, _ result: GoldenResult, _ name: String) {
    self.plan = plan
    self.record = record
    self.result = result
    self.name = name
  }

  func write(into report: inout GoldenReport) throws(Diagnostic) {
    try writePage()
    guard plan.reports.stripFolder != nil, let first = result.firstDifferingFrame else { return }
    guard let shown = result.frameForStrip else {
      report.note = "there is none: of no frame that differs is a picture at hand"
      return
    }
    let frames = plan.wantsAllStrips ? result.pictures.keys.sorted() : [shown]
    for frame in frames {
      let pair = result.pictures[frame]
      let name = "\(name)-\(GoldenFolder.stillName(ofFrame: frame))"
      if let path = try plan.reports.writeStrip(pair?.a, pair?.b, named: name) {
        report.strips.append((path, frame))
      }
    }
    report.note = note(first: first, shown: shown)
  }

  /// What a strip leaves open.
  private func note(first: Int, shown: Int) -> String? {
    if result.omitted > 0 {
      return "of \(Quantity.frames(result.omitted)) there is none: pictures found no room"
    }
    guard result.pictures[first]?.a == nil, record.position(ofFrame: first) != nil else {
      return nil
    }
    return "of frame \(first) no picture was recorded; 'render golden record' keeps those of "
      + "--stills \(first), or all with --keep-frames"
  }

  private func writePage() throws(Diagnostic) {
    guard plan.reports.pageFolder != nil else { return }
    let comparison = result.frames
    var page = HTMLReport(
      of: comparison, a: "\(plan.folder)/\(name)", b: "\(record.scene), made now")
    for (index, finding) in comparison.frames.enumerated() {
      let differences = comparison.differences.filter { $0.frames.contains(index) }
      if differences.isEmpty { continue }
      let pair = result.pictures[result.numbers[index]]
      try page.show(finding, differences, expected: pair?.a, actual: pair?.b)
    }
    try plan.reports.writePage(page.text, named: "\(name).html")
  }
}
