import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

/// The folders that an app asks for.
struct AppFolderTests {
  private let home = FileManager.default.homeDirectoryForCurrentUser.path

  @Test func thereIsALibrary() throws {
    let library = home + "/Library"
    #expect(
      FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).map(\.path)
        == [library])
    #expect(
      NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [library])
    let url = try FileManager.default.url(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(url.path == library)
    #expect(URL.libraryDirectory.path == library)
  }

  @Test func filesHaveOneOrder() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("order-\(UUID())")
    try files.createDirectory(
      at: folder.appendingPathComponent("m"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let names = (0..<20).map { "n\($0)" }.shuffled()
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    try Data().write(to: folder.appendingPathComponent("m/a"))
    let sorted = (names + ["m"]).sorted()
    #expect(try files.contentsOfDirectory(atPath: folder.path) == sorted)
    let found = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(found.map(\.lastPathComponent) == sorted)
    #expect(try files.subpathsOfDirectory(atPath: folder.path) == (sorted + ["m/a"]).sorted())
    #expect(files.subpaths(atPath: folder.path) == (sorted + ["m/a"]).sorted())
  }

  @Test func theOthersAreThoseThatTheFileManagerTells() {
    let files = FileManager.default
    let pairs: [(URL, FileManager.SearchPathDirectory)] = [
      (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
      (.applicationSupportDirectory, .applicationSupportDirectory),
    ]
    for (folder, kind) in pairs {
      #expect([folder] == files.urls(for: kind, in: .userDomainMask))
      #expect(
        [folder.path] == NSSearchPathForDirectoriesInDomains(kind, .userDomainMask, true))
    }
  }
}
