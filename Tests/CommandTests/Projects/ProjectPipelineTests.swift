import Foundation
import Testing

@testable import RenderCommand

/// The whole way from files on the disk to frames, by the built command against a kit of this build.
@Suite(.serialized) struct ProjectPipelineTests {
  private let project: ProjectFixture

  init() throws { project = try ProjectFixture() }

  /// One line, and nothing before it but what is said once on each machine.
  @Test func aFileThatHasNothingToShowIsRefused() throws {
    try project.write("let x = \n", to: "main.swift")
    try project.write("struct A {}\n", to: "more/A.swift")
    for path in ["main.swift", "more"] {
      let outcome = try project.render("\(path) --at 1 -o a.png")
      #expect(outcome.status == 65)
      let once = "render: compiled modules for projects are put together, this once\n"
      #expect(
        outcome.message.replacing(once, with: "") == """
          render: "\(path)" has nothing that could be shown: that is an app, a view controller, a view with \
          init(frame:), a playground page, a preview\n
          """)
    }
  }

  /// Nothing is compiled, so that the one line is said of the author's file and not of what was made of it.
  @Test func aFileThatEndsTooSoonIsRefusedWithWhatItLeavesOpen() throws {
    let whole = project.controller()
    for (text, line, opened) in [
      (String(whole.dropLast(2)), 3, "{"), (whole + "\nlet all = [1, 2\n", 23, "["),
      (whole + "\n/* Later:\nlet x = 1\n", 23, "/*"),
    ] {
      try project.write(text, to: "Square.swift")
      let outcome = try project.render("Square.swift --at 1 -o a.png --quiet")
      #expect(outcome.status == 65)
      #expect(
        outcome.message
          == "render: Square.swift:\(line): \"\(opened)\" is not closed: close it before the file ends\n"
      )
    }
    #expect(try project.folder.names() == ["Square.swift"])
  }

  @Test func aFileIsRenderedAndItsBuildKept() throws {
    try project.write(project.controller(), to: "Square.swift")
    let first = try project.render("Square.swift --at 1 --scale 1 -o a.png")
    #expect(first.status == 0, "\(first.message)")
    #expect(first.message.contains("found Square.swift: Square, 1 Swift file"))
    #expect(first.message.contains("adapted 1 file"))
    #expect(first.message.contains("built Square"))
    #expect(first.message.contains("own code is run"))
    #expect(first.output.isEmpty)
    #expect(try project.pixel(110, 10, of: "a.png") == [255, 0, 0, 255])
    #expect(try project.pixel(125, 10, of: "a.png") == [255, 255, 255, 255])
    // Without a compiler even.
    let second = try project.render(
      "Square.swift --at 1 --scale 1 -o b.png --tap Paint@0.5", tools: false)
    #expect(second.status == 0, "\(second.message)")
    #expect(second.message.contains("built before"))
    #expect(!second.message.contains("adapted"))
    #expect(try project.pixel(125, 10, of: "b.png") == [0, 255, 0, 255])
    let quiet = try project.render("Square.swift --at 1 --scale 1 -o a.png --quiet")
    #expect(quiet.message.isEmpty && quiet.output.isEmpty)
    try project.write(project.controller(color: "blue"), to: "Square.swift")
    let edited = try project.render("Square.swift --at 1 --scale 1 -o a.png")
    #expect(edited.message.contains("built Square"), "\(edited.message)")
    #expect(try project.pixel(110, 10, of: "a.png") == [0, 0, 255, 255])
  }

  /// The colour's conformance stands alone in its file, which nothing else of the program asks for.
  @Test func attributesOfTextHaveTheirColours() throws {
    let label = """
      let label = UILabel(frame: CGRect(x: 200, y: 200, width: 100, height: 60))
      label.attributedText = NSAttributedString(
        string: "MMMM",
        attributes: [.font: UIFont.systemFont(ofSize: 40, weight: .bold), .foregroundColor: UIColor.blue])
      view.addSubview(label)
      """
    try project.write(project.controller(loaded: label), to: "Square.swift")
    let outcome = try project.render("Square.swift --at 0 --scale 1 -o a.png")
    #expect(outcome.status == 0, "\(outcome.message)")
    let pixels = try (200..<300).map { try project.pixel($0, 230, of: "a.png") }
    #expect(pixels.contains([0, 0, 255, 255]))
  }

  @Test func otherFormsOfTheCommandTakeAPathToo() throws {
    try project.write(project.controller(), to: "Square.swift")
    let list = try project.render("list Square.swift")
    #expect(list.text.contains("controller") && list.text.contains("Square.swift:3"))
    #expect(try project.render("list Square.swift --json").text.contains("\"kind\":\"controller\""))
    let inspected = try project.render("inspect Square.swift --at 1 --json")
    #expect(inspected.status == 0, "\(inspected.message)")
    #expect(inspected.text.hasPrefix("{\"scene\":\"Square\""))
    #expect(try project.render("sheet Square.swift --count 2 -o s.png").status == 0)
    #expect(try project.render("golden record Square.swift --duration 0.1").status == 0)
    #expect(try project.render("golden check Square.swift").status == 0)
    #expect(try project.render("Square.swift --frames 0-2").status == 0)
    #expect(try project.folder.names(in: "out/Square") == ["00000.png", "00001.png", "00002.png"])
    let raw = try project.render("Square.swift --frames 0 --scale 1 --screen 40x30 -o -")
    #expect(raw.output.count == 40 * 30 * 4)
    let adapted = try project.render("adapt Square.swift -o adapted")
    #expect(adapted.status == 0, "\(adapted.message)")
    let names = try project.folder.names(in: "adapted")
    #expect(names.contains("Package.swift") && names.contains("Makefile"))
    let source = String(
      decoding: try project.folder.contents(of: "adapted/Sources/Square/Square.swift"),
      as: UTF8.self)
    #expect(!source.contains("#sourceLocation") && !source.contains("@objc"))
  }

  @Test func whatTheCodePrintsKeepsOffStandardOutput() throws {
    try project.write(project.controller(loaded: "print(\"loaded\")"), to: "Square.swift")
    let raw = try project.render("Square.swift --frames 0 --scale 1 --screen 40x30 -o -")
    #expect(raw.output.count == 40 * 30 * 4)
    #expect(raw.message.contains("loaded\n"))
  }

  @Test func errorsAreTheCompilersAtTheAuthorsLines() throws {
    try project.write(
      project.controller("func broken() { missing() }\n  var bar: UIMissingBar?"),
      to: "My App/Square.swift"
    )
    let outcome = try BuiltCommand.render.run(
      ["My App", "--at", "0"], in: project.folder,
      environment: ["XDG_CACHE_HOME": ProjectFixture.cache.path])
    #expect(outcome.status == 65)
    #expect(
      outcome.message.contains("My App/Square.swift:21:19: error: cannot find 'missing' in scope"))
    #expect(outcome.message.contains("not here yet: UIMissingBar"))
    #expect(!outcome.message.contains(ProjectFixture.cache.path))
  }

  @Test func aTextThatIsNotThereIsNamed() throws {
    try project.write(project.controller(), to: "Square.swift")
    let outcome = try project.render("Square.swift --at 1 --scale 1 -o a.png --tap Erase@0.5")
    #expect(outcome.status == 65)
    #expect(outcome.message.contains("at 0.5 s, tap \"Erase\""))
    #expect(outcome.message.contains("there is \"Paint\""))
  }

  @Test func aProgramThatTrapsIsToldWithItsLastLine() throws {
    try project.write(
      project.controller(loaded: "print(\"before\"); let none: [Int] = []; print(none[3])"),
      to: "Trap.swift")
    let outcome = try project.render("Trap.swift --at 1 -o a.png")
    #expect(outcome.status == 70)
    let last = outcome.message.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("render: the program of \"Trap.swift\" trapped"), "\(outcome.message)")
    #expect(last.contains("Index out of range"), "\(outcome.message)")
    #expect(outcome.message.contains("before\n"))
  }

  @Test func programsThatTheCodeStartsAreNotWaitedFor() throws {
    try project.write(
      project.controller(
        loaded: """
          let other = Process()
          other.executableURL = URL(fileURLWithPath: "/bin/sleep")
          other.arguments = ["1000"]
          try? other.run()
          try? Data("\\(other.processIdentifier)".utf8).write(to: URL(fileURLWithPath: "number"))
          """), to: "Starts.swift")
    let outcome = try project.render("Starts.swift -q --at 1 -o a.png --scale 1")
    #expect(outcome.status == 0, "\(outcome.message)")
    let number = try #require(
      Int32(String(decoding: project.folder.contents(of: "number"), as: UTF8.self)))
    #expect(kill(number, SIGKILL) == 0, "it was there until now")
  }

  @Test func pipesAndGigabytesInAProjectAreNotWaitedFor() throws {
    try project.write(project.controller(), to: "App/Square.swift")
    try project.write("{}", to: "App/A.xcassets/Contents.json")
    try project.write("{}", to: "App/A.xcassets/X.imageset/Contents.json")
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let file = "App/A.xcassets/X.imageset/x.png"
    for (command, problem) in [
      ("mkfifo \(file)", "is no file but a pipe or a device"),
      ("rm \(file) && truncate -s 30G \(file)", "is larger than 1.07 GB"),
    ] {
      #expect(try shell.run(["-c", command], in: project.folder).status == 0)
      let outcome = try project.render("App -o out")
      #expect(outcome.status == 65)
      #expect(outcome.message.contains("render: \(file): \(problem)"), "\(outcome.message)")
    }
  }

  @Test func aProgramThatWaitsForItselfIsEnded() throws {
    try project.write(
      project.controller(loaded: "let lock = NSLock(); lock.lock(); lock.lock()"), to: "Waits.swift"
    )
    let outcome = try project.render("Waits.swift -o frames --patience 1 --scale 1")
    #expect(outcome.status == 70)
    #expect(outcome.message.contains("does not come back"), "\(outcome.message)")
  }

  @Test func aProgramThatASignalEndsIsToldSo() throws {
    try project.write(project.controller(loaded: "kill(getpid(), SIGALRM)"), to: "Ends.swift")
    let outcome = try project.render("Ends.swift -o frames --scale 1")
    #expect(outcome.status == 70)
    #expect(
      outcome.message.contains("the program of \"Ends.swift\" was ended by signal 14"),
      "\(outcome.message)")
  }

  /// Orders of dictionaries and sets, of views too, hashes, and hours of the day.
  @Test func whatOtherProgramsHaveByChanceIsTheSameInEveryRun() throws {
    try project.write(
      project.controller(
        loaded: """
          let colors = ["a": UIColor.red, "b": .green, "c": .blue, "d": .cyan, "e": .magenta]
          var views: Set<UIView> = []
          for (index, name) in colors.keys.enumerated() {
            let view = UIView(frame: CGRect(x: index * 9, y: 50, width: 9, height: 9))
            view.backgroundColor = colors[name]
            views.insert(view)
          }
          for (index, one) in views.enumerated() {
            one.frame.origin.y += CGFloat(index * 9)
            view.addSubview(one)
          }
          let hour = Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 0))
          square.frame.origin.y = CGFloat(100 + hour * 9 + "zoetrope".hashValue & 31)
          """), to: "Chance.swift")
    for run in 1...3 {
      let words = "Chance.swift -q --at 0 -o \(run).png --scale 1".split(separator: " ").map(
        String.init)
      let outcome = try BuiltCommand.render.run(
        words, in: project.folder,
        environment: [
          "XDG_CACHE_HOME": ProjectFixture.cache.path,
          "TZ": ["UTC", "Asia/Tokyo", "America/Lima"][run - 1],
        ])
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(try project.folder.contents(of: "1.png") == project.folder.contents(of: "\(run).png"))
    }
  }

  @Test func tasksOfTheCodeRunOnTheScenesClock() throws {
    try project.write(
      project.controller(
        loaded: """
          Task {
            try? await Task.sleep(nanoseconds: 500_000_000)
            view.backgroundColor = .green
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(0.25)) }) {
              view.backgroundColor = .blue
              break
            }
          }
          Task.detached {
            try? await Task.sleep(for: .seconds(1))
            await MainActor.run { self.view.backgroundColor = .red }
          }
          """), to: "Tasks.swift")
    let outcome = try project.render("Tasks.swift -q -o out --fps 4 --to 1.5 --scale 1 --strict")
    #expect(outcome.status == 0, "\(outcome.message)")
    let colors = try (0..<6).map { try project.pixel(300, 600, of: "out/0000\($0).png") }
    let (white, green, blue, red): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [255, 255, 255, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]
    )
    #expect(colors[0] == white && colors[1] == white)
    #expect(colors[2] == green && colors[3] == blue && colors[4] == red && colors[5] == red)
  }

  @Test(arguments: [
    "_ = FileManager.default.changeCurrentDirectoryPath(NSTemporaryDirectory())",
    """
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      _ = FileManager.default.changeCurrentDirectoryPath("/")
    }
    """,
  ])
  func codeThatGoesToAnotherFolderLeavesOutputsWhereTheyAre(code: String) throws {
    try project.write(project.controller(loaded: code), to: "Goes.swift")
    let outcome = try project.render(
      "Goes.swift -q -o out -o clip.gif -o film.mp4 --fps 10 --to 1.5 --scale 1")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try project.render("verify out").status == 0)
    for name in ["clip.gif", "film.mp4"] { #expect(try !project.folder.contents(of: name).isEmpty) }
  }

  /// Frames beside the sources are no part of the project: its code is the same afterwards.
  @Test(arguments: ["", " -o frames -o clip.gif", " -o frames/%05d.png", " -o .", " --format gif"])
  func framesBesideTheSourcesAreNoneOfThem(outputs: String) throws {
    try project.write(project.controller(), to: "Beside.swift")
    let words = ".\(outputs) --fps 10 --to 0.3 --scale 1"
    #expect(try project.render(words).status == 0)
    let again = try project.render(words + (outputs.hasSuffix("gif") ? "" : " --resume"))
    #expect(again.status == 0 && again.message.contains("built before"), "\(again.message)")
    #expect(try project.render("golden record . --duration 0.1").status == 0)
    let check = try project.render("golden check .")
    #expect(check.status == 0 && check.message.contains("built before"), "\(check.message)")
  }

  @Test func codeThatClosesStandardOutputSpoilsNoFrame() throws {
    try project.write(project.controller(loaded: "close(1)"), to: "Closes.swift")
    let outcome = try project.render("Closes.swift -q -o out --fps 10 --scale 1")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.output.isEmpty)
    #expect(try project.render("verify out").status == 0)
  }

  @Test func whatTheUserDoesAfterTheEndIsSaid() throws {
    try project.write(project.controller(), to: "Late.swift")
    let outcome = try project.render(
      "Late.swift -o out --fps 2 --scale 1 --tap 1,1@1 --tap 5,5@7 --tap 6,6@8")
    #expect(outcome.status == 0)
    #expect(
      outcome.message.contains(
        "render: not shown: 7.0 tap 5.0,5.0 and 1 more, after the last frame at 2.5 s"),
      "\(outcome.message)")
    #expect(
      !(try project.render("Late.swift -o out --fps 2 --scale 1 --tap 1,1@1").message).contains(
        "not shown")
    )
  }

  @Test func aProgramThatIsDamagedInTheCacheIsBuiltAgain() throws {
    try project.write(project.controller(color: "purple"), to: "Damaged.swift")
    #expect(try project.render("Damaged.swift -q --at 0 -o a.png --scale 1").status == 0)
    let programs = ProjectFixture.cache.appendingPathComponent("zoetrope/programs")
    let files = try #require(
      FileManager.default.enumerator(at: programs, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.lastPathComponent == "Damaged" {
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100_000)
      try handle.close()
    }
    let outcome = try project.render("Damaged.swift --at 0 -o b.png --scale 1")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.contains("built Damaged"), "\(outcome.message)")
    #expect(try project.folder.contents(of: "a.png") == project.folder.contents(of: "b.png"))
  }

  @Test func aProgramThatDoesNotComeBackIsEnded() throws {
    try project.write(
      project.controller(
        loaded: """
          Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            var n = 0
            while n >= 0 { n = (n + 1) % 7 }
          }
          """), to: "Endless.swift")
    let outcome = try project.render("Endless.swift -o frames --patience 1 --scale 1")
    #expect(outcome.status == 70)
    #expect(outcome.message.contains("does not come back"), "\(outcome.message)")
    #expect(try project.folder.names(in: "frames").allSatisfy { $0.hasSuffix(".png") })
  }

  @Test func blocksThatAskForEachOtherLetTimeGoOn() throws {
    try project.write(
      project.controller(
        "func again() { DispatchQueue.main.async { self.again() } }", loaded: "again()"),
      to: "Again.swift")
    let outcome = try project.render("Again.swift -o frames --frames 0-3 --scale 1")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.contains("not drawn: "), "\(outcome.message)")
  }

  @Test func whatIsNotThereIsSaidAsTyped() throws {
    let missing = try project.render("Missing.swift")
    #expect(missing.status == 66, "\(missing.message)")
    #expect(missing.message.contains("Missing.swift"))
    try project.write("let a = 1", to: "Empty/Constants.swift")
    #expect(try project.render("./Empty").status == 65)
    try project.write(project.controller(), to: "Square.swift")
    let wrong = try project.render("Square.swift --controller Sqareontroller")
    #expect(wrong.status == 64)
    #expect(wrong.message.contains("has no controller"))
    #expect(try project.render("fuber --controller A").status == 64)
  }

  private static let hasNamespaces: Bool = {
    guard let unshare = BuiltCommand(ofSystem: "unshare"), let folder = try? TemporaryFolder()
    else {
      return false
    }
    let words = ["--user", "--map-root-user", "--mount", "--net", "--ipc", "true"]
    return (try? unshare.run(words, in: folder))?.status == 0
  }()

  @Test(.enabled(if: hasNamespaces)) func aSandboxKeepsTheProgramToItsOutput() throws {
    let places = ["evil", "out/good"].map { project.folder.url.path + "/" + $0 }
    try project.write(
      project.controller(
        loaded: """
          for path in \(places) {
            print(path, FileManager.default.createFile(atPath: path, contents: nil))
          }
          """), to: "Nosy.swift")
    let free = try project.render("Nosy.swift --at 0 -o out")
    #expect(free.status == 0, "\(free.message)")
    #expect(free.message.contains("evil true"))
    try FileManager.default.removeItem(atPath: places[0])
    let closed = try project.render("Nosy.swift --at 0 -o out --sandbox")
    #expect(closed.status == 0, "\(closed.message)")
    #expect(closed.message.contains("evil false"))
    #expect(closed.message.contains("good true"))
    #expect(!FileManager.default.fileExists(atPath: places[0]))
  }

  @Test func aProjectIsNotReplacedByItsPicture() throws {
    try project.write(project.controller(), to: "Square.swift")
    let outcome = try project.render("Square.swift --at 0 --format gif -o ./Square.swift")
    #expect(outcome.status == 64)
    #expect(
      outcome.message
        == "render: --output \"./Square.swift\" is \"Square.swift\", which is read: choose another name\n"
    )
    #expect(
      try String(
        contentsOf: project.folder.url.appendingPathComponent("Square.swift"), encoding: .utf8)
        == project.controller())
  }

  @Test func picturesAndColoursOfCatalogsHaveNames() throws {
    try project.write(
      project.controller(loaded: "view.backgroundColor = .brandDark"), to: "App/Square.swift")
    try project.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
        + #"{"red": "0", "green": "0", "blue": "1.0", "alpha": "1"}}}]}"#,
      to: "App/A.xcassets/Brand dark.colorset/Contents.json")
    let outcome = try project.render("App --at 0 --scale 1 -o a.png")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try project.pixel(300, 500, of: "a.png") == [0, 0, 255, 255])
  }

  @Test func aModuleMayBeCalledAsOneOfOurs() async throws {
    try project.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", products: [.library(name: "App", targets: ["App"])],
        targets: [.target(name: "Timing"), .target(name: "App", dependencies: ["Timing"])])
      """, to: "App/Package.swift")
    try project.write(
      "public enum Grey { public static let value = 0 }", to: "App/Sources/Timing/G.swift")
    try project.write(
      "import Timing\n" + project.controller(loaded: "view.alpha = CGFloat(Timing.Grey.value)"),
      to: "App/Sources/App/A.swift")
    let outcome = try project.render("App --at 0 --scale 1 -o a.png")
    #expect(outcome.status == 0, "\(outcome.message)")

    // The package that is written of it, as SwiftPM reads its manifest.
    #expect(try project.render("adapt App -o adapted").status == 0)
    let swift = try Toolchain.found().swift
    let dumped = try await ToolRun.run(
      swift, ["package", "--package-path", "adapted", "dump-package"], in: project.folder.url.path)
    #expect(dumped.status == 0, "\(dumped.complaints)")
    let manifest = try JSONSerialization.jsonObject(with: dumped.output) as? [String: Any]
    let targets = (manifest?["targets"] as? [[String: Any]] ?? []).compactMap {
      $0["name"] as? String
    }
    #expect(targets == ["Author_Timing", "App"])
    for name in ["Author_Timing/G.swift", "App/A.swift", "App/main.swift"] {
      _ = try project.folder.contents(of: "adapted/Sources/\(name)")
    }
  }
}
