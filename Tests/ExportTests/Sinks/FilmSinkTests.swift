import Export
import Foundation
import TestSupport
import Testing

/// Films by programs that stand in for ffmpeg: shell scripts that find the film's name in `$film`.
struct FilmSinkTests {
  private let folder: ScratchFolder
  private let tools: ScratchFolder

  init() throws {
    // As the command does: a program that goes away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    folder = try ScratchFolder()
    tools = try ScratchFolder()
  }

  /// The program is written by a process of its own: where this one still had it open for writing,
  /// a test that starts something at that moment would keep it from being run ("text file busy").
  private func program(_ script: String) throws -> FilmProgram {
    let text = "#!/bin/sh\nfor film; do :; done\nfilm=${film#file:}\n" + script + "\n"
    try tools.write(Array(text.utf8), to: "draft")
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    copy.arguments = [
      "-c", #"cp "$1" "$2" && chmod 755 "$2""#, "sh", tools("draft"), tools("ffmpeg"),
    ]
    try copy.run()
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
    return FilmProgram(path: tools("ffmpeg"), environment: ["PATH=/usr/bin:/bin"])
  }

  private static let format = ClipFormat(
    width: 100, height: 100, frameCount: 5, rate: ClipFormat.Rate(60))

  private static func frame(_ index: Int) -> EncodedFrame {
    EncodedFrame(index: index, bytes: [UInt8](repeating: UInt8(index), count: 40_000))
  }

  private func makeFilm(
    _ film: FilmFormat = .mov, _ format: ClipFormat = Self.format, by program: FilmProgram
  ) async throws {
    let sink = FilmSink(film, format: format, by: program, to: folder("clip.mov"))
    do {
      try await sink.begin(frameCount: 5)
      for index in 0..<5 { try await sink.accept(Self.frame(index)) }
      try await sink.finish()
    } catch {
      await sink.abort()
      throw error
    }
  }

  private func failure(_ script: String) async throws -> ExportError {
    let program = try program(script)
    let error = await #expect(throws: ExportError.self) { try await makeFilm(by: program) }
    #expect(try folder.names().isEmpty)
    return try #require(error)
  }

  @Test func theProgramIsHandedEveryFrameInOrder() async throws {
    try await makeFilm(by: program("cat > \"$film\""))
    #expect(try folder.names() == ["clip.mov"])
    #expect(folder.contents(of: "clip.mov") == (0..<5).flatMap { Self.frame($0).bytes })
  }

  @Test func theFilmHasNoNameBeforeItIsComplete() async throws {
    let sink = FilmSink(
      .mov, format: Self.format, by: try program("cat > \"$film\""), to: folder("clip.mov"))
    try await sink.begin(frameCount: 1)
    try await sink.accept(Self.frame(0))
    #expect(try folder.names().allSatisfy { $0.hasPrefix(".") })
    try await sink.finish()
    #expect(try folder.names() == ["clip.mov"])
  }

  @Test func sizeAndExactRateAreGivenBeforeTheInput() async throws {
    let format = ClipFormat(
      width: 100, height: 100, frameCount: 5, rate: ClipFormat.Rate(30000, over: 1001))
    try await makeFilm(.mov, format, by: program("echo \"$*\" > \"$film\"; cat > /dev/null"))
    let words = String(decoding: folder.contents(of: "clip.mov") ?? [], as: UTF8.self)
    #expect(
      words.contains("-pix_fmt rgba -video_size 100x100 -framerate 30000/1001 -i pipe:0 "),
      "\(words)")
  }

  @Test func oddSidesOfH264FilmsAreMadeEvenByRepeatingTheLast() async throws {
    let format = ClipFormat(width: 1, height: 3, frameCount: 1, rate: ClipFormat.Rate(60))
    let sink = FilmSink(
      .mp4, format: format, by: try program("echo \"$*\" > \"$film\"; cat >> \"$film\""),
      to: folder("clip.mp4"))
    try await sink.begin(frameCount: 1)
    let rows = (1...3).map { [UInt8($0), 0, 0, 255] }
    try await sink.accept(EncodedFrame(index: 0, bytes: rows.flatMap { $0 }))
    try await sink.finish()
    let contents = folder.contents(of: "clip.mp4") ?? []
    let padded = [0, 1, 2, 2].flatMap { rows[$0] + rows[$0] }
    #expect(Array(contents.suffix(padded.count)) == padded)
    #expect(String(decoding: contents, as: UTF8.self).contains("-video_size 2x4 "))
  }

  @Test func aProgramMaySayMuchWhileItReads() async throws {
    try await makeFilm(
      by: program("head -c 3000000 /dev/zero | tr '\\0' x >&2; cat > \"$film\""))
    #expect(folder.contents(of: "clip.mov")?.count == 200_000)
  }

  @Test func whatIsWrongIsTheLineBeforeTheSummary() async throws {
    let error = try await failure(
      """
      head -c 50000 > /dev/null
      echo '[libx264 @ 0x55d0] width too odd' >&2
      echo 'Error initializing output stream 0:0 -- maybe' >&2
      echo 'Conversion failed!' >&2
      exit 1
      """)
    #expect(
      error == .film(path: folder("clip.mov"), problem: "ffmpeg ended with status 1: width too odd")
    )
    #expect(error.exitCode == 69)
  }

  @Test func aProgramThatEndsAtOnceMakesNoFilm() async throws {
    #expect(
      try await failure("exit 0")
        == .film(path: folder("clip.mov"), problem: "ffmpeg ended with status 0"))
    #expect(
      try await failure("cat > /dev/null")
        == .film(path: folder("clip.mov"), problem: "ffmpeg wrote nothing"))
  }

  @Test func aProgramThatIsKilledMakesNoFilm() async throws {
    #expect(
      try await failure("head -c 50000 > \"$film\"; kill -9 $$")
        == .film(path: folder("clip.mov"), problem: "ffmpeg was ended by signal 9"))
  }

  @Test func aFullDiskIsAnInputOutputErrorThatNamesTheFilm() async throws {
    let error = try await failure(
      "cat > \"$film\"; echo \"file:$film: No space left on device\" >&2; exit 1")
    #expect(error.exitCode == 74)
    #expect(error.message.contains("status 1: \(folder("clip.mov")): No space left on device"))
  }

  /// ffmpeg 5.1 leaves so when the disk fills up at the end of an MP4 film.
  @Test func aFilmWhoseEndCouldNotBeWrittenIsNone() async throws {
    let error = try await failure(
      """
      cat > "$film"
      echo "Error writing trailer of file:$film: No space left on device" >&2
      """)
    #expect(error.exitCode == 74)
    #expect(
      try await failure("cat > \"$film\"; echo 'Unable to re-open the film' >&2").exitCode == 69)
  }

  @Test func aProgramThatIsNoneCannotBeRun() async throws {
    let program = FilmProgram(path: tools("none"), environment: [])
    let error = await #expect(throws: ExportError.self) { try await makeFilm(by: program) }
    #expect(error?.message.contains("cannot be run: No such file or directory") == true)
    #expect(try folder.names().isEmpty)
  }

  @Test func aProgramHasNothingOpenButItsOwn() async throws {
    // A descriptor that programs inherit.
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(number, F_SETFD, 0) == 0 && number > 2)
    let error = try await failure(
      "cat > \"$film\"; echo open: $(ls /proc/$$/fd) . >&2; exit 1")
    let words = error.message.split(separator: " ")
    let listed = words.drop { $0 != "open:" }.dropFirst().prefix { Int($0) != nil }
    #expect(Set(listed).isSuperset(of: ["0", "1", "2"]))
    #expect(!listed.contains("\(number)"))
    withExtendedLifetime(pipe) {}
  }

  /// It takes all frames, then neither writes nor ends; so does the program it has started.
  @Test func aProgramThatHangsIsEndedWhenTheFilmIsCancelled() async throws {
    let program = try program(
      "echo $$ > \"$film\"; cat > /dev/null; echo there > \"$(dirname $0)/there\"; sleep 1000; true"
    )
    let task = Task { try await makeFilm(by: program) }
    while tools.contents(of: "there") == nil { try await Task.sleep(for: .milliseconds(20)) }
    let name = try #require(try folder.names().first)
    let number = try #require(
      pid_t(
        String(decoding: folder.contents(of: name) ?? [], as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(number, 0) == 0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(kill(number, 0) == -1)
    #expect(try folder.names().isEmpty)
  }

  @Test func theLastFrameOfAWebPFilmEndsWithTheClip() async throws {
    // Three frames at 30 a second, as a library packs them that guesses the last duration: 33, 34 and
    // 33 milliseconds of 100.
    let chunk = { (name: String, content: [UInt8]) in
      Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    let frame = { (duration: UInt8) in
      chunk("ANMF", [UInt8](repeating: 0, count: 12) + [duration, 0, 0, 0, 7])
    }
    let body = Array("WEBP".utf8) + chunk("VP8X", [UInt8](repeating: 1, count: 10))
    let whole = { (last: UInt8) in
      Array("RIFF".utf8) + [0, 0, 0, 0] + body + frame(33) + frame(34) + frame(last)
    }
    try tools.write(whole(20), to: "packed")
    let format = ClipFormat(width: 100, height: 100, frameCount: 3, rate: ClipFormat.Rate(30))
    let sink = FilmSink(
      .webp, format: format,
      by: try program("cat > /dev/null; cat \"$(dirname $0)/packed\" > \"$film\""),
      to: folder("clip.webp"))
    try await sink.begin(frameCount: 3)
    for index in 0..<3 { try await sink.accept(Self.frame(index)) }
    try await sink.finish()
    #expect(folder.contents(of: "clip.webp") == whole(33))
  }
}
