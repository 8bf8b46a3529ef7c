/// What a new package has beside its scene.
struct PackageTemplate {
  private let name: PackageName
  private let zoetrope: ZoetropeSource

  init(_ name: PackageName, _ zoetrope: ZoetropeSource) {
    self.name = name
    self.zoetrope = zoetrope
  }

  var files: [NewFile] {
    [
      NewFile(path: "Package.swift", text: manifest),
      NewFile(path: "Sources/\(name.module)/Main.swift", text: main),
      NewFile(
        path: "Tests/\(name.module)Tests/\(name.typePrefix)Tests.swift", text: tests),
      NewFile(path: "Makefile", text: makefile),
      NewFile(path: "README.md", text: readme),
      NewFile(path: ".gitignore", text: ".build/\n/out/\n/report/\n"),
      NewFile(path: ".github/workflows/frames.yml", text: WorkflowTemplate(name, zoetrope).text),
    ]
  }

  private var dependency: (declaration: String, line: String) { Self.dependency(on: zoetrope) }

  /// The dependency's line, with what goes before the package.
  static func dependency(on zoetrope: ZoetropeSource) -> (declaration: String, line: String) {
    switch zoetrope {
    case .folder(let path):
      (
        """
        /// The folder with Zoetrope's sources; the environment says where they are on other machines.
        let zoetrope = Context.environment["ZOETROPE"] ?? \(literal(path))


        """, ".package(name: \"Zoetrope\", path: zoetrope)"
      )
    case .address(let address):
      ("", ".package(url: \(literal(address)), branch: \"main\")")
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    \(dependency.declaration)let package = Package(
      name: "\(name.module)",
      dependencies: [
        \(dependency.line)
      ],
      targets: [
        .executableTarget(
          name: "\(name.module)",
          dependencies: [
            .product(name: "RenderCommand", package: \(Self.literal(zoetrope.packageName))),
            .product(name: "UIKit", package: \(Self.literal(zoetrope.packageName))),
          ],
          swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
          name: "\(name.module)Tests",
          dependencies: [
            "\(name.module)",
            .product(name: "RenderCommand", package: \(Self.literal(zoetrope.packageName))),
          ]),
      ]
    )

    """
  }

  private var main: String {
    """
    import RenderCommand

    @main struct Main {
      static func main() async { await RenderCommand.main(scenes: [scene]) }
    }

    """
  }

  private var tests: String {
    """
    import Foundation
    import RenderCommand
    import Testing

    @testable import \(name.module)

    @MainActor @Suite struct \(name.typePrefix)Tests {
      @Test func theSceneMoves() async throws {
        #expect(try await still(at: "0.25") != still(at: "1.5"))
      }

      @Test func aMomentAlwaysLooksTheSame() async throws {
        #expect(try await still(at: "1.5") == still(at: "1.5"))
      }

      /// The scene at one time, as a PNG file.
      private func still(at time: String) async throws -> Data {
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("\\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let words = [scene.id, "--at", time, "--scale", "1", "--strict", "--quiet", "-o", file.path]
        try #require(await RenderCommand.run(words, scenes: [scene]) == 0)
        return try Data(contentsOf: file)
      }
    }

    """
  }

  private var makefile: String {
    """
    # make: builds and renders the scene to out/\(name.sceneID); make test: runs the tests.

    SWIFT ?= swift
    CONFIGURATION ?= release
    SCENE ?= \(name.sceneID)
    # What swiftc needs for the modules that are installed with render: the command is then built in seconds.
    # Empty, with KIT= too, to build it from Zoetrope's sources.
    KIT ?= $(shell command -v render > /dev/null && render kit 2> /dev/null)
    COMMAND = .build/kit/\(name.module)
    SOURCES = $(shell find Sources/\(name.module) -name '*.swift')

    .PHONY: frames test clean

    ifneq ($(KIT),)
    frames: $(COMMAND)
    \t$(COMMAND) $(SCENE) --fps 60 -o out/$(SCENE) $(ARGS)

    $(COMMAND): $(SOURCES)
    \t@mkdir -p $(@D)
    \t$(SWIFT)c $(KIT) -swift-version 6 -default-isolation MainActor -O -wmo -parse-as-library \\
    \t\t-module-name \(name.module) $(SOURCES) -o $@
    else
    frames:
    \t$(SWIFT) run --configuration $(CONFIGURATION) $(FLAGS) \(name.module) $(SCENE) --fps 60 -o out/$(SCENE) $(ARGS)
    endif

    test:
    \t$(SWIFT) test $(FLAGS)

    clean:
    \trm -rf .build out report

    """
  }

  private var readme: String {
    """
    # \(name.title)

    A scene of Core Animation, rendered to frames on Linux by Zoetrope.

    ```sh
    make         # builds, renders 180 frames to out/\(name.sceneID)
    make test    # renders stills and compares them
    ```

    The first build compiles the renderer too and takes some minutes; later ones take seconds.

    | file | what it holds |
    |---|---|
    | `Sources/\(name.module)/\(name.typePrefix)ViewController.swift` | the animation: ordinary UIKit code |
    | `Sources/\(name.module)/Scene.swift` | size, length, parameters, and what the user does when |
    | `Sources/\(name.module)/Main.swift` | the whole command, in one line |
    | `Tests/\(name.module)Tests` | renders moments of it |
    | `.github/workflows/frames.yml` | the same on every push |

    `swift run \(name.module) --help` shows every option:

    ```sh
    swift run \(name.module) list \(name.sceneID)                           # its parameters
    swift run \(name.module) \(name.sceneID) --set rings=6 --at 1.5 -o a.png   # one moment of a variation
    swift run \(name.module) inspect \(name.sceneID) --at 1.2               # every layer's values
    ```

    Sources import only `UIKit` (and `Stage` where the scene is described): `Timer`, `DispatchQueue` and
    random numbers then run on the scene's own clock. It needs Swift 6.3, and on Debian
    `apt-get install pkg-config libpng-dev libjpeg-dev libwebp-dev libqrencode-dev zlib1g-dev libharfbuzz-dev libexpat1-dev libxml2-dev`.
    \(whereFrom)
    """
  }

  private var whereFrom: String {
    guard case .folder = zoetrope else { return "" }
    return """

      `Package.swift` names the folder where Zoetrope's sources are on the machine this was written on;
      where they are elsewhere, `export ZOETROPE=/path/to/zoetrope`.

      """
  }

  /// `text` as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
