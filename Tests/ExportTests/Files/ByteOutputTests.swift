import Export
import Foundation
import TestSupport
import Testing

@Suite struct ByteOutputTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func aFileHasItsNameOnlyWhenItIsFinished() throws {
    try folder.write([9], to: "a.bin")
    let output = try ByteOutput(.file(path: folder("a.bin")))
    try output.write([1, 2])
    try output.write([3])
    #expect(folder.contents(of: "a.bin") == [9])
    #expect(output.byteCount == 3)
    try output.finish()
    #expect(folder.contents(of: "a.bin") == [1, 2, 3])
    #expect(try folder.names() == ["a.bin"])
    output.abort()
    #expect(try folder.names() == ["a.bin"])
  }

  @Test func whatIsAbortedIsGone() throws {
    let output = try ByteOutput(.file(path: folder("new/a.bin")))
    try output.write([1])
    #expect(try folder.names(in: "new").count == 1)
    output.abort()
    #expect(try folder.names(in: "new") == [])
  }

  @Test(arguments: ["", "folder/", "folder", "a\0b", "folder/..", "file/a.bin"])
  func whatCannotBeAFileIsRefusedAtOnce(path: String) throws {
    try folder.makeFolder("folder")
    try folder.write([1], to: "file")
    #expect(throws: ExportError.self) { _ = try ByteOutput(.file(path: folder(path))) }
    #expect(try folder.names() == ["file", "folder"])
    #expect(try folder.names(in: "folder") == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsNamed() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let output = try ByteOutput(.descriptor(full.fileDescriptor, name: "the pipe"))
    let error = #expect(throws: ExportError.self) { try output.write([1]) }
    #expect(error?.exitCode == 74)
    #expect(error?.message.contains("the pipe") == true)
  }
}
