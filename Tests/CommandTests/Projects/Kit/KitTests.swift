import Foundation
import Testing

@testable import RenderCommand

/// Reading and finding the compiled modules.
@Suite struct KitTests {
  @Test func aKitSaysHowItIsUsed() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(Kit(in: path) == nil)
    let text = """
      compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
      compile -I
      compile @KIT@/modules
      link @KIT@/libzoetrope.a
      identity 0123
      made-of 12.34
      """
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("kit.txt"))
    let kit = try #require(Kit(in: path))
    #expect(kit.compiler == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(kit.compileOptions == ["-I", "\(path)/modules"])
    #expect(kit.linkOptions == ["\(path)/libzoetrope.a"])
    #expect(kit.identity == "0123")
    #expect(kit.madeOf == "12.34")
    try Data("identity 0123".utf8).write(to: folder.url.appendingPathComponent("kit.txt"))
    #expect(Kit(in: path) == nil)
  }

  @Test func withoutModulesOneLineSaysSo() async throws {
    let folder = try TemporaryFolder()
    let search = KitSearch(commandFolder: folder.url.path, sourceFolders: [folder.url.path])
    let error = await #expect(throws: Diagnostic.self) { try await search.kit { _ in } }
    #expect(error?.status == .unavailable)
  }
}
