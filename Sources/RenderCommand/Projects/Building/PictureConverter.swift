import Foundation

/// Turns drawings, `.pdf` and `.svg`, into pictures beside them, since only pictures are drawn when the program
/// runs: `dog.pdf` gains `dog.pdf@1x.png`, `@2x` and `@3x`.
struct PictureConverter: Equatable, Sendable {
  /// poppler's `pdftocairo`, where it is on the machine.
  let pdf: String?
  /// librsvg's `rsvg-convert`, where it is on the machine.
  let svg: String?

  /// With what is on the `PATH`.
  init() {
    pdf = SearchPath.program("pdftocairo")
    svg = SearchPath.program("rsvg-convert")
  }

  /// Makes pictures of every drawing in a folder.
  /// - Returns: Lines about what could not be turned.
  func convert(in folder: String) async -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var missing: [String: [String]] = [:]
    var lines: [String] = []
    for name in names.sorted() {
      let ending = name.split(separator: ".").last?.lowercased()
      guard let ending, ["pdf", "svg"].contains(ending) else { continue }
      guard let program = ending == "pdf" ? pdf : svg else {
        missing[ending, default: []].append(name)
        continue
      }
      for scale in 1...3 {
        let made = "\(folder)/\(name)@\(scale)x"
        let words =
          ending == "pdf"
          ? ["-png", "-transp", "-singlefile", "-r", "\(72 * scale)", "\(folder)/\(name)", made]
          : ["--zoom", "\(scale)", "--output", made + ".png", "\(folder)/\(name)"]
        let outcome = try? await ToolRun.run(program, words)
        if outcome?.status != 0 {
          lines.append("\(name) cannot be read by \(program)")
          break
        }
      }
    }
    for (ending, tool) in [
      ("pdf", "pdftocairo (poppler-utils)"), ("svg", "rsvg-convert (librsvg2-bin)"),
    ] {
      guard let files = missing[ending], let first = files.first else { continue }
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      lines.append("\(first)\(others) cannot be shown: there is no \(tool) here")
    }
    return lines
  }
}
