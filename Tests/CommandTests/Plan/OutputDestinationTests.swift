import Export
import RenderCommand
import Testing

@Suite struct OutputDestinationTests {
  private func firstFile(_ path: String, count: Int = 180) throws -> String? {
    guard case .files(let destination, _) = try OutputDestination(path, count: count) else {
      return nil
    }
    return destination.folder + "|" + destination.name(ofFrame: 7)
  }

  @Test func aPathWithoutPNGIsAFolder() throws {
    #expect(try firstFile("out/fuber") == "out/fuber|00007.png")
    #expect(try firstFile("out/v1.2") == "out/v1.2|00007.png")
    #expect(try firstFile("50%", count: 1) == "50%|00007.png")
    #expect(try firstFile("png") == "png|00007.png")
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(try OutputDestination("-", count: 2) == .standardOutput(.rgba))
  }

  @Test func onePNGHoldsOneStill() throws {
    #expect(try firstFile("a/b.png", count: 1) == "a|b.png")
    #expect(throws: Diagnostic.self) { try OutputDestination("a/b.png", count: 2) }
  }

  @Test func aTemplateSetsTheNumberIntoTheName() throws {
    #expect(try firstFile("out/f-%05d.png") == "out|f-00007.png")
    #expect(try firstFile("%d.png") == ".|7.png")
    #expect(try firstFile("a%%b%d.png") == ".|a%b7.png")
  }

  @Test(arguments: ["%x.png", "%05.png", "%d-%d.png", "%5d.png", "%.png", "%%.png", "out%05d"])
  func templatesNeedExactlyOnePlace(path: String) {
    #expect(throws: Diagnostic.self) { try OutputDestination(path, count: 9) }
  }

  @Test(arguments: ["film.webm", "a/b.AVIF", "still.jpeg", ""])
  func foreignFormatsAreRefused(path: String) {
    #expect(throws: Diagnostic.self) { try OutputDestination(path, count: 1) }
  }

  @Test func theEndingSaysTheFormat() throws {
    for format in OutputFormat.allCases where format != .pngSequence {
      let path = "a.b/clip.\(format.rawValue.uppercased())"
      #expect(try OutputDestination(path, count: 9) == .file(format, path: path))
    }
    #expect(try OutputDestination("gif", count: 9).format == .pngSequence)
    #expect(try OutputDestination("v1.gif/", count: 9).format == .pngSequence)
  }

  @Test func aFormatThatIsNamedWins() throws {
    #expect(try OutputDestination("a.gif", as: .apng, count: 9) == .file(.apng, path: "a.gif"))
    #expect(try OutputDestination("a", as: .gif, count: 9) == .file(.gif, path: "a"))
    #expect(try OutputDestination("film.avi", as: .mp4, count: 9).format == .mp4)
    #expect(try OutputDestination("-", as: .gif, count: 9) == .standardOutput(.gif))
    for format in [OutputFormat.webp, .mp4, .mov] {
      #expect(throws: Diagnostic.self) { try OutputDestination("-", as: format, count: 9) }
    }
  }
}
