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

  /// Nil where all frames may be of one clip: made with the same settings as far as is noted; within its
  /// length and of one size, where nothing is.
  init?(_ plan: RenderPlan) {
    for case .files(let destination, _) in plan.outputs where !destination.isSingleFile {
      let others = Self.numbers(in: destination).filter { number in
        !plan.wanted.contains(number)
      }
      if others.isEmpty { continue }
      guard let manifest = try? FrameManifest(ofFolder: destination.folder) else { continue }
      let run = plan.run(for: destination)
      let makers = FrameMakers(manifest, from: run, at: destination)
      let unknown = others.filter { number in !makers.knows(number) }
      // Of one run all have one size: to look at the ends is enough.
      let ends = [unknown.first { $0 < plan.clipLength }, unknown.last { $0 < plan.clipLength }]
      let areResized = ends.compactMap(\.self).contains { number in
        let path = "\(destination.folder)/\(destination.name(ofFrame: number))"
        return Self.size(ofFile: path).map { $0 != [plan.picture.width, plan.picture.height] }
          ?? false
      }
      let isUnknown = Set(unknown)
      let foreign = others.filter { number in
        isUnknown.contains(number)
          ? number >= plan.clipLength || areResized : makers.otherMaker(ofFrame: number) != nil
      }
      guard let first = foreign.first, let last = foreign.last else { continue }
      names = (first == last ? [first] : [first, last]).map(destination.name)
      folder = destination.folder
      differences = makers.otherMaker(ofFrame: first)?.differences(from: run) ?? []
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
    return names.compactMap(destination.number).sorted()
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
