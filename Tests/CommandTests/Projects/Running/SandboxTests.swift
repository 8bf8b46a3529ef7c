import Foundation
import Testing

@testable import RenderCommand

/// A program in a sandbox reaches neither the network nor other files, by either tool.
@Suite struct SandboxTests {
  enum Tool: String, CaseIterable, Sendable {
    case bwrap, unshare

    /// Whether the tool is there, and the system lets it do its work.
    var works: Bool {
      get async {
        guard SearchPath.program(rawValue) != nil, let sandbox = try? self.sandbox([]) else {
          return false
        }
        defer { sandbox.end() }
        let (program, words) = sandbox.command("/bin/sh", ["-c", "true"])
        return (try? await ToolRun.run(program, words))?.status == 0
      }
    }

    func sandbox(_ places: [String]) throws -> Sandbox {
      try Sandbox(
        writingTo: places, bubblewrap: self == .bwrap ? SearchPath.program("bwrap") : nil,
        unshare: self == .unshare ? SearchPath.program("unshare") : nil)
    }
  }

  private func run(_ script: String, _ tool: Tool, writingTo places: [String]) async throws
    -> (status: Int32, text: String)
  {
    let sandbox = try tool.sandbox(places)
    defer { sandbox.end() }
    let (program, words) = sandbox.command("/bin/sh", ["-c", script])
    let outcome = try await ToolRun.run(program, words)
    return (outcome.status, String(decoding: outcome.output, as: UTF8.self) + outcome.complaints)
  }

  @Test(arguments: Tool.allCases)
  func onlyTheFoldersGivenAreWritten(by tool: Tool) async throws {
    guard await tool.works else { return }
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("out").path
    let places = [
      folder.url.path, "/var/tmp", "/dev/shm", FileManager.default.currentDirectoryPath,
    ]
    let name = "zoetrope-\(UUID().uuidString)"
    let attempts = places.map { "(echo x > '\($0)/\(name)') 2> /dev/null;" }.joined()
    let (status, text) = try await run(
      attempts
        + "echo in > '\(output)/frame' && cat '\(output)/frame'",
      tool, writingTo: [output])
    #expect(status == 0)
    #expect(text == "in\n")
    for place in places {
      #expect(!FileManager.default.fileExists(atPath: "\(place)/\(name)"), "\(place) was written")
    }
    #expect(try String(contentsOfFile: output + "/frame", encoding: .utf8) == "in\n")
  }

  @Test(arguments: Tool.allCases)
  func thereIsNoNetworkAndNoWayToOpenWhatIsClosed(by tool: Tool) async throws {
    guard await tool.works else { return }
    let (_, devices) = try await run("tail -n +3 /proc/net/dev | cut -d: -f1", tool, writingTo: [])
    #expect(devices.split(whereSeparator: \.isWhitespace).allSatisfy { $0 == "lo" })
    let (_, opened) = try await run(
      "mount -o remount,bind,rw / 2> /dev/null && echo open; "
        + "umount -l / 2> /dev/null && echo gone; "
        + "(echo x > /proc/sys/kernel/domainname) 2> /dev/null && echo set",
      tool, writingTo: [])
    #expect(opened == "")
  }

  @Test(arguments: Tool.allCases)
  func theStatusOfTheProgramIsThatOfTheSandbox(by tool: Tool) async throws {
    guard await tool.works else { return }
    #expect(try await run("exit 65", tool, writingTo: []).status == 65)
  }
}
