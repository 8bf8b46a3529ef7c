import Raster

/// Frames of B that show other frames of A than they should: shifts, swaps, repetitions. Found by
/// fingerprints, hence exactly.
struct FrameOrder {
  /// Frames in a row that all come `distance` frames too early, or too late where it is negative.
  struct Shift {
    var frames: [Int]
    var distance: Int
  }

  private(set) var shifts: [Shift] = []
  private(set) var swaps: [(Int, Int)] = []
  /// A frame of B, and the frame of A that it shows.
  private(set) var moves: [(frame: Int, shown: Int)] = []

  /// Of so many frames that look the same, the nearest are thought of.
  private static let nearest = 32

  private let findings: [FrameFinding]
  /// Differing frames that are not explained yet, with the frames of A that they may show.
  private var open: [Int: [Int]] = [:]

  init(_ findings: [FrameFinding]) {
    self.findings = findings
    var indices: [Signature: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let signature = finding.signatureInA { indices[signature, default: []].append(index) }
    }
    for (index, finding) in findings.enumerated() where finding.differs {
      guard let signature = finding.signatureInB, let shown = indices[signature] else { continue }
      open[index] = Array(
        shown.sorted { (abs($0 - index), $0) < (abs($1 - index), $1) }.prefix(Self.nearest))
    }
    takeShifts(least: 3)
    takeSwaps()
    takeShifts(least: 2)
    moves = open.compactMap { index, shown in shown.first.map { (index, $0) } }
      .sorted { $0.frame < $1.frame }
  }

  /// Explains runs of at least so many frames, those first that explain most.
  private mutating func takeShifts(least: Int) {
    while let best = longestRun(), best.frames.count >= least {
      shifts.append(best)
      for frame in best.frames { open[frame] = nil }
    }
  }

  /// The run of open frames with one distance that is longest; of equals the nearest.
  private func longestRun() -> Shift? {
    var frames: [Int: [Int]] = [:]
    for index in open.keys.sorted() {
      for shown in open[index] ?? [] { frames[shown - index, default: []].append(index) }
    }
    var best: Shift?
    for distance in frames.keys.sorted(by: { (abs($0), $0) < (abs($1), $1) }) {
      for run in runs(of: frames[distance] ?? [], distance) {
        if run.count > best?.frames.count ?? 0 { best = Shift(frames: run, distance: distance) }
      }
    }
    return best
  }

  /// Cuts `indices` where a frame between two of them does not go with the shift. Frames that stand
  /// still are no differences and go with it.
  private func runs(of indices: [Int], _ distance: Int) -> [[Int]] {
    var runs: [[Int]] = []
    for index in indices {
      if let last = runs.last?.last, (last + 1..<index).allSatisfy({ shows($0, $0 + distance) }) {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }

  private func shows(_ index: Int, _ shown: Int) -> Bool {
    guard findings.indices.contains(shown), let signature = findings[index].signatureInB else {
      return false
    }
    return findings[shown].signatureInA == signature
  }

  private mutating func takeSwaps() {
    for index in open.keys.sorted() {
      guard let shown = open[index] else { continue }
      let partner = shown.first { $0 > index && open[$0]?.contains(index) == true }
      guard let partner else { continue }
      swaps.append((index, partner))
      open[index] = nil
      open[partner] = nil
    }
  }
}
