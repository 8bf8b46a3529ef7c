/// What is wrong when ffmpeg does not make a film.
struct FilmComplaint: Hashable {
  /// For people: completes “… could not be made: ”.
  var problem: String
  /// The disk is at fault.
  var isInputOutput: Bool
  /// The system gave ffmpeg too little.
  var isLack: Bool
  /// The film is not whole. ffmpeg leaves with status 0 when it could not write a film's end.
  var isFatal: Bool

  /// - Parameters:
  ///   - words: What ffmpeg said last.
  ///   - temporary: The name it knows the film by, which messages give as `path`.
  init(_ ending: ChildProcess.Ending, saying words: String, temporary: String, path: String) {
    let lines = words.split(whereSeparator: \.isNewline)
      .map { Self.plain(String($0), temporary: temporary, path: path) }.filter { !$0.isEmpty }
    let said = lines.last { line in !Self.summaries.contains(where: line.hasPrefix) } ?? lines.last
    let way =
      switch ending {
      case .exited(let status): "ffmpeg ended with status \(status)"
      case .signal(let number): "ffmpeg was ended by signal \(number)"
      case .unknown: "ffmpeg has ended, and other code has taken its status"
      }
    problem = said.map { "\(way): \($0)" } ?? way
    isInputOutput =
      ending == .signal(Self.fileTooLarge)
      || Self.diskComplaints.contains { complaint in lines.contains { $0.contains(complaint) } }
    isLack = Self.lacks.contains { complaint in lines.contains { $0.contains(complaint) } }
    isFatal =
      isInputOutput || ending != .exited(status: 0)
      || Self.unfinished.contains { start in lines.contains { $0.hasPrefix(start) } }
  }

  private static let fileTooLarge: Int32 = 25
  private static let diskComplaints = [
    "No space left on device", "Disk quota exceeded", "Input/output error", "File too large",
  ]
  private static let lacks = [
    "Cannot allocate memory", "malloc of size", "Resource temporarily unavailable",
  ]
  /// Lines about a film that has no end.
  private static let unfinished = [
    "Error writing trailer", "Error closing file", "Unable to re-open",
  ]
  /// Lines that come after the one that says what is wrong.
  private static let summaries = [
    "Conversion failed", "Error initializing output stream", "Error while opening encoder",
    "Error writing trailer", "Error closing file", "Last message repeated", "Exiting normally",
  ]

  /// A line without colours, addresses of ffmpeg's own parts and our temporary name.
  private static func plain(_ line: String, temporary: String, path: String) -> String {
    var line = String(line.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
    while line.hasPrefix("["), let end = line.firstRange(of: "] "),
      line[..<end.lowerBound].contains(" @ ")
    {
      line = String(line[end.upperBound...])
    }
    line = String(line.drop { $0 == " " })
    line = line.replacing("file:" + temporary, with: path).replacing(temporary, with: path)
    return String(line.prefix(300))
  }
}
