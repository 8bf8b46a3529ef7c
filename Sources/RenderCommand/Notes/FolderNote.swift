import Export
import Foundation
import QuartzCore

/// What made the frames in a folder: the file `.zoetrope.json` beside them. Hidden, so that lists of frames
/// have frames alone in them; without a time, so that the same runs write the same bytes.
///
///     {"format": 1, "runs": [
///     {"names":"%05d.png","frames":"0-29","scene":"fuber","fps":"10", … ,"set":{"rippleDelay":"0.5"}}
///     ]}
struct FolderNote: Equatable {
  /// Runs with the same settings are one.
  struct Run: Equatable {
    /// What its frames are called, as it would be typed.
    var names: String
    /// The frames that it made, or was about to make when it ended.
    var frames: FrameSelection
    var settings: RunSettings
  }

  static let name = ".zoetrope.json"
  private static let format = 1
  /// No note is longer.
  private static let longest = 4 << 20

  /// In the order in which they were first made.
  var runs: [Run]

  init(runs: [Run] = []) { self.runs = runs }

  /// The note of a folder; an empty one where there is none that can be read. Nil where there is one of a
  /// later format, which is left alone.
  init?(ofFolder folder: String) {
    runs = []
    guard let file = FileHandle(forReadingAtPath: "\(folder)/\(Self.name)"),
      let bytes = try? file.read(upToCount: Self.longest), bytes.count < Self.longest,
      let note = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let format = note["format"] as? Int
    else { return }
    if format > Self.format { return nil }
    runs = (note["runs"] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).flatMap(Run.init) }
  }

  var text: String {
    "{\"format\": \(Self.format), \"runs\": [\n"
      + runs.map(\.document.text).joined(separator: ",\n") + "\n]}\n"
  }

  /// Adds what a run is about to make. Until it has, the frames may also be those that were there.
  mutating func add(_ run: Run) {
    if let place = place(of: run) {
      runs[place].frames = FrameSelection(runs[place].frames.ranges + run.frames.ranges)
    } else {
      runs.append(run)
    }
  }

  /// Takes from all others the frames that a run has made.
  mutating func take(_ made: FrameSelection, for run: Run) {
    let own = place(of: run)
    for place in runs.indices where place != own && runs[place].names == run.names {
      runs[place].frames = runs[place].frames.subtracting(made)
    }
    runs.removeAll { $0.frames.count == 0 }
  }

  private func place(of run: Run) -> Int? {
    runs.firstIndex { $0.names == run.names && $0.settings == run.settings }
  }
}

extension FolderNote.Run {
  fileprivate var document: OrderedJSON {
    let isParameter = { (setting: RunSettings.Setting) in
      setting.name.hasPrefix(RunSettings.parameter)
    }
    let members = settings.settings.filter { !isParameter($0) }.map {
      (name: $0.name, value: OrderedJSON.string($0.value))
    }
    let parameters = settings.settings.filter(isParameter).map {
      (
        name: String($0.name.dropFirst(RunSettings.parameter.count)),
        value: OrderedJSON.string($0.value)
      )
    }
    return .object(
      [("names", .string(names)), ("frames", .string(frames.text))] + members
        + [("set", .object(parameters))])
  }

  fileprivate init?(_ members: [String: Any]) {
    guard let names = members["names"] as? String, let text = members["frames"] as? String,
      let frames = FrameSelection(text, clip: 0)
    else { return nil }
    let parameters = (members["set"] as? [String: Any] ?? [:]).map {
      (RunSettings.parameter + $0.key, $0.value)
    }
    let others = members.filter { !["names", "frames", "set"].contains($0.key) }.map { ($0, $1) }
    let settings = (others + parameters).compactMap { name, value -> RunSettings.Setting? in
      // What is told is one short line, whoever wrote the file.
      guard let value = value as? String, [name, value].allSatisfy(Self.isPlain) else { return nil }
      return RunSettings.Setting(name: name, value: value)
    }
    self.init(names: names, frames: frames, settings: RunSettings(settings))
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 200
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
