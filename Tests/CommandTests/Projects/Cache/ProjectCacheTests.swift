import Foundation
import Testing

@testable import RenderCommand

/// What is kept of builds.
@Suite struct ProjectCacheTests {
  private let folder: TemporaryFolder
  private let cache: ProjectCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try ProjectCache(folder.url.path)
  }

  private func fill(_ kind: ProjectCache.Kind, _ key: String, bytes: Int = 1) async throws -> String
  {
    try await cache.entry(kind, key) { folder throws(Diagnostic) in
      try? Data(count: bytes).write(to: URL(fileURLWithPath: folder + "/a"))
    }
  }

  @Test(arguments: [
    "error: unable to open output file 'A.pcm': 'No space left on device'",
    "clang: error: unable to execute command: Bus error", "write: Disk quota exceeded",
  ])
  func aToolThatFindsNoRoomIsNoFaultOfTheProject(complaint: String) throws {
    let trouble = try #require(cache.lackOfRoom("A.swift:3: note: x\n\(complaint)\n"))
    #expect(trouble.status == .inputOutput)
    #expect(trouble.line.contains("lies on a disk that is full"))
    #expect(cache.lackOfRoom("A.swift:3:1: error: cannot find 'spaceLeft' in scope") == nil)
  }

  @Test func anEntryIsFilledOnce() async throws {
    var count = 0
    for _ in 1...2 {
      let entry = try await cache.entry(.modules, "k") { folder throws(Diagnostic) in
        count += 1
        try? Data("\(count)".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
      }
      #expect(try String(contentsOfFile: entry + "/a", encoding: .utf8) == "1")
    }
    #expect(cache.entry(.modules, "k") != nil)
    #expect(cache.entry(.programs, "k") == nil)
  }

  @Test func whatFailsLeavesNothing() async {
    await #expect(throws: Diagnostic.self) {
      try await cache.entry(.modules, "k") { _ throws(Diagnostic) in
        throw Diagnostic(.badData, "no")
      }
    }
    #expect(cache.entry(.modules, "k") == nil)
    #expect((try? folder.names(in: "building")) == [])
  }

  @Test func whatIsUsedLeastGoesUnlessItIsHeld() async throws {
    var entries: [String] = []
    for number in 0..<(ProjectCache.Kind.programs.most + 3) {
      let entry = try await fill(.programs, "\(number)")
      let used = Date(timeIntervalSince1970: Double(1000 + number))
      try FileManager.default.setAttributes(
        [.modificationDate: used], ofItemAtPath: entry + "/.used")
      entries.append(entry)
    }
    let lock = ProjectCache.hold(entries[1])
    cache.tidy()
    let left = entries.map { FileManager.default.fileExists(atPath: $0) }
    #expect(left.prefix(4) == [false, true, false, true])
    #expect(left.dropFirst(3).allSatisfy { $0 })
    lock?.release()
    cache.tidy()
    #expect(!FileManager.default.fileExists(atPath: entries[1]))
  }

  @Test func unfinishedEntriesOfDeadRunsGo() throws {
    let building = folder.url.appendingPathComponent("building")
    let mine = "\(ProcessInfo.processInfo.processIdentifier)-x"
    // No process has a number so high.
    for name in [mine, "2000000000-x"] {
      try FileManager.default.createDirectory(
        at: building.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    cache.tidy()
    #expect(try folder.names(in: "building") == [mine])
  }

  @Test func aKeyIsTheContents() throws {
    let file = folder.url.appendingPathComponent("f")
    func key(_ text: String, _ name: String = "n") throws -> String {
      try Data(text.utf8).write(to: file)
      var key = ContentKey()
      key.add("name", name)
      key.add(fileAt: file.path)
      return key.name
    }
    #expect(try key("a") == key("a"))
    #expect(try key("a") != key("b"))
    #expect(try key("a") != key("a", "m"))
    #expect(try key("a").count == 32)
    var (one, other) = (ContentKey(), ContentKey())
    one.add("a", "1\n1:b=1:2")
    other.add("a", "1")
    other.add("b", "2")
    #expect(one.name != other.name)
  }

  @Test func aLockIsHeldByOneAlone() throws {
    let path = folder.url.path + "/locks/a"
    let lock = try FileLock(at: path, .exclusive)
    #expect(FileLock(ifFreeAt: path) == nil)
    lock.release()
    let other = FileLock(ifFreeAt: path)
    #expect(other != nil)
    other?.release()
  }
}
