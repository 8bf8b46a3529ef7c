import Foundation
import TestSupport
import Testing

/// Output that cannot be written: the right exit status, one line, nothing half done.
@Suite struct FailingOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expectFailure(
    _ words: [String], status: Int32, naming fragment: String
  ) throws {
    let outcome = try BuiltCommand.sample.run(["square", "--quiet"] + words, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test func aFileInTheWayCannotBeAFolder() throws {
    try Data().write(to: folder.url.appendingPathComponent("taken"))
    try expectFailure(["-o", "taken"], status: 73, naming: "taken")
    try expectFailure(["-o", "taken/below/%d.png"], status: 73, naming: "taken")
    #expect(try folder.names() == ["taken"])
  }

  @Test func aFolderInTheWayCannotBeAFile() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("still.png"), withIntermediateDirectories: false)
    try expectFailure(["--at", "0", "-o", "still.png"], status: 73, naming: "still.png")
    #expect(try folder.names() == ["still.png"])
    #expect(try folder.names(in: "still.png").isEmpty)
  }

  @Test(arguments: ["gif", "apng", "rgba"])
  func aFileOfManyFramesFailsAsOtherFilesDo(ending: String) throws {
    let name = "clip.\(ending)"
    try Data().write(to: folder.url.appendingPathComponent("taken"))
    try expectFailure(["-o", "taken/\(name)"], status: 73, naming: "taken")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(name), withIntermediateDirectories: false)
    try expectFailure(["-o", name], status: 73, naming: name)
    // What is written beside it is not left half done.
    try expectFailure(["-o", "other.apng", "-o", name], status: 73, naming: name)
    #expect(try folder.names() == [name, "taken"].sorted())
    #expect(try folder.names(in: name).isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullPipeBesideFilesLeavesNone() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let outcome = try BuiltCommand.sample.start(
      ["square", "--quiet", "-o", "-", "-o", "a.gif", "-o", "a.apng"], in: folder, output: full
    ).outcome()
    #expect(outcome.status == 74)
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["gif", "apng", "png", "rgba"])
  func aReaderThatGoesAwayIsNoReasonToComplain(ofFormat format: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try BuiltCommand.sample.start(
      ["square", "--quiet", "-o", "-", "--format", format, "-o", "a.gif"], in: folder,
      output: pipe.fileHandleForWriting
    ).outcome()
    #expect(outcome.status == 141)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
    // The other file is complete or not there.
    if let name = try folder.names().first {
      #expect(name == "a.gif")
      _ = try GIFReader([UInt8](folder.contents(of: name)))
    }
  }

  @Test func aNameLongerThanTheSystemAllowsCannotBeMade() throws {
    let name = String(repeating: "n", count: 300)
    try expectFailure(["-o", name], status: 73, naming: "too long")
  }

  @Test func namesMayBeLongAndInAnyScript() throws {
    let name = String(repeating: "é", count: 120) + "図"
    let outcome = try BuiltCommand.sample.run(["square", "--frames", "0", "-o", name], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.names(in: name) == ["00000.png"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsAnErrorOfInputAndOutput() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    for words in [["square", "--quiet", "-o", "-"], ["list"], ["inspect", "square", "--at", "0"]] {
      let outcome = try BuiltCommand.sample.start(words, in: folder, output: full).outcome()
      #expect(outcome.status == 74)
      #expect(
        outcome.message.contains("standard output cannot be written: No space left on device"),
        "\(outcome.message)")
    }
  }

  @Test func aReaderThatGoesAwayIsNoReasonToComplain() throws {
    for words in [["square", "--quiet", "-o", "-"], ["list"]] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let running = try BuiltCommand.sample.start(
        words, in: folder, output: pipe.fileHandleForWriting)
      let outcome = try running.outcome()
      #expect(outcome.status == 141)
      #expect(outcome.message.isEmpty, "\(outcome.message)")
    }
  }

  @Test(.enabled(if: BuiltCommand.canBeForbidden, "root needs setpriv"))
  func aFolderOneMayNotWriteToNeedsPermission() throws {
    let locked = folder.url.appendingPathComponent("locked")
    try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked.path)
    for place in ["locked", "locked/new", "locked/clip.gif"] {
      let outcome = try BuiltCommand.sample.runWithoutPrivileges(
        ["square", "--quiet", "-o", place], in: folder)
      #expect(outcome.status == 77)
      #expect(outcome.message.hasPrefix("render: ‘locked"), "\(outcome.message)")
      #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    }
    #expect(try folder.names(in: "locked").isEmpty)
  }
}
