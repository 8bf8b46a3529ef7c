import Export
import Testing

@Suite struct FilePathTests {
  @Test(
    arguments: [
      ("a.png", ".", "a.png", true), ("out/a.png", "out", "a.png", true),
      ("/a", "/", "a", true), ("out/", "out", "", false), ("", ".", "", false),
      ("out/..", "out", "..", false), (".", ".", ".", false), ("a//b", "a/", "b", true),
      ("a\0b", ".", "a\0b", false),
    ])
  func aPathIsAFolderAndAName(path: String, folder: String, name: String, namesFile: Bool) {
    let parts = FilePath(path)
    #expect(parts.folder == folder && parts.name == name && parts.namesFile == namesFile)
  }
}
