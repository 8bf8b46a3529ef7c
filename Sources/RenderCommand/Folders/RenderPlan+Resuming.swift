import Export
import Stage

extension RenderPlan {
  /// The plan for what is missing or wrong, where `--resume` asks for that; all of it where nothing is there.
  /// - Throws: where what is there was made with other settings.
  func resuming() throws(Diagnostic) -> RenderPlan {
    guard resumes else { return self }
    var sound: FrameSelection?
    for case .files(let destination, let path) in outputs {
      let run = run(for: destination)
      let found: FrameSelection
      do {
        let manifest = try FrameManifest(ofFolder: destination.folder)
        if let last = manifest.last(named: run.names), !last.run.isPart(of: run) {
          let difference = last.run.differences(from: run).first ?? "another run"
          throw Diagnostic(
            .usage, "--resume: \(path) holds frames of another run (\(difference))",
            remedy: "resume with the options of that one, replace all with --overwrite, "
              + "or choose another folder with -o")
        }
        let check = try FolderCheck(of: destination.folder, for: run, among: selection.ranges)
        found = FrameSelection(check.clips.flatMap(\.sound).map { $0..<$0 + 1 })
      } catch let error as Diagnostic {
        throw error
      } catch {
        guard let error = error as? ExportError, error.isMissingFolder else {
          throw (error as? ExportError).map { Diagnostic($0) }
            ?? Diagnostic(.inputOutput, "\(path) cannot be read")
        }
        found = FrameSelection([])
      }
      // What is missing in one of several folders is missing.
      sound = sound.map { $0.subtracting($0.subtracting(found)) } ?? found
    }
    var plan = self
    plan.leaveOut(sound ?? FrameSelection([]))
    return plan
  }

  /// Said before a run that goes on; nil where nothing was there.
  var resumingLine: String? {
    guard foundCount > 0, !isQuiet else { return nil }
    let rest = selection.count == 0 ? "nothing is left to do" : "\(selection.count) to go"
    return "render: \(foundCount) of \(Quantity.frames(foundCount + selection.count)) are there, "
      + "checked; \(rest)\n"
  }
}

extension RenderPlan {
  /// Adds to what ended a run after `done` frames how to go on with it, where that is possible.
  func goingOn(after done: Int, _ diagnostic: Diagnostic) -> Diagnostic {
    var isNumbered = true
    for output in outputs {
      if case .files(let destination, _) = output, !destination.isSingleFile { continue }
      isNumbered = false
    }
    guard isNumbered, done + foundCount > 0, diagnostic.status != .usage,
      diagnostic.status != .tryAgain
    else { return diagnostic }
    var diagnostic = diagnostic
    let hint = "the same command with --resume makes the rest"
    diagnostic.remedy = diagnostic.remedy.map { "\($0); \(hint)" } ?? hint
    return diagnostic
  }
}
