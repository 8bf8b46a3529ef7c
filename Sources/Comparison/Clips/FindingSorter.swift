import Raster

/// Puts names to findings: makes of what was found at each frame the differences people are told.
struct FindingSorter {
  /// In the order of the frames they begin with.
  private(set) var differences: [ClipDifference] = []
  private let findings: [FrameFinding]

  init(_ findings: [FrameFinding]) {
    self.findings = findings
    addUnpaired()
    addDisorder()
    for (position, finding) in findings.enumerated() { addDamage(finding, at: position) }
    addTimings()
    differences = differences.enumerated()
      .sorted {
        ($0.element.frames.first ?? 0, $0.offset) < ($1.element.frames.first ?? 0, $1.offset)
      }
      .map(\.element)
  }

  private mutating func add(
    _ kind: DifferenceKind, _ frames: [Int], subject: String? = nil, _ message: String,
    other: Int? = nil
  ) {
    differences.append(
      ClipDifference(
        kind, frames: frames, subject: subject ?? self.subject(frames), message: message,
        other: other))
  }

  /// The frame's name, or the first and the last of several.
  private func subject(_ frames: [Int]) -> String {
    guard let first = frames.first, let last = frames.last else { return "" }
    let name = findings[first].name
    return first == last ? name : "\(name) to \(findings[last].name)"
  }

  /// Frames of one side only. One that is missing and one that is extra and shows the same is one
  /// frame with another name.
  private mutating func addUnpaired() {
    var extras = findings.indices.filter { findings[$0].outcome == .extra }
    for position in findings.indices where findings[position].outcome == .missing {
      let renamed = extras.firstIndex { extra in
        findings[extra].signatureInB != nil
          && findings[extra].signatureInB == findings[position].signatureInA
      }
      if let renamed {
        let extra = extras.remove(at: renamed)
        add(
          .renamed, [position, extra], subject: findings[position].name,
          "is called \(findings[extra].name) in B", other: extra)
      } else {
        add(.missing, [position], "is not in B")
      }
    }
    for position in extras {
      let original = findings.indices.first {
        $0 != position && findings[position].signatureInB != nil
          && findings[$0].signatureInA == findings[position].signatureInB
      }
      let copy = original.map { ", and shows the same as \(findings[$0].name)" } ?? ""
      add(.extra, [position], "is not in A\(copy)", other: original)
    }
  }

  /// Differing pictures: those that show another frame of A, then the rest.
  private mutating func addDisorder() {
    let order = FrameOrder(findings)
    var explained: Set<Int> = []
    for shift in order.shifts {
      explained.formUnion(shift.frames)
      let shown = shift.frames.map { $0 + shift.distance }
      let by = Figures.frames(abs(shift.distance))
      add(
        .shifted, shift.frames,
        "in B equal \(subject(shown)) of A: B is \(by) \(shift.distance > 0 ? "early" : "late")",
        other: shown.first)
    }
    for (one, other) in order.swaps {
      explained.formUnion([one, other])
      add(
        .swapped, [one, other], subject: "\(findings[one].name) and \(findings[other].name)",
        "have changed places in B", other: other)
    }
    for (position, shown) in order.moves {
      explained.insert(position)
      let repeats =
        shown == position - 1 && findings[shown].signatureInB == findings[position].signatureInB
      add(
        repeats ? .repeated : .moved, [position],
        repeats
          ? "in B repeats \(findings[shown].name)" : "in B shows \(findings[shown].name) of A",
        other: shown)
    }
    addUnlike(
      findings.indices.filter { !explained.contains($0) && findings[$0].outcome == .unlike })
    for (position, finding) in findings.enumerated() where !explained.contains(position) {
      switch finding.outcome {
      case .different(let difference, let breaches):
        add(difference.kind, [position], difference.sentence(breaches))
      case .resized(let a, let b):
        add(.resized, [position], "is \(a) in A and \(b) in B")
      default: break
      }
    }
  }

  /// Frames of which fingerprints tell that they differ, and nothing more: a run is one difference.
  private mutating func addUnlike(_ positions: [Int]) {
    var rest = positions[...]
    while let first = rest.first {
      var run = [first]
      rest = rest.dropFirst()
      while let next = rest.first, next == run[run.count - 1] + 1 {
        run.append(next)
        rest = rest.dropFirst()
      }
      add(
        .different, run,
        run.count == 1
          ? "shows something else in B; of its pictures not both are kept"
          : "show something else in B; of their pictures not both are kept")
    }
  }

  private mutating func addDamage(_ finding: FrameFinding, at position: Int) {
    for (side, damage) in [(ClipSide.a, finding.damageInA), (.b, finding.damageInB)] {
      if let damage { add(damage.kind, [position], "in \(side.rawValue): \(damage.message)") }
    }
    if !finding.hasSameColors {
      add(.profile, [position], "says something else about its colours in B than in A")
    }
    if let bytes = finding.bytesAfterEnd {
      add(
        .trailing, [position],
        bytes.a == bytes.b
          ? "other bytes follow the end of the file in B than in A"
          : "bytes follow the end of the file: \(bytes.a) in A, \(bytes.b) in B")
    }
  }

  /// Runs of frames whose delays differ alike are one difference.
  private mutating func addTimings() {
    var run: [Int] = []
    for (position, finding) in findings.enumerated() {
      guard let delays = finding.delays, !delays.areEqual else { continue }
      if let last = run.last, last == position - 1, findings[last].delays == delays {
        run.append(position)
      } else {
        addTiming(run)
        run = [position]
      }
    }
    addTiming(run)
  }

  private mutating func addTiming(_ run: [Int]) {
    guard let first = run.first, let delays = findings[first].delays else { return }
    add(.timing, run, "shown for \(delays.a) in A and for \(delays.b) in B")
  }
}

extension PictureDifference {
  /// The name for it.
  var kind: DifferenceKind {
    if displacement != nil { return .displaced }
    switch nature {
    case .alpha: return .alpha
    case .transparency: return .transparency
    case .channel: return .channel
    case .mixed: return .different
    }
  }

  /// What differs, by how much and where.
  func sentence(_ breaches: [String]) -> String {
    let what =
      switch nature {
      case .alpha: "in alpha alone"
      case .transparency: "between there and fully transparent"
      case .channel(let channel): "in \(channel.rawValue) alone"
      case .mixed: "in colour"
      }
    let many = pixelCount == 1 ? "1 pixel differs" : "\(pixelCount) pixels differ"
    let position =
      pixelCount == 1
      ? "at \(firstX),\(firstY)"
      : "within \(bounds.width)x\(bounds.height) at \(bounds.x),\(bounds.y)"
    let movement = displacement.map { "is \($0) in B; " } ?? ""
    return """
      \(movement)\(many) \(what), by at most \(Figures.upward(greatest).droppingZeros) of 255, \(position); \
      SSIM \(Figures.similarity(similarity)), ΔE \(Figures.upward(greatestColorDifference))
      """ + (breaches.isEmpty ? "" : " (" + breaches.joined(separator: "; ") + ")")
  }
}

extension String {
  fileprivate var droppingZeros: String {
    String(reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }
}
