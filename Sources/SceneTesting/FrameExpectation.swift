import Comparison
import Export
import Foundation
import Golden
import Stage

/// Moments of a scene, held against their golden.
@MainActor
struct FrameExpectation {
  let scene: TutorialScene
  let times: [Double]
  let scale: Double
  let values: [String: Double]
  let location: TestLocation
  let name: String?
  let recording: GoldenRecording

  /// What to tell the test; nil when all is as recorded.
  func failure() -> FrameFailure? {
    do {
      return try checked()
    } catch let error as ExportError {
      return FrameFailure(message: "The golden cannot be written: \(error.message)")
    } catch {
      return FrameFailure(message: "Scene \(scene.id) cannot be looked at: \(error)")
    }
  }

  private func checked() throws -> FrameFailure? {
    guard !times.isEmpty, times.allSatisfy({ $0.isFinite && (0...3_600_000).contains($0) }) else {
      return FrameFailure(
        message: "expectFrames looks at times from 0 s on, at one at least: \(times)")
    }
    let sides = [scene.screenSize.width, scene.screenSize.height].map { Double($0) * scale }
    guard scale > 0, sides.allSatisfy({ $0.isFinite && (0.5...16_384).contains($0) }) else {
      return FrameFailure(message: "expectFrames cannot make a picture at scale \(scale)")
    }
    let plan = try plan()
    let folder = GoldenFolder(path: location.golden(named: name))
    if location.isParameterized, name == nil {
      return refused("this test has arguments, and each looks at it", folder)
    }
    if let reason = GoldenClaims.shared.refusal(of: location.origin, to: folder.path) {
      return refused(reason, folder)
    }
    let record: GoldenRecord
    do {
      record = try folder.record()
    } catch .missing {
      return try missing(plan, folder)
    } catch {
      if recording == .all { return try written(plan, folder, because: error.message) }
      return FrameFailure(
        message: """
          \(folder.recordPath) \(error.message).
          Restore it from version control, or record it anew: \(command(.all))
          """)
    }
    var check = GoldenCheck(record, in: folder, of: plan)
    let take = try ClipTake(makingAtOnce: plan, wish: check.wish, withLayers: false)
    if let failure = refused(take, folder) { return failure }
    let result = check.result(take)
    let asked =
      record.scene == scene.id && record.options == options
      ? nil : Self.words(record.scene, record.options)
    if result.isSame, asked == nil { return nil }
    if recording == .all { return try written(plan, folder, because: "it differed") }
    return differs(result, asked: asked, folder)
  }

  private func plan() throws(StageError) -> ClipPlan {
    let size = scene.screenSize
    return ClipPlan(
      scene: scene, settings: try scene.settings(values),
      frames: FramePlan(
        frames: times.sorted().enumerated().map { .init(index: $0, sceneTime: $1) }),
      picture: PictureFrame(
        screenWidth: Double(size.width), screenHeight: Double(size.height), scale: scale))
  }

  /// What was asked for, as it is recorded.
  private var options: [GoldenRecord.Entry] {
    times.sorted().map { GoldenRecord.Entry("at", "\($0)") }
      + [GoldenRecord.Entry("scale", "\(scale)")]
      + values.sorted { $0.key < $1.key }.map { GoldenRecord.Entry("set", "\($0)=\($1)") }
  }

  private static func words(_ scene: String, _ options: [GoldenRecord.Entry]) -> String {
    ([scene] + options.map { "\($0.name) \($0.value)" }).joined(separator: ", ")
  }

  private func command(_ recording: GoldenRecording) -> String {
    "ZOETROPE_RECORD=\(recording.rawValue) swift test"
  }

  private func missing(_ plan: ClipPlan, _ folder: GoldenFolder) throws -> FrameFailure {
    if recording == .never {
      return FrameFailure(
        message: """
          There is no golden of scene \(scene.id), so nothing was compared: \(folder.path)
          To record it: \(command(.missing))
          """ + earlier)
    }
    return try written(plan, folder, because: "there was none")
  }

  /// Where the golden may still lie.
  private var earlier: String {
    guard let path = location.earlierGolden(named: name),
      (try? GoldenFolder(path: path).record()) != nil
    else { return "" }
    return "\nOr move it, if it is the one that earlier versions kept here: \(path)"
  }

  /// The failure of an expectation that has not got a golden of its own; of a take that shows something
  /// else than an earlier one.
  private func refused(_ take: ClipTake, _ folder: GoldenFolder) -> FrameFailure? {
    let pictures = ([Self.words(scene.id, options)] + take.frames.map(\.hash.text))
      .joined(separator: " ")
    return GoldenClaims.shared.refusal(ofShowing: pictures, at: folder.path)
      .map { refused($0, folder) }
  }

  private func refused(_ reason: String, _ folder: GoldenFolder) -> FrameFailure {
    FrameFailure(
      message: """
        A golden is for one expectation, and \(reason): \(folder.path)
        Give each a name: expectFrames(…, named: "…").
        """)
  }

  /// Records the golden.
  private func written(
    _ plan: ClipPlan, _ folder: GoldenFolder, because reason: String
  ) throws -> FrameFailure {
    let take = try ClipTake(makingAtOnce: plan, wish: .all, withLayers: true)
    guard take.omitted == 0 else {
      return FrameFailure(
        message: "A golden cannot keep so many pictures: \(take.omitted) found no room")
    }
    if let failure = refused(take, folder) { return failure }
    let record = GoldenRecord(
      of: plan, take, options: options, stills: take.frames.map(\.number), keepsFrames: false)
    try folder.write(record, take, frameDelay: (numerator: 1, denominator: 1))
    return FrameFailure(
      message: """
        The golden was recorded, because \(reason): \(folder.path)
        Look at it; if it is right, add it to version control and run the test again.
        """)
  }

  private func differs(
    _ result: GoldenResult, asked: String?, _ folder: GoldenFolder
  ) -> FrameFailure {
    let all = result.frames.frames.count
    var lines = [
      "Scene \(scene.id) is not as recorded: "
        + "\(all - result.frames.sameCount) of \(all) frames differ."
    ]
    if let asked {
      lines += [
        "The golden is of \(asked), and the test asks for \(Self.words(scene.id, options)).",
        "Where a test looks at several things, give each a name: expectFrames(…, named: \"…\").",
      ]
    }
    var found = result.frames.differences.map { ($0, $0.subject, GoldenWords.clip) }
    found += (result.stills?.differences ?? []).map {
      ($0, "still \($0.subject)", GoldenWords.folder)
    }
    lines += found.prefix(Self.most).map { difference, subject, words in
      "\(difference.kind.rawValue) – \(subject): \(words.message(of: difference))"
    }
    if found.count > Self.most { lines.append("… \(found.count - Self.most) more") }
    var failure = FrameFailure(message: "")
    if let strip = strip(result) {
      lines.append("expected | difference | actual: \(strip.path)")
      failure.strips = [FrameFailure.Strip(name: strip.name, bytes: strip.bytes)]
    }
    lines.append("golden: \(folder.path)")
    lines.append("If it is right as it is now, record it anew: \(command(.all))")
    failure.message = lines.joined(separator: "\n")
    return failure
  }

  private static let most = 8

  private func strip(_ result: GoldenResult) -> (path: String, name: String, bytes: [UInt8])? {
    guard let number = result.frameForStrip, let pair = result.pictures[number],
      let picture = StraightPicture(stripOf: pair.a, pair.b), let bytes = try? picture.encoded()
    else { return nil }
    let folder = location.strips(named: name)
    let file = GoldenFolder.stillName(ofFrame: number)
    do {
      try OutputFolder(path: folder).write(bytes, named: file)
      return ("\(folder)/\(file)", file, bytes)
    } catch {
      return ("(not written: \(error.message))", file, bytes)
    }
  }
}
