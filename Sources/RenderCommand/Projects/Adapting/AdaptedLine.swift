/// What is said of adapted sources.
struct AdaptedLine {
  let report: AdaptReport
  let paths: TypedPaths
  let seconds: String

  var text: String {
    let files = report.adaptedCount == 1 ? "1 file" : "\(report.adaptedCount) files"
    var text = "adapted \(files) (\(seconds))\n"
    for module in report.modules {
      for file in module.files {
        guard let framework = file.leftOut else { continue }
        text += "\(paths.shown(file.source)): left out: it needs \(framework)\n"
      }
    }
    for note in report.notes {
      text += "\(paths.shown(note.file)):\(note.line): \(note.text)\n"
    }
    return text
  }
}
