import Foundation
import Testing

/// Films by the ffmpeg of this machine, looked at with its ffprobe.
@Suite(.enabled(if: MediaTools.areThere, "ffmpeg and ffprobe are needed"))
struct FilmTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ words: String) throws {
    let outcome = try BuiltCommand.sample.run(
      ["square"] + words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  private func pixels(of name: String) throws -> [UInt8] {
    try MediaTools.pixels(of: folder.url.appendingPathComponent(name))
  }

  @Test(
    arguments: ["mp4", "mov", "nut", "y4m"],
    [("60", "60/1"), ("29.97", "30000/1001"), ("12.5", "25/2")])
  func framesAndRateAreExact(format: String, rate: (typed: String, exact: String)) throws {
    try render("--scale 1 --frames 0-8 --extend --fps \(rate.typed) -o film.\(format)")
    let facts = try MediaTools.facts(
      of: folder.url.appendingPathComponent("film.\(format)"),
      "nb_read_frames,r_frame_rate,width,height")
    #expect(
      facts == [
        "height": "24", "nb_read_frames": "9", "r_frame_rate": rate.exact, "width": "32",
      ])
  }

  @Test func coloursOfH264FilmsAreTaggedAndComeBack() throws {
    try render("--scale 4 --at 0.5 -o film.mp4 -o film.rgba")
    let facts = try MediaTools.facts(
      of: folder.url.appendingPathComponent("film.mp4"),
      "pix_fmt,color_space,color_transfer,color_primaries,color_range")
    #expect(
      facts == [
        "color_primaries": "bt709", "color_range": "tv", "color_space": "bt709",
        "color_transfer": "bt709", "pix_fmt": "yuv420p",
      ])
    let film = try pixels(of: "film.mp4")
    let raw = [UInt8](try folder.contents(of: "film.rgba"))
    // White at the left, red in the middle.
    for pixel in [48 * 128 + 8, 48 * 128 + 64] {
      for channel in 0..<3 {
        #expect(abs(Int(film[4 * pixel + channel]) - Int(raw[4 * pixel + channel])) <= 3)
      }
    }
  }

  @Test func oddSidesBecomeEven() throws {
    try render("--size 33x25 --frames 0-3 -o film.mp4")
    let facts = try MediaTools.facts(
      of: folder.url.appendingPathComponent("film.mp4"), "width,height,nb_read_frames")
    #expect(facts == ["height": "26", "nb_read_frames": "4", "width": "34"])
  }

  @Test func proResKeepsStraightAlpha() throws {
    try render("--size 64x24 --background #ff800080 --frames 0-2 -o film.mov -o film.rgba")
    let film = try pixels(of: "film.mov")
    let raw = [UInt8](try folder.contents(of: "film.rgba"))
    #expect(film.count == raw.count)
    #expect(raw[3] == 128)
    // Beside the scene, half transparent; and white within it.
    for pixel in [12 * 64 + 4, 12 * 64 + 40] {
      for channel in 0..<4 {
        #expect(abs(Int(film[4 * pixel + channel]) - Int(raw[4 * pixel + channel])) <= 2)
      }
    }
  }

  @Test func nutHasTheSamePixelsAsRawFrames() throws {
    try render("--size 64x24 --background #12345678 -o film.nut -o film.rgba")
    #expect(Data(try pixels(of: "film.nut")) == (try folder.contents(of: "film.rgba")))
  }

  @Test func aNUTFileIsSearchedByItsIndexAndNothingIsRemarkedUpon() throws {
    try render("--fps 29.97 --duration 8 --extend -o film.nut")
    let found = try MediaTools.packet(
      of: folder.url.appendingPathComponent("film.nut"), from: "7.18")
    #expect(found.packet == "215", "at 7.173833 s")
    #expect(found.remarks == "")
  }

  @Test func y4mComesBackWithinTwoLevels() throws {
    try render("--scale 1 --frames 0-3 -o film.y4m -o film.rgba")
    let film = try pixels(of: "film.y4m")
    let raw = [UInt8](try folder.contents(of: "film.rgba"))
    #expect(film.count == raw.count)
    #expect(zip(film, raw).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  @Test func theSameFramesMakeTheSameFilm() throws {
    for format in ["webp", "mp4", "mov"] {
      try render("--scale 2 --jobs 1 -o one.\(format)")
      try render("--scale 2 --jobs 3 --no-cache -o two.\(format)")
      #expect(try folder.contents(of: "one.\(format)") == folder.contents(of: "two.\(format)"))
    }
  }

  /// Of the container, read by hand: 30 frames at 60 a second, 500 ms in all, none longer than 17.
  @Test(arguments: [("", 0), ("--loop 3 ", 3)])
  func webPCountsMillisecondsWithoutDrift(words: String, loop: UInt8) throws {
    try render(words + "-o film.webp")
    let bytes = [UInt8](try folder.contents(of: "film.webp"))
    var durations: [Int] = []
    var position = 12
    while position + 8 <= bytes.count {
      let name = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      let length = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
      if name == "ANIM" { #expect(bytes[position + 12] == loop) }
      if name == "ANMF" {
        durations.append((0..<3).reduce(0) { $0 | Int(bytes[position + 20 + $1]) << (8 * $1) })
      }
      position += 8 + length + length % 2
    }
    #expect(durations.count == 30)
    #expect(durations.reduce(0, +) == 500)
    #expect(durations.allSatisfy { [16, 17].contains($0) })
  }

  @Test func aReaderOfAStreamThatGoesAwayIsNoReasonToComplain() throws {
    for format in ["nut", "y4m"] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let outcome = try BuiltCommand.sample.start(
        ["square", "--quiet", "-o", "-", "--format", format], in: folder,
        output: pipe.fileHandleForWriting
      ).outcome()
      #expect(outcome.status == 141)
      #expect(outcome.message.isEmpty, "\(outcome.message)")
    }
  }
}

/// ffmpeg and ffprobe of this machine, as independent readers.
enum MediaTools {
  static let areThere = ["ffmpeg", "ffprobe"].allSatisfy { path(of: $0) != nil }

  private static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile)
  }

  private static func output(_ tool: String, _ words: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: tool) ?? "")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }

  /// All frames of a film as ffmpeg decodes them without being told anything: straight RGBA.
  static func pixels(of film: URL) throws -> [UInt8] {
    [UInt8](
      try output(
        "ffmpeg", ["-v", "error", "-i", film.path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"]))
  }

  /// The time, in the units of the file, of the packet ffprobe goes to for a `time`; and its remarks.
  static func packet(of film: URL, from time: String) throws -> (packet: String, remarks: String) {
    let remarks = film.appendingPathExtension("remarks")
    try Data().write(to: remarks)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: "ffprobe") ?? "")
    process.arguments = [
      "-v", "warning", "-read_intervals", "\(time)%+#1", "-show_entries", "packet=pts", "-of",
      "csv=p=0", film.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: remarks)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines),
      try String(contentsOf: remarks, encoding: .utf8)
    )
  }

  /// What ffprobe says of the only stream.
  static func facts(of film: URL, _ entries: String) throws -> [String: String] {
    let text = String(
      decoding: try output(
        "ffprobe",
        [
          "-v", "error", "-count_frames", "-show_entries", "stream=\(entries)", "-of",
          "default=nw=1", film.path,
        ]), as: UTF8.self)
    let pairs = text.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      pairs.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { first, _ in first })
  }
}
