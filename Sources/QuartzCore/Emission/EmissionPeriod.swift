import CoreGraphics
import Timing

/// What an emitter layer emitted from one commit to the next change: its values at that commit, and
/// the animations that changed them from then on.
@MainActor
final class EmissionPeriod {
  /// In the layer's time, seconds.
  let start: Double
  /// When the next period began; infinite in the last.
  var end = Double.infinity
  /// What was emitted, without animations.
  let emission: Emission
  let attachments: [AttachedAnimation]
  /// A layer with the values of then, which nobody changes.
  private let layer: CAEmitterLayer
  private let identities: CellIdentities
  private let countsBefore: [Int: Double]
  /// As far as they have been asked for, in order of time.
  private var pieces: [Piece] = []
  /// Jumps of the rates, in order of time; the last is infinity.
  private let cuts: [Double]
  private let active: [Range<Double>]

  /// A span over which all rates change evenly.
  struct Piece {
    let start: Double
    let end: Double
    let births: [CellBirths]
    /// What is emitted all along; nil while an animation changes it.
    let emission: Emission?
  }

  /// The births of one cell over a piece.
  struct CellBirths {
    /// The cell's.
    let identity: Int
    let ramp: BirthRamp
    /// How long what is born here can be seen at most, seconds.
    let reach: Double
  }

  /// While animations run rates are looked at so often, seconds.
  private static let step = 1.0 / 60
  /// After as many looks, 4½ minutes, rates count as steady.
  private static let mostPieces = 1 << 14

  init(
    _ emission: Emission, of layer: CAEmitterLayer, _ identities: CellIdentities,
    attachments: [AttachedAnimation], from start: Double, counted countsBefore: [Int: Double]
  ) {
    self.start = start
    self.emission = emission
    self.identities = identities
    self.attachments = attachments
    self.countsBefore = countsBefore
    let copy = CAEmitterLayer()
    copy.modelledLayer = layer
    copy.copyState(of: layer)
    copy.emitter.cells = copy.emitter.cells?.copiedForAnimation()
    self.layer = copy
    active = attachments.compactMap { attachment in
      let timing = attachment.shown.timing
      return timing.beginTime < timing.endTime ? timing.beginTime..<timing.endTime : nil
    }
    let jumps =
      active.flatMap { [$0.lowerBound, $0.upperBound] }
      + emission.cells.flatMap { [$0.begin, $0.end] }
    cuts = Set(jumps.filter { $0 > start && $0.isFinite }).sorted() + [.infinity]
  }

  /// How many particles of each cell have been counted until `time`.
  func counts(at time: Double) -> [Int: Double] {
    counts(in: pieces(until: time).last, at: time)
  }

  private func counts(in piece: Piece?, at time: Double) -> [Int: Double] {
    var counts = countsBefore
    for births in piece?.births ?? [] { counts[births.identity] = births.ramp.count(at: time) }
    return counts
  }

  /// What is emitted at `time`, animations applied.
  func emission(at time: Double) -> Emission {
    guard !attachments.isEmpty else { return emission }
    let shown = layer.presentationCopy()
    PresentationEvaluator.replay(attachments, on: shown, of: layer, atLocalTime: time)
    guard let shown = shown as? CAEmitterLayer else { return emission }
    return Emission(of: shown, identities)
  }

  /// The spans that begin until `time`.
  func pieces(until time: Double) -> ArraySlice<Piece> {
    while (pieces.last?.end ?? start) <= time, (pieces.last?.end ?? start).isFinite { addPiece() }
    var count = pieces.count
    while count > 0, pieces[count - 1].start > time { count -= 1 }
    return pieces[..<count]
  }

  private func addPiece() {
    let from = pieces.last?.end ?? start
    let cut = cuts.first { $0 > from } ?? .infinity
    let isAnimated = active.contains { $0.contains(from) } && pieces.count < Self.mostPieces
    let next = isAnimated ? min(cut, from + Self.step) : cut
    let first = emission(at: from)
    // Just before a cut, as it is the first moment of what follows.
    let last = isAnimated ? emission(at: next == cut ? next - 1e-8 : next) : first
    let counts = counts(in: pieces.last, at: from)
    let births = first.cells.map { cell in
      let isOpen = cell.begin <= from && from < cell.end
      let other = last.cells.first { $0.identity == cell.identity } ?? cell
      return CellBirths(
        identity: cell.identity,
        ramp: BirthRamp(
          start: from, end: next, count: counts[cell.identity] ?? 0,
          startRate: isOpen ? first.births(of: cell) : 0,
          endRate: isOpen ? last.births(of: other) : 0),
        reach: max(
          cell.reach(lifetimeFactor: first.lifetime), other.reach(lifetimeFactor: last.lifetime)))
    }
    pieces.append(
      Piece(start: from, end: next, births: births, emission: isAnimated ? nil : first))
  }
}
