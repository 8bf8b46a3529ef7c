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
    var places: [Signature: [Int]] = [:]
    for (place, finding) in findings.enumerated() {
      if let signature = finding.signatureInA { places[signature, default: []].append(place) }
    }
    for (place, finding) in findings.enumerated() where finding.differs {
      guard let signature = finding.signatureInB, let shown = places[signature] else { continue }
      open[place] = Array(
        shown.sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }.prefix(Self.nearest))
    }
    takeShifts(least: 3)
    takeSwaps()
    takeShifts(least: 2)
    moves = open.compactMap { place, shown in shown.first.map { (place, $0) } }
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
    for place in open.keys.sorted() {
      for shown in open[place] ?? [] { frames[shown - place, default: []].append(place) }
    }
    var best: Shift?
    for distance in frames.keys.sorted(by: { (abs($0), $0) < (abs($1), $1) }) {
      for run in runs(of: frames[distance] ?? [], distance) {
        if run.count > best?.frames.count ?? 0 { best = Shift(frames: run, distance: distance) }
      }
    }
    return best
  }

  /// Cuts `places` where a frame between two of them does not go with the shift. Frames that stand
  /// still are no differences and go with it.
  private func runs(of places: [Int], _ distance: Int) -> [[Int]] {
    var runs: [[Int]] = []
    for place in places {
      if let last = runs.last?.last, (last + 1..<place).allSatisfy({ shows($0, $0 + distance) }) {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    return runs
  }

  private func shows(_ place: Int, _ shown: Int) -> Bool {
    guard findings.indices.contains(shown), let signature = findings[place].signatureInB else {
      return false
    }
    return findings[shown].signatureInA == signature
  }

  private mutating func takeSwaps() {
    for place in open.keys.sorted() {
      guard let shown = open[place] else { continue }
      let partner = shown.first { $0 > place && open[$0]?.contains(place) == true }
      guard let partner else { continue }
      swaps.append((place, partner))
      open[place] = nil
      open[partner] = nil
    }
  }
}
