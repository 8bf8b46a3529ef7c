import Foundation
import Testing

@testable import RenderCommand

/// Where a project's program keeps what an app keeps.
@Suite struct ProgramHomeTests {
  private let folder: TemporaryFolder
  private let cache: ProjectCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try ProjectCache(folder.url.path)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func itIsEmptyAndGoesWithTheProgram() throws {
    let home = try ProgramHome(in: cache)
    #expect(try names(in: home.folder) == ["Documents", "Library", "tmp"])
    #expect(try names(in: home.folder + "/tmp").isEmpty)
    try Data().write(to: URL(fileURLWithPath: home.folder + "/../beside"))
    home.end()
    #expect(try names(in: cache.folder + "/homes").isEmpty)
  }

  @Test func whatAKilledRunLeftIsNoneOfTheNext() throws {
    let old = cache.folder + "/homes/1/home/Documents"
    try FileManager.default.createDirectory(atPath: old, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: old + "/store"))
    let home = try ProgramHome(in: cache)
    #expect(home.folder == cache.folder + "/homes/1/home")
    #expect(try names(in: old).isEmpty)
    home.end()
  }

  @Test func runsAtTheSameTimeHaveTheirOwn() throws {
    let first = try ProgramHome(in: cache)
    let second = try ProgramHome(in: cache)
    #expect(first.folder != second.folder)
    first.end()
    let third = try ProgramHome(in: cache)
    #expect(third.folder == first.folder)
    second.end()
    third.end()
  }

  @Test func thereIsOneWhereTheCacheCannotBeWritten() throws {
    try Data().write(to: URL(fileURLWithPath: cache.folder + "/homes"))
    let home = try ProgramHome(in: cache)
    #expect(!home.folder.hasPrefix(cache.folder))
    #expect(try names(in: home.folder) == ["Documents", "Library", "tmp"])
    home.end()
    #expect(!FileManager.default.fileExists(atPath: home.folder))
  }

  @Test func theProgramsEnvironmentNamesNoFolderOfTheUser() throws {
    let home = try ProgramHome(in: cache)
    defer { home.end() }
    let environment = home.environment(from: [
      "PATH": "/bin", "HOME": "/users/ada", "XDG_CACHE_HOME": "/users/ada/.cache",
      "XDG_DOCUMENTS_DIR": "/users/ada/Papers", "TMPDIR": "/scratch",
    ])
    #expect(environment["PATH"] == "/bin")
    #expect(environment.count > 1)
    for (name, value) in environment where name != "PATH" {
      #expect(value.hasPrefix(home.folder), "\(name)=\(value)")
    }
    #expect(environment["XDG_DOCUMENTS_DIR"] == nil)
  }
}
