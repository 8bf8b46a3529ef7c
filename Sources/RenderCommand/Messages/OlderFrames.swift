import Export
import Foundation
import Stage

/// Numbered frames of another run in the folder that was written to, which the films and comparisons
/// that people make next would take for frames of this clip.
struct OlderFrames {
  /// Their names, first and last.
  private let names: [String]
  private let folder: String
  /// In what that run was another, where it is known.
  private let differences: [String]

  /// Nil where all frames may be of one clip: made with the same settings as far as `notes` know; within its
  /// length and of one size, where they do not.
  init?(_ plan: RenderPlan, _ notes: RunNotes) {
    let settings = RunSettings(plan)
    let clip = plan.staging.scene.clipFrameCount(at: plan.staging.rate)
    for case .files(let destination, _) in plan.outputs where !destination.isSingleFile {
      let others = Self.numbers(in: destination).filter { number in
        !plan.selection.contains(number)
      }
      let (runs, known) = (notes.others(in: destination), notes.known(in: destination))
      let unknown = others.filter { !known.contains($0) }
      let size = [plan.picture.width, plan.picture.height]
      // Of one run all have one size: to look at the ends is enough.
      let ends = [unknown.first { $0 < clip }, unknown.last { $0 < clip }].compactMap(\.self)
      let areResized = ends.contains { number in
        let path = "\(destination.folder)/\(destination.name(ofFrame: number))"
        return Self.size(ofFile: path).map { $0 != size } ?? false
      }
      let foreign = others.filter { number in
        number >= clip || areResized && !known.contains(number)
          || runs.contains { $0.frames.contains(number) }
      }
      guard let first = foreign.first, let last = foreign.last else { continue }
      names = (first == last ? [first] : [first, last]).map(destination.name)
      folder = destination.folder
      differences =
        runs.first { $0.frames.contains(first) }?.settings.differences(from: settings) ?? []
      return
    }
    return nil
  }

  var line: String {
    "render: \(folder) also holds frames of another run, \(names.joined(separator: " to "))"
      + reason + ": remove them, or write to another folder, before you make a film of this one"
  }

  private var reason: String {
    if differences.isEmpty { return "" }
    let more = differences.count - Self.most
    return " (" + differences.prefix(Self.most).joined(separator: "; ")
      + (more > 0 ? "; \(more) more" : "") + ")"
  }

  /// So many differences are told.
  private static let most = 3

  /// The numbers of the files that are named as frames are, ascending.
  private static func numbers(in destination: FrameDestination) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: destination.folder)) ?? []
    return names.compactMap { name in
      let digits = name.split { !($0.isASCII && $0.isNumber) }
      return digits.lazy.compactMap { Int($0) }.first { destination.name(ofFrame: $0) == name }
    }.sorted()
  }

  /// Width and height that the header of a PNG file says.
  private static func size(ofFile path: String) -> [Int]? {
    guard let file = FileHandle(forReadingAtPath: path),
      let header = try? file.read(upToCount: 24), header.count == 24
    else { return nil }
    let bytes = [UInt8](header)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
