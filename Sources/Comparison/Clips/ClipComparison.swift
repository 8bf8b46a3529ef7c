import PNG
import Raster

/// How two clips compare, frame by frame and as wholes.
package struct ClipComparison: Sendable {
  /// Every frame of either side, in order.
  package let frames: [FrameFinding]
  /// What is not the same: of the clips as wholes, then by frame.
  package private(set) var differences: [ClipDifference]
  /// What counted as equal.
  package let thresholds: Thresholds

  /// Whether nothing differs.
  package var isSame: Bool { differences.isEmpty }

  /// Frames that are as they should be.
  package var sameCount: Int { frames.count { !$0.isDifference } }

  /// Reads both clips once, frame by frame; of pictures it keeps fingerprints and measures only.
  package init<Clip: PictureClip>(
    _ a: inout Clip, _ b: inout Clip, thresholds: Thresholds = Thresholds()
  ) throws(Clip.Failure) {
    let frames = try FrameFinding.findings(
      FramePairing.pairs(a, b)[...], &a, &b, thresholds: thresholds)
    self.init(frames, plays: (a.plays, b.plays), thresholds: thresholds)
  }

  /// Compares on all cores, where both sides have separate frames.
  package init<Clip: PictureClip & Sendable>(
    comparing a: Clip, with b: Clip, thresholds: Thresholds = Thresholds()
  ) async throws(Clip.Failure) {
    guard a.hasSeparateFrames, b.hasSeparateFrames else {
      var (a, b) = (a, b)
      try self.init(&a, &b, thresholds: thresholds)
      return
    }
    let parts = FramePairing.pairs(a, b).parts(of: Self.framesAtOnce)
    let found = await withTaskGroup { group in
      for (number, pairs) in parts.enumerated() {
        group.addTask {
          var (a, b) = (a, b)
          do throws(Clip.Failure) {
            let frames = try FrameFinding.findings(pairs, &a, &b, thresholds: thresholds)
            return (number, Result<[FrameFinding], Clip.Failure>.success(frames))
          } catch {
            return (number, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    // In order: of several errors the first is thrown.
    var frames: [FrameFinding] = []
    for number in parts.indices {
      if let part = found[number] { frames += try part.get() }
    }
    self.init(frames, plays: (a.plays, b.plays), thresholds: thresholds)
  }

  /// So many neighbours are compared on one core.
  private static let framesAtOnce = 8

  private init(
    _ frames: [FrameFinding], plays: (a: Int?, b: Int?), thresholds: Thresholds
  ) {
    self.frames = frames
    self.thresholds = thresholds
    differences =
      Self.differencesOfPlays(plays.a, plays.b) + FindingSorter(frames).differences
  }

  /// The comparison with what else was found to differ, which comes first.
  package func adding(_ found: [ClipDifference]) -> ClipComparison {
    var copy = self
    copy.differences = found + differences
    return copy
  }

  private static func differencesOfPlays(_ a: Int?, _ b: Int?) -> [ClipDifference] {
    guard let a, let b, a != b else { return [] }
    let words = { (count: Int) in
      count == 0 ? "for ever" : count == 1 ? "once" : "\(count) times"
    }
    return [
      ClipDifference(
        .plays, frames: [], subject: "animation",
        message: "A is played \(words(a)), B \(words(b))")
    ]
  }
}

extension [FramePairing] {
  /// In order, so many in each part but the last.
  fileprivate func parts(of count: Int) -> [ArraySlice<FramePairing>] {
    stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
  }
}

extension FrameFinding {
  fileprivate static func findings<Clip: PictureClip>(
    _ pairs: ArraySlice<FramePairing>, _ a: inout Clip, _ b: inout Clip, thresholds: Thresholds
  ) throws(Clip.Failure) -> [FrameFinding] {
    var findings: [FrameFinding] = []
    for pair in pairs {
      var contents: (a: FrameContent?, b: FrameContent?)
      if let index = pair.a { contents.a = try a.content(ofFrame: index) }
      if let indexInB = pair.b {
        let isShared =
          if let indexInA = pair.a, let source = try a.source(ofFrame: indexInA) {
            try b.source(ofFrame: indexInB) == source
          } else {
            false
          }
        contents.b = isShared ? contents.a : try b.content(ofFrame: indexInB)
      }
      findings.append(FrameFinding(pair, contents.a, contents.b, thresholds: thresholds))
    }
    return findings
  }

  private init(
    _ pair: FramePairing, _ a: FrameContent?, _ b: FrameContent?, thresholds: Thresholds
  ) {
    let frames = (a: a?.frame, b: b?.frame)
    self.init(
      name: pair.name, a: pair.a, b: pair.b,
      outcome: Self.outcome(pair, a, b, thresholds: thresholds),
      damageInA: a?.damage, damageInB: b?.damage,
      signatureInA: a?.signature, signatureInB: b?.signature)
    guard let frameA = frames.a, let frameB = frames.b else { return }
    hasSameColors = frameA.color == frameB.color
    if frameA.bytesAfterEnd != frameB.bytesAfterEnd {
      bytesAfterEnd = BytesAfterEnd(a: frameA.bytesAfterEnd.count, b: frameB.bytesAfterEnd.count)
    }
    if let delayA = frameA.delay, let delayB = frameB.delay {
      delays = FrameDelays(a: delayA, b: delayB)
    }
  }

  private static func outcome(
    _ pair: FramePairing, _ a: FrameContent?, _ b: FrameContent?, thresholds: Thresholds
  ) -> Outcome {
    if pair.b == nil { return .missing }
    if pair.a == nil { return .extra }
    guard let a, let b, let sizeOfA = a.size, let sizeOfB = b.size else { return .unreadable }
    guard sizeOfA == sizeOfB else { return .resized(sizeOfA, sizeOfB) }
    guard let a = a.frame?.picture, let b = b.frame?.picture else {
      return a.signature == b.signature ? .same : .unlike
    }
    guard let difference = PictureDifference(a, b, tolerance: thresholds.tolerance ?? 0) else {
      return .same
    }
    let breaches = thresholds.breaches(by: difference)
    if breaches.isEmpty { return .tolerated(difference) }
    return .different(difference, breaches: thresholds.isExact ? [] : breaches)
  }
}

extension FrameContent {
  fileprivate var frame: ComparedFrame? {
    if case .picture(let frame) = self { frame } else { nil }
  }

  fileprivate var damage: FileDamage? {
    if case .damaged(let damage) = self { damage } else { nil }
  }

  fileprivate var signature: Signature? {
    switch self {
    case .picture(let frame): frame.fingerprint ?? frame.picture.signature
    case .fingerprint(let signature, _): signature
    case .damaged: nil
    }
  }

  fileprivate var size: PixelSize? {
    switch self {
    case .picture(let frame):
      PixelSize(width: frame.picture.width, height: frame.picture.height)
    case .fingerprint(_, let size): size
    case .damaged: nil
    }
  }
}
