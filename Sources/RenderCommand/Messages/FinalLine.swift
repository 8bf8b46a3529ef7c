import Export
import Stage

/// What is said when everything is written: how much, how fast, and where it lies.
struct FinalLine {
  private let plan: RenderPlan
  private let report: ExportReport
  private let seconds: Double

  init(_ plan: RenderPlan, _ report: ExportReport, seconds: Double) {
    self.plan = plan
    self.report = report
    self.seconds = seconds
  }

  var text: String {
    let count = plan.selection.count
    let rate = Quantity.short(Double(count) / max(seconds, 1e-9))
    let written = plan.outputs.filter { !$0.isStandardOutput }.map(described)
    let files = written.isEmpty ? "" : " in " + written.joined(separator: ", ")
    let stream = plan.outputs.contains(where: \.isStandardOutput) ? " on standard output" : ""
    return ComparisonLines.printable(
      "\(Quantity.frames(count)) in \(Quantity.short(seconds)) s (\(rate) fps)"
        + files + (files.isEmpty || stream.isEmpty ? stream : " and" + stream) + film)
  }

  /// A file or folder with what was written there.
  private func described(_ output: OutputDestination) -> String {
    let bytes: Int?
    switch output {
    case .files: bytes = report.byteCount(where: \.isPNG)
    case .file(_, let path):
      bytes = FileLocation.size(ofFile: path)
    case .standardOutput: bytes = nil
    }
    return output.path + (bytes.map { " (\(Quantity.bytes($0)))" } ?? "")
  }

  /// How to make a film of frames, where nothing else was asked for.
  private var film: String {
    guard plan.outputs.count == 1 else { return "" }
    let recipe = FilmRecipe(
      rate: "\(plan.staging.rate)", width: plan.picture.width, height: plan.picture.height,
      selection: plan.foundCount > 0 ? plan.wanted : plan.selection, output: plan.outputs[0])
    return recipe.command.map { "; for a film: \($0)" } ?? ""
  }
}
