import Foundation
import Testing

@Suite("Files, imports and conditions")
struct FileTests {
  @Test("Imports go but for those of the project's modules")
  func imports() throws {
    let adapted = try Adapted(modules: [
      ("Kit", ["K.swift": "public class K {}"]),
      (
        "Sample",
        [
          "A.swift":
            "import Foundation; import UIKit\n@testable import Kit\nimport class UIKit.UIView\nimport os.log"
        ]
      ),
    ])
    #expect(adapted.text == " \nimport Kit\n\n")
    #expect(adapted.file("A.swift")?.imports == ["Foundation", "UIKit", "Kit", "UIKit", "os"])
    #expect(adapted.report.notes.isEmpty)
  }

  @Test("Imports of modules beside UIKit stay, and files of their parts that are not here stay out")
  func importsBeside() throws {
    let adapted = try Adapted([
      "A.swift":
        "import UIKit\nimport AVFoundation\nimport AVFAudio\nclass A: UIView { let p = AVPlayer() }",
      "B.swift": "import AVFoundation\nclass B { let c = AVAudioEngine() }",
    ])
    #expect(
      adapted.texts["A.swift"]?.hasPrefix("\nimport AVFoundation\nimport AVFoundation\nclass A")
        == true)
    #expect(adapted.file("B.swift")?.leftOut == "AVFoundation")
  }

  @Test("A file that reads XML imports the module of the reader, and others do not")
  func readerOfXML() throws {
    let adapted = try Adapted([
      "A.swift": "class Feed: NSObject, XMLParserDelegate { let a = XMLParser(data: Data()) }",
      "B.swift": "class B { let xml = 1 }",
    ])
    #expect(adapted.copies["A.swift"]?.hasPrefix("import FoundationXML\nimport UIKit\n") == true)
    #expect(adapted.copies["B.swift"]?.contains("FoundationXML") == false)
  }

  @Test("Conditions come out as on a phone's simulator, and lines stay")
  func conditions() throws {
    let adapted = try Adapted(
      """
      #if os(iOS) && canImport(UIKit)
      let a = 1
      #elseif os(macOS)
      let b = 1
      #else
      let c = 1
      #endif
      #if canImport(SwiftUI) || os(Linux)
      let d = 1
      #endif
      #if DEBUG && targetEnvironment(simulator) && swift(>=5.5) && !swift(>=6)
      let line12 = 1
      #endif
      """)
    #expect(adapted.text.split(separator: "\n") == ["let a = 1", "let line12 = 1"])
    #expect(adapted.places(in: "A.swift").first { $0.text.contains("line12") }?.line == 12)
  }

  @Test(
    "What is open at the end of a file is told with its line, the innermost first",
    arguments: [
      ("class A {\n  func f() {\n    g()\n", "{", 2), ("class A {\n  func f() {\n  }\n", "{", 1),
      ("let a = [\n  1,\n  2", "[", 1), ("f(\n  a: 1", "(", 1),
      ("func f() {}\n/* so\n}\n", "/*", 2),
      ("class A {\n  func f() { /** so */ /* more\n} }\n", "/*", 2),
    ])
  func unclosed(_ text: String, _ opened: String, _ line: Int) throws {
    let file = try Adapted(["A.swift": text]).file("A.swift")
    #expect(file?.unclosed == Adapted.Report.Unclosed(text: opened, line: line))
  }

  @Test(
    "A file that closes what it opens leaves nothing open, whatever else is wrong with it or old in it"
  )
  func closed() throws {
    for text in [
      "class A {\n  func f() {\n    for var i = 0; i < 3; i++ { g() }\n  }\n}\n", "let a = \n",
      "}\n", "",
      "func f() {} /* so */", "let s = \"more\n", "#if DEBUG\nlet a = 1\n",
    ] {
      let file = try #require(try Adapted(["A.swift": text]).file("A.swift"))
      #expect(file.unclosed == nil, "\(text)")
    }
  }

  @Test("A file of a framework that is not here stays out where nothing names it")
  func leftOut() throws {
    let files = [
      "A.swift": "class A: UIViewController {}",
      "B.swift": "import SwiftUI\nstruct B: View { var body: some View { Text(\"\") } }",
      "C.swift": "import AVFoundation\nclass C: UIView {}",
      "D.swift": "import SceneKit\nclass D: UIViewController { let m = SCNView() }",
    ]
    let alone = try Adapted(files)
    #expect(alone.file("B.swift")?.leftOut == "SwiftUI")
    #expect(alone.file("B.swift")?.output == nil)
    // An import alone is no use.
    #expect(alone.file("C.swift")?.leftOut == nil)
    #expect(alone.file("D.swift")?.leftOut == "SceneKit")
    let named = try Adapted(files, named: ["D"])
    #expect(named.file("D.swift")?.leftOut == nil)
    let used = try Adapted(
      files.merging(["A.swift": "class A: UIViewController { let host = host() }"]) { $1 }
        .merging(["E.swift": "func host() -> Any { B() }"]) { $1 })
    #expect(used.file("B.swift")?.leftOut == nil)
    #expect(used.report.notes.map(\.kind).contains("import SwiftUI"))
  }

  @Test(
    "What names a file that stays out stays out with it, where nothing that is shown leads there")
  func dependants() throws {
    let adapted = try Adapted([
      "A.swift": "class A: UIView { let wave = configure() }",
      "B.swift": """
      import SwiftUI
      struct B {}
      extension B: UIViewRepresentable { func configure() {} }
      extension View { func wave() -> some View { self } }
      private func configure() {}
      """,
      "C.swift": "func c() { _ = B() }", "D.swift": "func d() { c() }",
      "E.swift": "func configure() -> Int { 0 }",
      // A type of the project's own.
      "F.swift": "import SwiftUI\nstruct Color {}\nfunc f() -> Color { Color() }",
    ])
    #expect(
      ["A", "B", "C", "D", "E", "F"].map { adapted.file($0 + ".swift")?.leftOut }
        == [nil, "SwiftUI", "SwiftUI", "SwiftUI", nil, nil])
  }

  @Test("An app that begins with a view of SwiftUI's begins with nothing here")
  func hostedApp() throws {
    let adapted = try Adapted([
      "A.swift": "@main class A: UIResponder, UIApplicationDelegate {}",
      "S.swift": """
      import SwiftUI
      class S: UIResponder, UIWindowSceneDelegate { let c = UIHostingController(rootView: V()) }
      """,
      "V.swift": "import SwiftUI\nstruct V: View { var body: some View { Text(\"\") } }",
    ])
    #expect(adapted.type("S") == nil)
    #expect(adapted.module.files.map(\.leftOut) == [nil, "SwiftUI", "SwiftUI"])
  }

  @Test("The path of a file may have quotes and backslashes")
  func paths() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-paths-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = base.appendingPathComponent(#"a "b" \c"#)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("A.swift")
    try Data("let a = 1".utf8).write(to: source)
    let request: [String: Any] = [
      "modules": [
        ["name": "S", "isApp": true, "files": [source.path], "output": base.path + "/out"]
      ]
    ]
    let input = try JSONSerialization.data(withJSONObject: request)
    #expect(try BuiltAdapter.run(input, in: base).0 == 0)
    let copy = try String(contentsOfFile: base.path + "/out/A.swift", encoding: .utf8)
    #expect(copy.contains(#"a \"b\" \\c/A.swift", line: 1)"#))
  }

  @Test("Two files of one name, and one called main.swift, have names of their own")
  func names() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    var paths: [String] = []
    for place in ["x/A.swift", "y/a.swift", "y/main.swift"] {
      let file = base.appendingPathComponent(place)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("".utf8).write(to: file)
      paths.append(file.path)
    }
    let request: [String: Any] = [
      "modules": [["name": "S", "isApp": true, "files": paths, "output": base.path + "/out"]]
    ]
    let input = try JSONSerialization.data(withJSONObject: request)
    #expect(try BuiltAdapter.run(input, in: base).0 == 0)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: base.path + "/out"))
        == ["A.swift", "a-2.swift", "main-2.swift"])
  }

  @Test(
    "Broken sources pass, for the compiler to say what is wrong",
    arguments: [
      "class A: UIView { func f( { @objc", "#if os(iOS)\nlet a = 1", "/* never ends", "\"\"\"",
      "}}}}", "#selector(", "@", "extension", "protocol P { optional", "guard let x = y where",
      "for var i = 0; i",
      "init(", "func", "class {", "#Preview {", "\u{0}\u{FFFF}", "",
      "@objc protocol { @objc optional func",
    ])
  func broken(text: String) throws {
    let adapted = try Adapted(text)
    #expect(adapted.module.files.count == 1)
  }

  @Test("A request that is none is refused, and said so")
  func badRequest() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-request-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, message) = try BuiltAdapter.run(Data("{}".utf8), in: folder)
    #expect(status == 64)
    #expect(message.hasPrefix("adapt: "))
  }

  @Test("Names in front of which a module of Apple's stands that is none here are UIKit's")
  func moduleNames() throws {
    let adapted = try Adapted("import Darwin\nlet a = Darwin.sqrt(2) + CoreFoundation.sin(1)")
    #expect(adapted.text.hasSuffix("let a = UIKit.sqrt(2) + UIKit.sin(1)"))
    let own = try Adapted("enum Darwin { static let a = 1 }\nlet a = Darwin.a")
    #expect(own.text.hasSuffix("let a = Darwin.a"))
  }

  @Test("Core Text is there for whoever names it")
  func coreText() throws {
    let files = [
      "A.swift": "let a: CTFont? = nil",
      "B.swift": "import CoreText\nlet b: CTFont? = nil",
    ]
    // What stands before the author's text.
    let copies = try Adapted(files).copies
    #expect(copies["A.swift"]?.hasPrefix("import CoreText\nimport UIKit\n") == true)
    #expect(copies["B.swift"]?.hasPrefix("import UIKit\n") == true)
    #expect(copies["B.swift"]?.contains("\nimport CoreText\nlet b") == true)
  }
}
