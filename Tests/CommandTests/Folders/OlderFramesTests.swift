import Testing

/// Frames of another run that lie in the folder written to.
@Suite struct OlderFramesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What a run into `out` says beside its progress and its final line.
  private func notes(_ words: String...) throws -> [String] {
    let outcome = try BuiltCommand.sample.run(["square", "-o", "out"] + words, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.message.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("render:")
    }
  }

  @Test func partsOfOneClipAreNoReasonForANote() throws {
    #expect(try notes("--frames", "20-") == [])
    #expect(try notes("--frames", "0-9") == [])
    #expect(try notes() == [])
    #expect(try notes() == [])
  }

  @Test func framesBehindTheEndAreNamed() throws {
    #expect(try notes("--fps", "60") == [])
    let found = try notes("--fps", "30")
    #expect(found.count == 1)
    #expect(
      found.first?.contains("out also holds frames of another run, 00015.png to 00029.png") == true)
    // They are not touched.
    #expect(try folder.names(in: "out").count == 30)
  }

  @Test func framesOfAnotherSizeAreNamed() throws {
    #expect(try notes("--scale", "1") == [])
    let found = try notes("--scale", "2", "--frames", "0-9")
    #expect(found.first?.contains("00010.png to 00029.png") == true, "\(found)")
    #expect(try notes("--scale", "2") == [])
  }

  @Test func quietSaysNothing() throws {
    #expect(try notes("--fps", "60") == [])
    #expect(try notes("--fps", "30", "-q") == [])
  }
}
