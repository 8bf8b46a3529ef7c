import Foundation
import Testing

/// Devices and pipes where a file is to go: nothing may take their place.
@Suite struct SpecialFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makePipe(_ name: String) throws {
    let path = folder.url.appendingPathComponent(name).path
    try #require(mkfifo(path, 0o600) == 0)
  }

  private func isPipe(_ name: String) throws -> Bool {
    let path = folder.url.appendingPathComponent(name).path
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    // Foundation knows no word for pipes.
    return type == .typeUnknown
  }

  private func expectRefusal(_ words: [String], naming name: String) throws {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 73, "\(words)")
    #expect(outcome.message.contains("‘\(name)’ is no file but a device or a pipe"))
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test(arguments: ["clip.gif", "clip.apng", "clip.rgba", "clip.nut"])
  func aPipeIsNotReplacedByAnAnimation(name: String) throws {
    try makePipe(name)
    try expectRefusal(["square", "-q", "-o", name], naming: name)
    try expectRefusal(["square", "-q", "-o", "other.gif", "-o", name], naming: name)
    #expect(try isPipe(name))
    #expect(try folder.names() == [name])
  }

  @Test func aPipeIsNotReplacedByAFrame() throws {
    try makePipe("00000.png")
    try expectRefusal(["square", "-q", "--frames", "0", "-o", "."], naming: "00000.png")
    try expectRefusal(["square", "-q", "--at", "0", "-o", "00000.png"], naming: "00000.png")
    #expect(try isPipe("00000.png"))
  }

  @Test func aLinkToADeviceIsNotReplaced() throws {
    let link = folder.url.appendingPathComponent("null").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    try expectRefusal(["square", "-q", "--format", "rgba", "-o", "null"], naming: "null")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
  }

  @Test func aReportDoesNotReplaceAPipe() throws {
    #expect(try BuiltCommand.sample.run(["square", "-q", "-o", "a"], in: folder).status == 0)
    try makePipe("junit.xml")
    try expectRefusal(["compare", "a", "a", "-q", "--junit", "junit.xml"], naming: "junit.xml")
    #expect(try isPipe("junit.xml"))
  }
}
