import Limits
import Stage

extension RenderPlan {
  /// The frames that `--at`, `--frames` or `--from`, `--to` and `--duration` ask for.
  /// - Parameter shard: The part of them that is meant; nil: all. It may be empty.
  static func frames(
    _ arguments: FramesArguments, _ staging: Staging, shard: Shard?
  ) throws(Diagnostic) -> (plan: FramePlan, selection: FrameSelection, wanted: FrameSelection) {
    try refuseContradictions(arguments)
    let rate = staging.rate
    if let text = arguments.at {
      let time = try time(text, of: "--at")
      let number = try checked(time.nearestFrame(at: rate), text, of: "--at")
      // The end itself is a moment that can be looked at.
      if time.seconds(at: rate) > staging.scene.duration {
        try refuseBehindEnd("--at \"\(text)\"", arguments.span, staging)
      }
      let still = FramePlan.Frame(index: number, sceneTime: time.seconds(at: rate))
      let selection = FrameSelection([number..<number + 1])
      return (FramePlan(frames: [still]), selection, selection)
    }
    let clip = staging.scene.clipFrameCount(at: rate)
    let wanted = try selection(arguments.span, rate: rate, clip: clip)
    if wanted.count == 0 { throw noFrame(rate: rate, clip: clip) }
    if wanted.last >= clip {
      try refuseBehindEnd("frame \(wanted.last)", arguments.span, staging)
    }
    let selection = shard.map(wanted.part) ?? wanted
    let numbers = selection.ranges.joined()
    return (FramePlan(rate: rate, indices: numbers), selection, wanted)
  }

  /// Says that what is asked for lies behind the end of the clip, unless that is wanted, or there is no end.
  static func refuseBehindEnd(
    _ what: String, _ span: SpanArguments, _ staging: Staging
  ) throws(Diagnostic) {
    guard !span.extend, staging.scene.hasEnd else { return }
    let last = staging.scene.clipFrameCount(at: staging.rate) - 1
    let end = Quantity.plain(staging.scene.duration)
    throw Diagnostic(
      .usage,
      "\(what) lies behind the end of \(staging.scene.id), frame \(last) of a clip of \(end) s",
      remedy: "stop there, or go on behind it with --extend")
  }

  /// A line about what the user does after the end of the clip, which no frame shows; nil where there is nothing.
  var lateActionsLine: String? {
    let rate = staging.rate
    let last = rate.time(ofFrame: max(wanted.last, staging.scene.clipFrameCount(at: rate) - 1))
    let late = staging.actions.filter { $0.time > last }
    guard let first = late.first else { return nil }
    let others = late.count == 1 ? "" : " and \(late.count - 1) more"
    return
      "render: not shown: \(first)\(others), after the last frame at \(Quantity.plain(last)) s: --to or "
      + "--duration says how long a clip is"
  }

  private static func refuseContradictions(_ arguments: FramesArguments) throws(Diagnostic) {
    let ways = [("--at", arguments.at), ("--frames", arguments.span.frames)]
      .filter { $0.1 != nil }.map(\.0)
    let given = ways + (ways.isEmpty ? [] : arguments.span.ends)
    if arguments.at != nil, arguments.shard != nil {
      throw Diagnostic(
        .usage, "--at is one frame, of which there are no shards", remedy: "leave --shard out")
    }
    if given.count > 1 {
      throw Diagnostic(
        .usage, "\(given[0]) and \(given[1]) both say which frames to make", remedy: "give one")
    }
  }

  private static func selection(
    _ span: SpanArguments, rate: FrameRate, clip: Int
  ) throws(Diagnostic) -> FrameSelection {
    guard let text = span.frames else {
      return FrameSelection([try range(span, rate: rate, clip: clip)])
    }
    guard let selection = FrameSelection(text, clip: clip) else {
      throw .value(
        text, of: "--frames", isNot: "a choice of frames",
        remedy: "the clip has 0-\(max(0, clip - 1)); try 0-59, 90, 120- or 0-59,90,120-")
    }
    return selection
  }

  /// The frames from `--from` to before `--to`, or for `--duration`; none where both are the same.
  static func range(
    _ span: SpanArguments, rate: FrameRate, clip: Int
  ) throws(Diagnostic) -> Range<Int> {
    if span.to != nil, span.duration != nil {
      throw Diagnostic(
        .usage, "--to and --duration both say where to stop", remedy: "give one")
    }
    let first = try frame(span.from, of: "--from", rate) ?? 0
    let end: Int
    if let length = try frame(span.duration, of: "--duration", rate) {
      end = try checked(first + length, span.duration ?? "", of: "--duration")
    } else {
      end = try frame(span.to, of: "--to", rate) ?? clip
    }
    if first > end {
      throw Diagnostic(
        .usage,
        span.to == nil
          ? "--from \"\(span.from ?? "")\" lies behind the end of the clip, frame \(clip)"
          : "--from \"\(span.from ?? "")\" comes after --to \"\(span.to ?? "")\"",
        remedy: "--from is the first time shown, --to the time at which to stop")
    }
    return first..<end
  }

  private static func frame(
    _ text: String?, of option: String, _ rate: FrameRate
  ) throws(Diagnostic) -> Int? {
    guard let text else { return nil }
    return try checked(time(text, of: option).nearestFrame(at: rate), text, of: option)
  }

  /// What is wrong with a span of time that is shorter than a frame.
  static func noFrame(
    rate: FrameRate, clip: Int, hint: String = "; for a still at one time use --at"
  ) -> Diagnostic {
    let times = [1, clip].map { Quantity.plain(rate.time(ofFrame: $0)) }
    return Diagnostic(
      .usage, "there is no frame in the stretch of time asked for",
      remedy: "one frame lasts \(times[0]) s and the clip ends at \(times[1]) s\(hint)")
  }

  static func time(_ text: String, of option: String) throws(Diagnostic) -> TypedTime {
    guard let time = TypedTime(text) else {
      throw .value(
        text, of: option, isNot: "a time up to \(Limit.hours) hours",
        remedy: "try 1.5, 250ms, 90f or 00:00:01.5")
    }
    return time
  }

  private static func checked(
    _ number: Int, _ text: String, of option: String
  ) throws(Diagnostic) -> Int {
    guard number < FrameSelection.limit else {
      throw Diagnostic(
        .usage,
        "\(option) \"\(text)\" is frame \(number); the last there can be is "
          + "\(FrameSelection.limit - 1)", remedy: "try an earlier time or a lower --fps")
    }
    return number
  }
}

extension TutorialScene {
  /// Frames in the whole clip; at the lowest rates there is still the first.
  func clipFrameCount(at rate: FrameRate) -> Int {
    max(1, rate.frameCount(duration: duration))
  }
}
