/// What is known of the frames in a folder: which runs made them, and what each frame's file and picture
/// were when they were written. It lies in the folder `.zoetrope` beside the frames, a file for each process
/// that wrote there, as lines of text.
///
///     zoetrope-frames 1 names=%2505d.png frames=0-59 wanted=0-179 clip=180 begun=1 scene=fuber fps=60 … #1f0c22aa
///     frame 0 5a0c…32 digits… 9be1…64 digits… 23456 #c02b9d01
///     frame 1 …
///
/// *A line* is words with one space between them. The last is `#` and a checksum: the first eight digits of the
/// SHA-256 of all that goes before the space before it. A line whose checksum is wrong, as the torn last line
/// of a killed process, says nothing; so does one that begins with an unknown word.
///
/// *The header*, `zoetrope-frames` and the version of the format, says what the lines after it are of, as
/// `name=value`. Bytes that are no printing ASCII, per cent signs and spaces are written as `%` and two
/// hexadecimal digits, in a name equals signs too. A file may have several headers.
/// - `names`: what frames are called, as it would be typed: `%05d.png`.
/// - `frames`: the numbers of those that the process was to write, `wanted`: of those that are to be there in
///   the end, of which other processes write the others; `clip`: how many the whole clip has.
/// - `begun`: 1 for the first run in a folder, and one more for each with other settings than the one before.
/// - all others: the settings, which decide how frames look. Runs with the same names and settings are parts of
///   one; their frames belong together.
///
/// *A frame's line*: its number, the hash of its pixels (`PixelDigest`), the SHA-256 of its file, and the file's
/// bytes. It is written before the file gets its name, so that no frame of ours is unknown. Which of several
/// lines about a frame is true, the file says.
package struct FrameManifest: Hashable, Sendable {
  /// A setting that decides how frames look: an option without its hyphens, `set NAME` for a parameter of
  /// the scene, `scene`, `content` or `tool`.
  package struct Setting: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What a process was to write.
  package struct Run: Hashable, Sendable {
    /// What frames are called, as it would be typed: `%05d.png`.
    package var names: String
    /// Those it was to write: ascending, apart from each other, none empty. Of several processes, all of theirs.
    package var frames: [Range<Int>]
    /// Those that are to be there when all parts are.
    package var wanted: [Range<Int>]
    /// How many frames the whole clip has.
    package var clip: Int
    package var settings: [Setting]
    /// Greater for a run that began after one with other settings.
    package var begun: Int

    package init(
      names: String, frames: [Range<Int>], wanted: [Range<Int>], clip: Int, settings: [Setting],
      begun: Int = 1
    ) {
      self.names = names
      self.frames = frames
      self.wanted = wanted
      self.clip = clip
      self.settings = settings
      self.begun = begun
    }

    /// The value of a setting: `fps`, `size`, `set rippleDelay`.
    package subscript(name: String) -> String? { settings.first { $0.name == name }?.value }

    /// Whether no other process has a part of it.
    package var isAll: Bool { frames == wanted }

    /// Whether frames of both belong together.
    package func isPart(of other: Run) -> Bool {
      names == other.names && Set(settings) == Set(other.settings)
    }
  }

  /// A run with what was written of it.
  package struct Part: Hashable, Sendable {
    package var run: Run
    /// By a frame's number; more than one where it was written in different ways.
    package var records: [Int: [FrameFingerprint]] = [:]

    package init(_ run: Run) { self.run = run }

    /// Adds what is known of a frame's file.
    package mutating func add(_ fingerprint: FrameFingerprint, ofFrame number: Int) {
      if records[number]?.contains(fingerprint) == true { return }
      records[number, default: []].append(fingerprint)
    }

    /// Adds what another part of the same run knows.
    package mutating func add(_ other: Part) {
      run.frames = FrameRanges.union(run.frames, other.run.frames)
      run.wanted = FrameRanges.union(run.wanted, other.run.wanted)
      run.clip = max(run.clip, other.run.clip)
      run.begun = max(run.begun, other.run.begun)
      for (number, fingerprints) in other.records {
        for fingerprint in fingerprints { add(fingerprint, ofFrame: number) }
      }
    }
  }

  /// Each run once, with the frames of all its parts; the one that began last comes last.
  package private(set) var parts: [Part] = []
  /// Files that a later version of this program wrote, which say nothing to this one.
  package private(set) var laterFiles: [String] = []

  package init() {}

  /// Adds what a file says.
  package mutating func add(_ file: ManifestText.Contents, named name: String) {
    if file.isLater { laterFiles.append(name) }
    for part in file.parts { add(part) }
  }

  /// Adds what a process knows.
  package mutating func add(_ part: Part) {
    if let index = parts.firstIndex(where: { $0.run.isPart(of: part.run) }) {
      parts[index].add(part)
    } else {
      parts.append(part)
    }
    // Among equals, which only copying makes, any order will do if it is always the same.
    parts.sort { one, other in
      (one.run.begun, ManifestText.header(one.run)) < (
        other.run.begun, ManifestText.header(other.run)
      )
    }
  }

  /// The run that began last of those that call frames so; of any where no name is given.
  package func last(named names: String? = nil) -> Part? {
    parts.last { names == nil || $0.run.names == names }
  }

  /// What frames are called here, each once.
  package var names: [String] {
    var names: [String] = []
    for part in parts where !names.contains(part.run.names) { names.append(part.run.names) }
    return names
  }
}
