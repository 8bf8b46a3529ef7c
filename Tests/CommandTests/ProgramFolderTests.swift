import Foundation
import Testing

/// The folder that the command lies in may go, or be closed, while it runs.
@Suite struct ProgramFolderTests {
  @Test func aCommandWhoseFolderIsGoneRendersAsBefore() throws {
    let folder = try TemporaryFolder()
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    // Held open, so that it can still be started.
    let outcome = try shell.run(
      [
        "-c",
        """
        mkdir gone; cp "$render" gone/render; exec 7< gone/render; rm -r gone
        "$render" square -q --frames 0-3 -o a.gif && /proc/self/fd/7 square -q --frames 0-3 -o b.gif \\
          && cmp a.gif b.gif
        """,
      ],
      in: folder, environment: ["render": BuiltCommand.sample.path])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.isEmpty)
  }
}
