import Export
import Testing

@Suite struct FrameDestinationTests {
  @Test(
    arguments: [
      ("out", "out", "00007.png"),
      ("out/", "out", "00007.png"),
      ("a/b c", "a/b c", "00007.png"),
      (".", ".", "00007.png"),
      ("/", "/", "00007.png"),
      ("50%", "50%", "00007.png"),
      ("out/%05d.png", "out", "00007.png"),
      ("%d.png", ".", "7.png"),
      ("/frame-%03d.PNG", "/", "frame-007.PNG"),
      ("100%%-%02d.png", ".", "100%-07.png"),
      ("%d/%d.png", "%d", "7.png"),
      ("été/né%04d.png", "été", "né0007.png"),
      ("still.png", ".", "still.png"),
      ("out/still.png", "out", "still.png"),
      ("100%%.png", ".", "100%.png"),
    ])
  func pathsNameAFolderATemplateOrAFile(path: String, folder: String, name: String) throws {
    let destination = try FrameDestination(path)
    #expect(destination.folder == folder)
    #expect(destination.name(ofFrame: 7) == name)
    #expect(destination.isSingleFile == !name.contains("7"))
  }

  @Test func numbersGrowBeyondTheirDigits() throws {
    #expect(try FrameDestination("out").name(ofFrame: 123_456) == "123456.png")
    #expect(try FrameDestination("out").name(ofFrame: 0) == "00000.png")
  }

  @Test(
    arguments: [
      "", "%d-%d.png", "a%.png", "%5d.png", "%x.png", "%-5d.png", "%0100d.png", "out/%05d",
      "frame%d.jpg", "a\0b.png",
    ])
  func otherNamesAreRefusedAsUsage(path: String) {
    let error = #expect(throws: ExportError.self) { _ = try FrameDestination(path) }
    #expect(error?.exitCode == 64)
    #expect(error?.message.contains("cannot name frames: ") == true)
  }
}
