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

  /// What a golden keeps of a path is the path, seen from the goldens, and wherever one stands.
  @Test func goldensKeepThePathsOfWhatTheyWereGiven() throws {
    try expectSuccess(
      """
      mkdir "c$B" fonts; echo '0.1 tap 5,5' > "c$B/s$B.script"; cd "c$B"
      "$render" golden record square -q --script "s$B.script" --fonts ../fonts --goldens "g$B"
      "$render" golden check -q --goldens "g$B"
      cd ..; "$render" golden check -q --goldens "c$B/g$B"
      cd fonts; "$render" golden check -q --goldens "../c$B/./g$B"
      """)
  }

  @Test func fontsAreReadWhereverOneStands() throws {
    try expectSuccess(
      """
      mkdir -p "c$B/fonts"; cd "c$B"; "$render" square -q --at 0 --fonts fonts -o a.png
      "$render" golden record square -q --fonts ./fonts --goldens g
      "$render" golden check square -q --goldens g
      """)
  }

  @Test(arguments: [
    (
      "mkdir f$B; \"$render\" square --fonts f$B", 66,
      #"--fonts "f\xE9" has a name that is not UTF-8: rename the folder, or name a link to it"#
    ),
    (
      "mkdir f; touch f/x$B.OTF; \"$render\" square --fonts f", 66,
      #"--fonts "f" holds "x\xE9.OTF", whose name is not UTF-8: rename the font"#
    ),
    (
      "mkdir p; touch p/A$B.swift; \"$render\" p/", 65,
      #"p/A\xE9.swift: the name is no UTF-8: rename it"#
    ),
    (
      "mkdir p; touch p/A.swift p/x$B.png; \"$render\" p/", 65,
      #"p/x\xE9.png: the name is no UTF-8: rename it"#
    ),
    (
      "mkdir -p p/r$B; touch p/A.swift; \"$render\" ./p", 65,
      #"./p/r\xE9: the name is no UTF-8: rename it"#
    ),
    (
      "mkdir -p p/A.xcassets/x$B.imageset; touch p/A.swift; \"$render\" p/", 65,
      #"p/A.xcassets/x\xE9.imageset: the name is no UTF-8: rename it"#
    ),
    (
      "mkdir p$B; touch p$B/x$B.ttf; cd p$B; \"$render\" ./", 65,
      #"x\xE9.ttf: the name is no UTF-8: rename it"#
    ),
  ])
  func whatCannotBeSaidIsRefusedInOneLine(line: String, status: Int32, said: String) throws {
    let outcome = try shell("export XDG_CACHE_HOME=$PWD/cache; " + line)
    #expect(outcome.status == status)
    #expect(outcome.message == "render: \(said)\n")
  }

  /// Of what a project has no use for, any name is fine.
  @Test func whatIsNotReadMayBeCalledAnything() throws {
    let outcome = try shell(
      "export XDG_CACHE_HOME=$PWD/cache; mkdir p; touch p/README$B.md p/x$B.h p/.x$B.swift; "
        + "\"$render\" p/")
    #expect(outcome.message.contains("p: expected Swift files"), "\(outcome.message)")
  }

  @Test func aPackageThatSwiftCannotBuildIsNotBegun() throws {
    let outcome = try shell("\"$render\" new A --path \"p$B\"")
    #expect(outcome.status == 64, "\(outcome.message)")
    #expect(outcome.message.contains("is not UTF-8"))
    #expect(try folder.names().isEmpty)
  }
}
