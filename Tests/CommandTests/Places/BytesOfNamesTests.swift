import Foundation
import Testing

/// Names whose bytes are no UTF-8, which Foundation cannot say: the shell does.
@Suite struct BytesOfNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a line of shell in which `$B` is a byte that is no text, and `$render` the command.
  private func shell(_ line: String) throws -> BuiltCommand.Outcome {
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    return try shell.run(
      ["-c", "B=$(printf '\\351'); LC_ALL=C; export LC_ALL; " + line], in: folder,
      environment: ["render": BuiltCommand.sample.path])
  }

  private func expectSuccess(_ line: String) throws {
    let outcome = try shell("set -e; " + line)
    #expect(outcome.status == 0, "\(line): \(outcome.message)\(outcome.text)")
  }

  @Test func framesGoToTheFolderThatWasNamed() throws {
    try expectSuccess(
      """
      "$render" square -q --frames 0-2 -o "caf$B/deep"
      "$render" square -q --frames 0-2 -o "f$B%03d.png"
      "$render" square -q --at 0 -o "still$B.png"
      test "$(ls "caf$B/deep")" = "$(printf '00000.png\\n00001.png\\n00002.png')"
      test -s "f${B}002.png"; test -s "still$B.png"
      test "$(ls | LC_ALL=C grep -c "$B")" = 5
      """)
  }

  @Test func animationsGetTheNameThatWasAskedFor() throws {
    try expectSuccess(
      """
      "$render" square -q -o "a$B.gif" -o "a$B.apng" -o "b$B/x.nut"
      "$render" square -q -o plain.gif
      cmp "a$B.gif" plain.gif; test -s "a$B.apng"; test -s "b$B/x.nut"
      "$render" sheet square -q -o "s$B.png"; test -s "s$B.png"
      """)
  }

  @Test(.enabled(if: BuiltCommand.systemHas("ffmpeg")))
  func ffmpegIsToldTheBytes() throws {
    try expectSuccess("\"$render\" square -q -o \"d$B/film$B.mp4\"; test -s \"d$B/film$B.mp4\"")
  }

  @Test func twoNamesThatLookAlikeAreTwoFolders() throws {
    try expectSuccess(
      """
      C=$(printf '\\350')
      "$render" square -q --frames 0 -o "x$B"; "$render" square -q --frames 1 -o "x$C"
      test -e "x$B/00000.png"; test ! -e "x$B/00001.png"; test -e "x$C/00001.png"
      """)
  }

  @Test func goldensAreRecordedAndCheckedThere() throws {
    try expectSuccess(
      """
      "$render" golden record square -q --goldens "g$B"
      test -s "g$B/square/golden.txt"
      "$render" golden check square -q --goldens "g$B"
      """)
  }

  @Test func picturesAreComparedAndReportsWrittenThere() throws {
    try expectSuccess(
      """
      "$render" square -q --frames 0-3 -o "a$B"; "$render" square -q --frames 0-3 -o b
      "$render" compare "a$B" b -q --html "r$B" --junit "j$B.xml"
      test -s "r$B/index.html"; test -s "j$B.xml"
      cp b/00001.png "a$B/n$B.png"
      """)
    let outcome = try shell("\"$render\" compare \"a$B\" b")
    #expect(outcome.status == 1, "\(outcome.message)")
    #expect(outcome.text.contains("n\u{FFFD}.png"), "\(outcome.text)")
  }

  @Test func messagesShowTheBytes() throws {
    let outcome = try shell("\"$render\" compare \"no$B\" b")
    #expect(outcome.status == 66)
    #expect(outcome.message.contains("no\\xE9"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
  }

  @Test func aPackageThatSwiftCannotBuildIsNotBegun() throws {
    let outcome = try shell("\"$render\" new A --path \"p$B\"")
    #expect(outcome.status == 64, "\(outcome.message)")
    #expect(outcome.message.contains("is not UTF-8"))
    #expect(try folder.names().isEmpty)
  }
}
