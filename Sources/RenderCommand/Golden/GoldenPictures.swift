import Comparison
import Golden
import PNG

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
    guard let folder = plan.stripFolder, let first = result.firstDifferingFrame else { return }
    guard let shown = result.frameForStrip else {
      report.note = "there is none: of no frame that differs is a picture at hand"
      return
    }
    let frames = plan.wantsAllStrips ? result.pictures.keys.sorted() : [shown]
    for frame in frames {
      guard let pair = result.pictures[frame],
        let strip = StraightPicture(stripOf: pair.a, pair.b)
      else { continue }
      let path = "\(folder)/\(name)-\(GoldenFolder.stillName(ofFrame: frame))"
      let bytes: [UInt8]
      do {
        bytes = try strip.encoded()
      } catch {
        throw Diagnostic(.software, "strip \(path) cannot be written: \(error.message)")
      }
      try ReportFile(path, option: "--diff").write(bytes)
      report.strips.append((path, frame))
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
    guard let folder = plan.pageFolder else { return }
    let comparison = result.frames
    var page = HTMLReport(
      of: comparison, a: "\(plan.folder)/\(name)", b: "\(record.scene), made now")
    for (place, finding) in comparison.frames.enumerated() {
      let differences = comparison.differences.filter { $0.frames.contains(place) }
      if differences.isEmpty { continue }
      let pair = result.pictures[result.numbers[place]]
      do throws(PNGError) {
        page.add(
          try ReportedFrame(finding, differences, expected: pair?.a, actual: pair?.b))
      } catch {
        throw Diagnostic(.software, "\(finding.name) cannot be shown: \(error.message)")
      }
    }
    try ReportFile("\(folder)/\(name).html", option: "--html").write(Array(page.text.utf8))
  }
}
