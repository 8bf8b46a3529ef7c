import Testing

/// What holds more memory than it may ends in one line.
@Suite struct MemoryLimitTests {
  @Test(arguments: ["1M", "1 024k", "0.5GB", "0", "-1", "much", "", "1e9", "12Q", "0%"])
  func sizesAreUnderstoodOrRefused(text: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(
      ["square", "--at", "0", "-o", "a.png", "--memory", text], in: folder)
    switch text {
    case "1M":
      #expect(outcome.status == 71)
    case "0.5GB":
      #expect(outcome.status == 0)
    default:
      #expect(outcome.status == 64)
      #expect(outcome.message.contains("--memory"))
    }
  }

  @Test func theLineSaysHowMuchWhatAndWhen() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(
      ["square", "-o", "frames", "--memory", "1M"], in: folder)
    #expect(outcome.status == 71)
    let lines = outcome.message.split(separator: "\n")
    #expect(lines.last?.contains("more than --memory 1M") == true)
    #expect(lines.last?.contains(" s, while ") == true)
  }

  @Test func thereIsRoomForWhatIsUsual() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(
      ["square", "-o", "frames", "--memory", "90%"], in: folder)
    #expect(outcome.status == 0)
  }
}
