import Foundation
import Testing

/// Ctrl-C and `kill` in the middle of a long export.
@Suite struct InterruptTests {
  /// Starts an export of many frames and waits until the first is there.
  private func startLongExport(_ output: String, in folder: TemporaryFolder) throws
    -> BuiltCommand.Running
  {
    let running = try BuiltCommand.sample.start(
      ["square", "--frames", "0-999999", "--extend", "-o", output, "--quiet"], in: folder)
    let first = folder.url.appendingPathComponent("frames/00000.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: first) {
      usleep(10_000)
    }
    return running
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func aSignalStopsInGoodOrder(number: Int32, status: Int32) throws {
    let folder = try TemporaryFolder()
    let running = try startLongExport("frames", in: folder)
    kill(running.process.processIdentifier, number)
    let outcome = try running.outcome()
    #expect(outcome.status == status)
    #expect(outcome.message.contains("stopped after"))
    let names = try folder.names(in: "frames")
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasSuffix(".png") && !$0.hasPrefix(".") })
    // A whole PNG file ends with its IEND chunk.
    for name in names.suffix(3) {
      let tail = [UInt8](try folder.contents(of: "frames/\(name)").suffix(12))
      #expect(tail == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
  }

  @Test func aSignalLeavesNoUnfinishedFile() throws {
    let folder = try TemporaryFolder()
    let running = try BuiltCommand.sample.start(
      [
        "square", "--frames", "0-999999", "--extend", "-o", "frames", "-o", "a.gif", "-o", "a.apng",
        "--quiet",
      ], in: folder)
    let first = folder.url.appendingPathComponent("frames/00000.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: first) { usleep(10_000) }
    kill(running.process.processIdentifier, SIGINT)
    #expect(try running.outcome().status == 130)
    #expect(try folder.names() == ["frames"])
  }

  @Test func aSignalDoesNotWaitForAReaderThatDoes() throws {
    let folder = try TemporaryFolder()
    let pipe = Pipe()
    let running = try BuiltCommand.sample.start(
      ["square", "--frames", "0-999999", "--extend", "-o", "-", "--quiet"], in: folder,
      output: pipe.fileHandleForWriting)
    _ = pipe.fileHandleForReading.readData(ofLength: 1)
    kill(running.process.processIdentifier, SIGINT)
    #expect(try running.outcome().status == 130)
  }
}
