import Foundation
import ProjectFiles
import Testing

@Suite("Projects of Xcode")
struct XcodeProjectTests {
  /// An application of two files in groups, with resources of every kind.
  private static let application = ProjectText.project(
    ProjectText.group("MAIN", "G, X, LIBREF")
      + ProjectText.group("G", "A, B, S, V, R, C, P", path: "App")
      + ProjectText.group("X", "Y") + ProjectText.group("Y", "X")
      + ProjectText.file("A", "A.swift") + ProjectText.file("B", "Inner/b.swift")
      + ProjectText.file("S", "Main.storyboard") + ProjectText.file("C", "Assets.xcassets")
      + ProjectText.file("R", "Sounds", more: "lastKnownFileType = folder;")
      + ProjectText.file("P", "old.m")
      + "\t\tV = {isa = PBXVariantGroup; children = (V1, V2); name = T.strings; sourceTree = \"<group>\"; };\n"
      + ProjectText.file("V1", "de.lproj/T.strings") + ProjectText.file("V2", "en.lproj/T.strings")
      + ProjectText.phase("SRC", "Sources", ["A", "B", "P"])
      + ProjectText.phase("RES", "Resources", ["S", "V", "C", "R"])
      + ProjectText.target(
        "T", name: "My App", phases: "SRC, RES",
        settings: """
          INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; SWIFT_VERSION = 4.2;
          INFOPLIST_KEY_UILaunchStoryboardName = Launch; PRODUCT_BUNDLE_IDENTIFIER = "a.$(PRODUCT_NAME:rfc1034identifier)";
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone" = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          """),
    targets: "T")

  private static let files = [
    "App/A.swift": "import UIKit", "App/Inner/B.swift": "", "App/old.m": "",
    "App/Main.storyboard": """
    <?xml version="1.0"?>
    <document initialViewController="n1">
      <scenes><scene sceneID="s"><objects>
        <navigationController id="n1" sceneMemberID="viewController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p" sceneMemberID="firstResponder"/>
      </objects></scene>
      <scene sceneID="t"><objects>
        <viewController storyboardIdentifier="second" title="Two" id="v1"
          customClass="Second" customModule="My_App" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" id="w"><subviews><view id="x" customClass="Dial"/></subviews></view>
        </viewController></objects></scene></scenes>
    </document>
    """,
    "App/Assets.xcassets/Contents.json": "{}", "App/Sounds/ping.wav": "",
    "App/de.lproj/T.strings": "", "App/en.lproj/T.strings": "",
    "App/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>UIAppFonts</key><array><string>Dial.ttf</string></array>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict></dict>
    </dict></plist>
    """,
  ]

  @Test("groups, build phases and build settings become a module and its bundle")
  func application() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("My App.xcodeproj/project.pbxproj", Data(Self.application.utf8))
    let project = try Project.read(folder.path)
    #expect(project.kind == .xcodeProject)
    #expect(project.path == folder.path + "/My App.xcodeproj")
    let module = try #require(project.shownModule)
    #expect(module.name == "My_App")
    #expect(module.product == .application)
    #expect(module.swiftVersion == 4)
    // Inner/b.swift is called B.swift on the disk.
    #expect(folder.names(module.sources) == ["App/A.swift", "App/Inner/B.swift"])
    #expect(folder.names(module.foreignSources) == ["App/old.m"])
    #expect(
      module.resources.map(\.bundlePath)
        == [
          "Main.storyboard", "de.lproj/T.strings", "en.lproj/T.strings", "Assets.xcassets",
          "Sounds",
        ])
    #expect(project.findings.map(\.kind) == [.leftOut])
  }

  @Test("Info.plist is read with its variables replaced and settings added")
  func info() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("App.xcodeproj/project.pbxproj", Data(Self.application.utf8))
    let info = try Project.read(folder.path).info
    #expect(info.mainStoryboard == "Main")
    #expect(info.launchStoryboard == "Launch")
    #expect(info.bundleIdentifier == "a.My-App")
    #expect(info.displayName == "My App")
    #expect(info.developmentRegion == "de")
    #expect(info.fonts == ["Dial.ttf"])
    #expect(
      info.orientations
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    let scene = try #require(info.sceneConfigurations.first)
    #expect(scene.delegate?.name == "SceneDelegate")
    #expect(scene.delegate?.module == "My_App")
    #expect(scene.storyboard == "Main")
    let data = PropertyList.dictionary(info.values).xml()
    #expect(try PropertyList.read(data).get() == .dictionary(info.values))
  }

  @Test("storyboards are outlined")
  func outlines() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("App.xcodeproj/project.pbxproj", Data(Self.application.utf8))
    let outline = try #require(try Project.read(folder.path).outlines.first)
    #expect(outline.name == "Main")
    #expect(outline.module == "My_App")
    #expect(outline.scenes.map(\.element) == ["navigationController", "viewController"])
    #expect(outline.scenes.map(\.isInitial) == [true, false])
    #expect(outline.scenes[1].customClass == "Second")
    #expect(outline.scenes[1].customModule == nil)
    #expect(outline.scenes[1].identifier == "second")
    // Where its tag begins, which goes on for another line.
    #expect(outline.scenes[1].line == 8)
    #expect(outline.customClasses == ["Second", "Dial"])
  }

  @Test("a synchronised folder is taken as it lies on the disk, without its exceptions")
  func synchronised() throws {
    let text = ProjectText.project(
      ProjectText.group("MAIN", "F, L")
        + """
        \t\tF = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, E2); explicitFolders = (Sounds); sourceTree = "<group>"; };
        \t\tE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old/Left.swift); };
        \t\tE2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = L; membershipExceptions = (Shared.swift); };

        """
        + ProjectText.target(
          "T", name: "App", phases: "", more: "fileSystemSynchronizedGroups = (F);")
        + ProjectText.target("L", name: "Lib", type: "framework", phases: ""),
      targets: "T, L")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text, "App/A.swift": "import Lib", "App/Info.plist": "",
      "App/Old/Left.swift": "", "App/Old/B.swift": "", "App/Shared.swift": "",
      "App/Sounds/ping.wav": "", "App/de.lproj/T.strings": "", "App/Assets.xcassets/a.json": "",
    ])
    let project = try Project.read(folder.path)
    #expect(project.modules.map(\.name) == ["Lib", "App"])
    #expect(folder.names(project.modules[0].sources) == ["App/Shared.swift"])
    #expect(
      folder.names(project.modules[1].sources) == [
        "App/A.swift", "App/Old/B.swift", "App/Shared.swift",
      ])
    #expect(
      project.modules[1].resources.map(\.bundlePath)
        == ["Assets.xcassets", "de.lproj/T.strings", "Sounds"])
  }

  @Test(
    "frameworks of the same project and of others in the workspace come before what imports them")
  func workspace() throws {
    let app = ProjectText.project(
      ProjectText.group("MAIN", "A") + ProjectText.file("A", "A.swift")
        + ProjectText.phase("SRC", "Sources", ["A"])
        + ProjectText.target("T", name: "App", phases: "SRC"), targets: "T")
    let library = ProjectText.project(
      ProjectText.group("MAIN", "A, B") + ProjectText.file("A", "Ring.swift")
        + ProjectText.file("B", "Base.swift") + ProjectText.phase("SRC", "Sources", ["A"])
        + ProjectText.phase("SRC2", "Sources", ["B"])
        + ProjectText.target(
          "T", name: "Ring iOS", type: "framework", phases: "SRC",
          settings: "PRODUCT_NAME = Ring;")
        + ProjectText.target("U", name: "Base", type: "library.static", phases: "SRC2"),
      targets: "T, U")
    let folder = try TemporaryFolder([
      "App/App.xcodeproj/project.pbxproj": app,
      "App/A.swift": "import UIKit\n@testable import Ring",
      "Ring/Ring.xcodeproj/project.pbxproj": library, "Ring/Ring.swift": "import class Base.Thing",
      "Ring/Base.swift": "#if canImport(SwiftLog)\nimport SwiftLog\n#endif",
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><Group location="container:Ring" name="Ring">
      <FileRef location="group:Ring.xcodeproj"/></Group>
      <FileRef location="group:App/App.xcodeproj"/></Workspace>
      """,
    ])
    let project = try Project.read(folder.path)
    #expect(project.kind == .workspace)
    #expect(project.modules.map(\.name) == ["Base", "Ring", "App"])
    #expect(project.modules.map(\.dependencies) == [[], ["Base"], ["Ring"]])
    #expect(project.choices == ["App", "Ring iOS", "Base"])
    let chosen = try Project.read(folder.path + "/All.xcworkspace", target: "Ring iOS")
    #expect(chosen.shown == "Ring")
    #expect(chosen.modules.map(\.name) == ["Base", "Ring"])
    let error = #expect(throws: ProjectError.self) {
      try Project.read(folder.path + "/All.xcworkspace", target: "Nothing")
    }
    #expect(error?.cause == .noSuchTarget)
    #expect(error?.description.hasSuffix("it has: Ring iOS, Base, App") == true)
  }

  @Test("what is missing is found with the line that names it, what leads out is refused")
  func missing() throws {
    let text = ProjectText.project(
      ProjectText.group("MAIN", "A, B, C") + ProjectText.file("A", "A.swift")
        + ProjectText.file("B", "Gone.swift") + ProjectText.file("C", "../../etc/passwd.swift")
        + ProjectText.phase("SRC", "Sources", ["A", "B", "C"])
        + ProjectText.target("T", name: "App", phases: "SRC"), targets: "T")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": text, "A.swift": "import UIKit\nimport Missing",
    ])
    let project = try Project.read(folder.path)
    #expect(folder.names(project.modules[0].sources) == ["A.swift"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("Gone.swift") }) + 1
    #expect(project.findings.map(\.kind) == [.missing, .refused, .missing])
    #expect(project.findings[0].line == line)
    #expect(project.findings[0].text == "the source file Gone.swift is not there")
    #expect(
      project.findings[2].description.hasPrefix(folder.path + "/A.swift:2: no library Missing"))
  }

  @Test("a project for the Mac alone says so")
  func otherPlatform() throws {
    let text = ProjectText.project(
      ProjectText.group("MAIN", "")
        + ProjectText.target("T", name: "App", phases: "", settings: "SDKROOT = macosx;"),
      targets: "T")
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ProjectError.self) {
      try Project.read(folder.path + "/App.xcodeproj")
    }
    #expect(error?.description.contains("library for iPhone among its targets: App") == true)
  }

  @Test(
    "what #if asks for is what the build settings say",
    arguments: [
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) FANCY DEBUG\";", ["DEBUG", "FANCY"]),
      ("OTHER_SWIFT_FLAGS = \"-DONE -Xfrontend x -D TWO -O\";", ["ONE", "TWO"]),
      ("OTHER_SWIFT_FLAGS = (\"-D\", \"THREE\", \"-D\");", ["THREE"]), ("", []),
    ])
  func conditions(settings: String, expected: [String]) throws {
    let text = ProjectText.project(
      ProjectText.group("MAIN", "A") + ProjectText.file("A", "A.swift")
        + ProjectText.phase("SRC", "Sources", ["A"])
        + ProjectText.target("T", name: "App", phases: "SRC", settings: settings), targets: "T")
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.write("App.xcodeproj/project.pbxproj", Data(text.utf8))
    let project = try Project.read(folder.path)
    #expect(project.modules.map(\.conditions) == [expected])
  }

  /// An application that imports a framework of the same project.
  private func project(with framework: String, _ more: [String: String]) throws -> Project {
    let folder = try TemporaryFolder(
      ["A.swift": "import \(framework)\nimport UIKit", "F.swift": "import UIKit"]
        .merging(more) { $1 })
    let text = ProjectText.project(
      ProjectText.group("MAIN", "A, F") + ProjectText.file("A", "A.swift")
        + ProjectText.file("F", "F.swift") + ProjectText.phase("SRC", "Sources", ["A"])
        + ProjectText.phase("SRF", "Sources", ["F"])
        + ProjectText.target("T", name: "App", phases: "SRC")
        + ProjectText.target("L", name: framework, type: "framework", phases: "SRF"),
      targets: "T, L")
    try folder.write("App.xcodeproj/project.pbxproj", Data(text.utf8))
    return try Project.read(folder.path + "/App.xcodeproj")
  }

  @Test("a framework of the project may be called as one of Apple's")
  func ownWeatherKit() throws {
    let project = try project(with: "WeatherKit", [:])
    #expect(project.modules.map(\.name) == ["WeatherKit", "App"])
    #expect(project.modules.last?.dependencies == ["WeatherKit"])
    // A folder that is called so is none.
    let folder = try TemporaryFolder(["App/A.swift": "import Network", "App/Network/N.swift": ""])
    #expect(try Project.read(folder.path + "/App").modules.map(\.name) == ["App"])
  }

  @Test("a framework has the bundles of its podspec, which its code looks for")
  func podBundles() throws {
    let project = try project(
      with: "Ring",
      [
        "Ring.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Ring'
          s.source_files = '*.swift'
          s.resource_bundles = { 'Art' => ['Art/*.{xib,png}'] }
        end
        """, "Art/a.png": "", "Art/View.xib": "<document/>", "Art/b.txt": "",
      ])
    let paths = project.module(named: "Ring")?.resources.map(\.bundlePath)
    #expect(paths == ["Art.bundle/View.xib", "Art.bundle/a.png"])
  }
}
