import Foundation
import Testing

@testable import RenderCommand

/// Paths are said as they were typed.
@Suite struct TypedPathsTests {
  @Test func whatLiesInAProjectIsSaidFromWhatWasTyped() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.resolvingSymlinksInPath()
    for name in ["App.xcodeproj", "Pages.playground"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appendingPathComponent("A.swift"))
    let path = root.path
    #expect(TypedPaths(path).shown("\(path)/x/B.swift") == "\(path)/x/B.swift")
    #expect(TypedPaths(path + "/").shown("\(path)/B.swift") == "\(path)/B.swift")
    #expect(TypedPaths("\(path)/A.swift").shown("\(path)/A.swift") == "\(path)/A.swift")
    #expect(
      TypedPaths("\(path)/App.xcodeproj").shown("\(path)/App/B.swift") == "\(path)/App/B.swift")
    #expect(
      TypedPaths("\(path)/Pages.playground").shown("\(path)/Pages.playground/C.swift")
        == "\(path)/Pages.playground/C.swift")
    #expect(TypedPaths("\(path)/App.xcodeproj").shown("/elsewhere/B.swift") == "/elsewhere/B.swift")
  }
}
