import Export
import QuartzCore

/// `render verify`: whether all frames are in a folder, as they were written.
struct FolderVerification {
  private let folder: String
  private let isJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: VerifyArguments) {
    folder = arguments.folder
    isJSON = arguments.json
    isQuiet = arguments.quiet
  }

  /// - Returns: `success` where all are there, sound and alone, else `differs`.
  func run() throws(Diagnostic) -> ExitStatus {
    let check: FolderCheck
    do {
      check = try FolderCheck(of: folder)
    } catch {
      throw Diagnostic(error)
    }
    if isJSON {
      try Console.write(json(check).text + "\n")
    } else if !isQuiet {
      try Console.write(lines(check).map { ComparisonLines.printable($0) + "\n" }.joined())
    }
    return check.isWhole ? .success : .differs
  }

  private func lines(_ check: FolderCheck) -> [String] {
    check.clips.flatMap { clip in
      Self.kinds(clip).flatMap { kind, numbers in
        Self.runs(numbers).map { run in
          let room = String(repeating: " ", count: 10 - kind.count)
          let ends = [run.lowerBound, run.upperBound - 1].map(clip.destination.name)
          return run.count == 1
            ? kind + room + ends[0]
            : kind + room + "\(ends[0]) to \(ends[1]), \(Quantity.frames(run.count))"
        }
      } + [summary(clip, check)]
    } + check.strangers.map { "extra     \($0): no frame of any run" }
  }

  private func summary(_ clip: FolderCheck.Clip, _ check: FolderCheck) -> String {
    let wanted = clip.run.wanted.reduce(0) { $0 + $1.count }
    let what = "\(clip.run["scene"] ?? "a clip") at \(clip.run["fps"] ?? "?") fps"
    let summary = "\(folder): \(clip.sound.count) of \(Quantity.frames(wanted)) of \(what)"
    let faults = Self.kinds(clip).filter { !$0.numbers.isEmpty }
    guard !faults.isEmpty else { return "\(summary) are there and sound" }
    let counts = faults.map { "\($0.numbers.count) \($0.kind)" }.joined(separator: ", ")
    return
      "\(summary) are there and sound; \(counts): \(check.isBeingWritten ? Self.waiting : remedy(clip))"
  }

  private static let waiting = "frames are being written now"

  private func remedy(_ clip: FolderCheck.Clip) -> String {
    let isMade = !(clip.missing + clip.damaged + clip.foreign.filter(clip.wants)).isEmpty
    let isRemoved = !(clip.extra + clip.foreign.filter { !clip.wants($0) }).isEmpty
    let words = [
      isMade ? "the command that made them makes what is to be there anew with --resume" : nil,
      isRemoved ? "what is not to be there, remove, or render all with --overwrite" : nil,
    ]
    return words.compactMap(\.self).joined(separator: "; ")
  }

  private static func kinds(_ clip: FolderCheck.Clip) -> [(kind: String, numbers: [Int])] {
    [
      ("missing", clip.missing), ("damaged", clip.damaged), ("foreign", clip.foreign),
      ("extra", clip.extra),
    ]
  }

  private static func runs(_ numbers: [Int]) -> [Range<Int>] {
    FrameSelection(numbers.map { $0..<$0 + 1 }).ranges
  }

  /// `{"folder", "sound", "clips": [{"names", "settings", "wanted", "sound", "missing": […], …}], "strangers"}`.
  private func json(_ check: FolderCheck) -> OrderedJSON {
    let clips = check.clips.map { clip in
      let settings = clip.run.settings.map { (name: $0.name, value: OrderedJSON.string($0.value)) }
      let faults = Self.kinds(clip).map { kind, numbers in
        (name: kind, value: OrderedJSON.array(numbers.map { .number(Double($0)) }))
      }
      return OrderedJSON.object(
        [
          ("names", .string(clip.run.names)), ("settings", .object(settings)),
          ("wanted", .number(Double(clip.run.wanted.reduce(0) { $0 + $1.count }))),
          ("sound", .number(Double(clip.sound.count))),
        ] + faults)
    }
    return .object([
      ("folder", .string(folder)), ("whole", .bool(check.isWhole)),
      ("beingWritten", .bool(check.isBeingWritten)), ("clips", .array(clips)),
      ("strangers", .array(check.strangers.map { .string($0) })),
    ])
  }
}

/// `render clean`: removes what killed runs left half written.
struct FolderCleaning {
  private let folder: String
  private let isQuiet: Bool

  init(_ arguments: CleanArguments) {
    folder = arguments.folder
    isQuiet = arguments.quiet
  }

  func run() throws(Diagnostic) {
    do {
      let counts = try OutputFolder.clean(path: folder)
      if isQuiet { return }
      let files = { (count: Int) in count == 1 ? "1 file" : "\(count) files" }
      let kept = counts.inUse == 0 ? "" : "; \(files(counts.inUse)) still being written stay"
      Console.say("\(folder): removed \(files(counts.removed)) left half written\(kept)\n")
    } catch {
      throw Diagnostic(error)
    }
  }
}
