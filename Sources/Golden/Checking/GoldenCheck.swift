import Comparison
import Stage

/// A golden, and what holds against it when its clip is made anew: A is the golden, B the clip.
@MainActor
package struct GoldenCheck {
  package let record: GoldenRecord
  private let plan: ClipPlan
  /// When each frame is shown, by number.
  private let times: [Int: Double]
  private var kept: RecordedPictures

  package init(_ record: GoldenRecord, in folder: GoldenFolder, of plan: ClipPlan) {
    self.record = record
    self.plan = plan
    times = Dictionary(
      plan.frames.frames.map { ($0.index, $0.sceneTime) }, uniquingKeysWith: { first, _ in first })
    kept = RecordedPictures(folder, record)
  }

  /// The pictures that the comparison will look at.
  package var wish: PictureWish {
    .changes(from: record.hashes, kept: kept.known, always: kept.unsound)
  }

  /// Compares what was made; `take` was asked for `wish`.
  package mutating func result(_ take: ClipTake) -> GoldenResult {
    var pictures: [Int: (a: StraightPicture?, b: StraightPicture?)] = [:]
    let (recorded, made) = (record.hashes, take.frames.hashes)
    let expected = record.frames.map { frame in
      let picture =
        made[frame.number] == frame.hash || take.pictures[frame.number] == nil
        ? nil : kept.picture(ofFrame: frame.number)
      pictures[frame.number] = (picture, nil)
      return (
        name: name(ofFrame: frame.number),
        content: Self.content(picture, frame.hash, size: record.size)
      )
    }
    let actual = take.frames.map { frame in
      let isSame = recorded[frame.number] == frame.hash
      let picture = isSame ? nil : take.picture(ofFrame: frame.number)
      pictures[frame.number, default: (nil, nil)].b = picture
      return (
        name: name(ofFrame: frame.number),
        content: Self.content(picture, frame.hash, size: take.size)
      )
    }
    var (a, b) = (ListedClip(expected), ListedClip(actual))
    let frames = ClipComparison(&a, &b)
    let numbers = frames.frames.map { finding in
      finding.a.map { record.frames[$0].number } ?? finding.b.map { take.frames[$0].number } ?? 0
    }
    let explanation = FrameExplanation(
      record: record, plan: plan, comparison: frames, numbers: numbers,
      pictures: { pictures[$0] ?? (nil, nil) }
    ).differences
    return GoldenResult(
      frames: frames.adding(settings(take) + explanation), numbers: numbers,
      stills: kept.areSound ? nil : stills(take),
      animationFault: kept.animationFault,
      pictures: pictures.filter { $0.value.a != nil || $0.value.b != nil },
      omitted: take.omitted)
  }

  private static func content(
    _ picture: StraightPicture?, _ hash: PixelHash, size: PixelSize
  ) -> FrameContent {
    picture.map { .picture(ComparedFrame(picture: $0, fingerprint: hash.signature)) }
      ?? .fingerprint(hash.signature, size)
  }

  /// What a frame is called: `frame 12 (0.2 s)`.
  private func name(ofFrame number: Int) -> String {
    guard let time = times[number] else { return "frame \(number)" }
    return "frame \(number) (\(Decimal(time, places: 4).text) s)"
  }

  /// What is not as it was of the scene itself.
  private func settings(_ take: ClipTake) -> [ClipDifference] {
    var found: [ClipDifference] = []
    let now = plan.facts + take.fonts
    for fact in record.facts where !now.contains(fact) {
      let other = now.first { $0.name == fact.name && $0.subject == fact.subject }
      let message =
        other.map { "is \($0.shownValue) now, \(fact.shownValue) in the golden" }
        ?? "is in the golden (\(fact.shownValue)) and not in the scene any more"
      found.append(
        ClipDifference(.setting, frames: [], subject: fact.title, message: message))
    }
    for fact in now
    where !record.facts.contains(where: { $0.name == fact.name && $0.subject == fact.subject }) {
      found.append(
        ClipDifference(
          .setting, frames: [], subject: fact.title,
          message: "is \(fact.shownValue) now and was not there when the golden was recorded"))
    }
    return found
  }

  /// The stills that lie there against those that should.
  private func stills(_ take: ClipTake) -> ClipComparison {
    let made = take.frames.hashes
    let expected = record.frames.filter { record.stills.contains($0.number) }.map { frame in
      let isSame = made[frame.number] == frame.hash
      let picture = isSame ? take.picture(ofFrame: frame.number) : nil
      return (
        name: GoldenFolder.stillName(ofFrame: frame.number),
        content: Self.content(picture, frame.hash, size: record.size)
      )
    }
    let actual = kept.stills.map { name, state in
      switch state {
      case .asRecorded(let hash):
        return (name: name, content: FrameContent.fingerprint(hash.signature, record.size))
      case .other(let picture, let hash):
        return (name, .picture(ComparedFrame(picture: picture, fingerprint: hash.signature)))
      case .damaged(let damage): return (name, .damaged(damage))
      }
    }
    var (a, b) = (ListedClip(expected), ListedClip(actual))
    return ClipComparison(&a, &b)
  }
}

extension GoldenRecord.Entry {
  /// Of which parameter or font it is, where it is of one.
  fileprivate var subject: String? {
    ["default", "font"].contains(name) ? value.split(separator: "=").first.map(String.init) : nil
  }

  fileprivate var title: String {
    guard let subject else { return "the scene's \(name)" }
    return name == "font" ? "the font \(subject)" : "the default of \(subject)"
  }

  fileprivate var shownValue: String {
    subject == nil ? value : value.split(separator: "=").last.map(String.init) ?? ""
  }
}
