import Foundation
import Testing

/// What an app keeps in files changes no other run.
@Suite(.serialized) struct KeptFileTests {
  private let project: ProjectFixture

  init() throws { project = try ProjectFixture() }

  /// The folders of an app are empty when it starts, and none of the user's.
  @Test(arguments: ["", " --sandbox"])
  func whatAnAppKeepsIsInNoOtherRun(options: String) throws {
    let code = """
      let files = FileManager.default
      let folders = [
        files.urls(for: .documentDirectory, in: .userDomainMask)[0],
        files.urls(for: .cachesDirectory, in: .userDomainMask)[0],
        files.temporaryDirectory, URL(fileURLWithPath: NSTemporaryDirectory()),
      ]
      for (number, folder) in folders.enumerated() {
        let file = folder.appendingPathComponent("launches-\\(number)")
        guard !files.fileExists(atPath: file.path) else { view.backgroundColor = .black; return }
        try! Data("1".utf8).write(to: file)
        print("written:", file.path)
      }
      """
    try project.write(project.controller(loaded: code), to: "Keeps.swift")
    var pictures: [Data] = []
    for _ in 0..<2 {
      let outcome = try project.render("Keeps.swift --at 0 -o still.png --scale 1\(options)")
      if outcome.status == 69, !options.isEmpty { return }
      #expect(outcome.status == 0, "\(outcome.message)")
      let written = outcome.message.split(separator: "\n").compactMap {
        $0.hasPrefix("written: ") ? String($0.dropFirst(9)) : nil
      }
      #expect(written.count == 4, "\(outcome.message)")
      for file in written {
        #expect(file.hasPrefix(ProjectFixture.cache.path), "\(file)")
        #expect(!FileManager.default.fileExists(atPath: file), "\(file) is left")
      }
      pictures.append(try project.folder.contents(of: "still.png"))
    }
    #expect(pictures[0] == pictures[1])
  }

  /// On a phone an app cannot write there.
  @Test func whatAnAppWritesIntoItsBundleIsInNoOtherRun() throws {
    let code = """
      let file = Bundle.main.bundleURL.appendingPathComponent("launches")
      if FileManager.default.fileExists(atPath: file.path) { view.backgroundColor = .black }
      try! Data("1".utf8).write(to: file)
      """
    try project.write(project.controller(loaded: code), to: "Bundled.swift")
    #expect(try project.render("Bundled.swift -q --at 0 -o a.png --scale 1").status == 0)
    #expect(try project.render("Bundled.swift -q --at 0 -o b.png --scale 1").status == 0)
    #expect(try project.folder.contents(of: "a.png") == project.folder.contents(of: "b.png"))
  }
}
