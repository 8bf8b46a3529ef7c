import Foundation

/// Turns drawings, `.pdf` and `.svg`, into pictures beside them, since only pictures are drawn when the program
/// runs: `dog.pdf` gains `dog.pdf@1x.png`, `@2x` and `@3x`. A point of PDF and a pixel of SVG is a point of UIKit;
/// of several pages the first counts.
struct PictureConverter: Equatable, Sendable {
  /// poppler's `pdftocairo`, where it is on the machine.
  let pdf: String?
  /// librsvg's `rsvg-convert`, where it is on the machine.
  let svg: String?

  /// With what is on the `PATH`.
  init() {
    self.init(
      pdf: SearchPath.program("pdftocairo"), svg: SearchPath.program("rsvg-convert"))
  }

  /// With programs at absolute paths.
  init(pdf: String?, svg: String?) {
    self.pdf = pdf
    self.svg = svg
  }

  /// A drawing may take so many seconds of work; a broken or hostile one may take for ever.
  private static let patience = 20

  /// True where a file is a drawing, or a folder holds one.
  static func isDue(_ path: String) -> Bool {
    isDrawing(path) || !drawings(in: path).isEmpty
  }

  private static func isDrawing(_ name: String) -> Bool { ["pdf", "svg"].contains(ending(name)) }

  /// The drawings in a folder, seen from it.
  private static func drawings(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter(isDrawing).sorted()
  }

  /// Makes pictures of every drawing in a folder.
  /// - Returns: Lines about what could not be turned.
  func convert(in folder: String) async -> [String] {
    let drawings = Self.drawings(in: folder)
    var lines = await withTaskGroup(of: (Int, String?).self) { group in
      var waiting = drawings.enumerated().filter { program(for: $0.element) != nil }[...]
      var lines: [(Int, String)] = []
      var running = 0
      while true {
        while running < ProcessInfo.processInfo.activeProcessorCount,
          let (index, name) = waiting.popFirst()
        {
          running += 1
          group.addTask { (index, await complaint(about: name, in: folder)) }
        }
        guard let (index, line) = await group.next() else { break }
        running -= 1
        if let line { lines.append((index, line)) }
      }
      return lines.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for (ending, tool) in [
      ("pdf", "pdftocairo (poppler-utils)"), ("svg", "rsvg-convert (librsvg2-bin)"),
    ] {
      let files = drawings.filter { Self.ending($0) == ending && program(for: $0) == nil }
      guard let first = files.first else { continue }
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      lines.append("\(first)\(others) cannot be shown: there is no \(tool) here")
    }
    return lines
  }

  /// Makes the pictures of one drawing; a line where that fails.
  private func complaint(about name: String, in folder: String) async -> String? {
    guard let program = program(for: name) else { return nil }
    for scale in 1...3 {
      let made = "\(folder)/\(name)@\(scale)x"
      let words =
        Self.ending(name) == "pdf"
        ? ["-png", "-transp", "-singlefile", "-r", "\(72 * scale)", "\(folder)/\(name)", made]
        : ["--zoom", "\(scale)", "--output", made + ".png", "\(folder)/\(name)"]
      let outcome: ToolRun.Outcome?
      if let timeout = SearchPath.program("timeout") {
        outcome = try? await ToolRun.run(timeout, ["\(Self.patience)", program] + words)
      } else {
        outcome = try? await ToolRun.run(program, words)
      }
      if outcome?.status == 0, FileManager.default.fileExists(atPath: made + ".png") { continue }
      let tool = program.split(separator: "/").last ?? ""
      let said = outcome?.complaints.split(whereSeparator: \.isNewline).last
        .map { ": " + $0.replacing("\(folder)/\(name)", with: name) }
      return "\(name) cannot be shown: \(tool) cannot read it\(said ?? "")"
    }
    return nil
  }

  private func program(for name: String) -> String? { Self.ending(name) == "pdf" ? pdf : svg }

  private static func ending(_ name: String) -> String {
    name.split(separator: ".").last?.lowercased() ?? ""
  }
}
