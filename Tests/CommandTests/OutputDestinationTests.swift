import RenderCommand
import Testing

@Suite struct OutputDestinationTests {
  @Test func aPathWithoutPNGIsAFolder() throws {
    #expect(try OutputDestination("out/fuber", count: 180) == .folder("out/fuber"))
    #expect(try OutputDestination("out/v1.2/", count: 180) == .folder("out/v1.2/"))
    #expect(try OutputDestination("50%", count: 1) == .folder("50%"))
    #expect(try OutputDestination("png", count: 1) == .folder("png"))
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(try OutputDestination("-", count: 2) == .standardOutput)
  }

  @Test func onePNGHoldsOneStill() throws {
    #expect(try OutputDestination("a/b.PNG", count: 1) == .file("a/b.PNG"))
    #expect(throws: Diagnostic.self) { try OutputDestination("a/b.png", count: 2) }
  }

  @Test func aTemplateSetsTheNumberIntoTheName() throws {
    guard case .template(let template) = try OutputDestination("out/f-%05d.png", count: 9) else {
      Issue.record("not read as a template")
      return
    }
    #expect(template.folder == "out/")
    #expect(template.name(of: 42) == "f-00042.png")
    #expect(template.name(of: 1_234_567) == "f-1234567.png")
    #expect(template.pattern == "out/f-%05d.png")
  }

  @Test func perCentSignsAreDoubled() throws {
    let template = try #require(FrameNameTemplate("50%/a%%b%d.png"))
    #expect(template.name(of: 7) == "a%b7.png")
    #expect(template.pattern == "50%%/a%%b%d.png")
  }

  @Test(arguments: ["%x.png", "%05.png", "%d-%d.png", "%5d.png", "%013d.png", "%.png", "%%.png"])
  func templatesNeedExactlyOnePlace(path: String) {
    #expect(throws: Diagnostic.self) { try OutputDestination(path, count: 9) }
  }

  @Test(arguments: ["film.mp4", "a/b.GIF", "still.jpeg", ""])
  func foreignFormatsAreRefused(path: String) {
    #expect(throws: Diagnostic.self) { try OutputDestination(path, count: 1) }
  }
}
