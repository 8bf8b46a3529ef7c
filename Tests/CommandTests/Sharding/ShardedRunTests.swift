import Foundation
import Testing

/// Runs of `--shard`, as a user or a scheduler starts them.
@Suite struct ShardedRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func frames(_ place: String) throws -> [String: Data] {
    var frames: [String: Data] = [:]
    for name in try folder.names(in: place) where !name.hasPrefix(".") {
      frames[name] = try folder.contents(of: "\(place)/\(name)")
    }
    return frames
  }

  @Test func fourShardsAreTheWholeClip() throws {
    #expect(try BuiltCommand.sample.run(["square", "-q", "-o", "whole"], in: folder).status == 0)
    for number in 1...4 {
      let words = ["square", "-q", "--shard", "\(number)/4", "-o", "parts"]
      #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    }
    #expect(try frames("parts") == frames("whole"))
  }

  @Test func aPartOfAClipIsDividedToo() throws {
    for number in 1...3 {
      let words = ["square", "-q", "--frames", "2-5,9", "--shard", "auto/3", "-o", "out/f%d.png"]
      let outcome = try BuiltCommand.sample.run(
        words, in: folder, environment: ["JOB_COMPLETION_INDEX": "\(number - 1)"])
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    #expect(try frames("out").keys.sorted() == ["f2.png", "f3.png", "f4.png", "f5.png", "f9.png"])
  }

  @Test func aShardWithoutFramesIsNoFailure() throws {
    let words = ["square", "--frames", "0-1", "--shard", "3/8", "-o", "out", "--json"]
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.contains("none for shard"))
    #expect(outcome.text.contains("\"frames\":0") || outcome.text.contains("\"frames\": 0"))
  }

  @Test(arguments: [
    (["--shard", "1/2", "-o", "film.gif"], "hold no others"),
    (["--shard", "1/2", "-o", "-"], "hold no others"),
    (["--shard", "1/30", "-o", "one.png"], "one.png"),
    (["--shard", "1/2", "--at", "0"], "leave --shard out"),
    (["--shard", "auto"], "nothing in the environment"),
  ])
  func whatWouldBeAPartOfAFilmIsRefused(words: [String], fragment: String) throws {
    let outcome = try BuiltCommand.sample.run(["square"] + words, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test(.enabled(if: BuiltCommand.systemHas("parallel")))
  func parallelStartsShardsThatKnowTheirNumber() throws {
    #expect(try BuiltCommand.sample.run(["square", "-q", "-o", "whole"], in: folder).status == 0)
    let parallel = try #require(BuiltCommand(ofSystem: "parallel"))
    let command = [BuiltCommand.sample.path, "square", "-q", "--jobs", "1", "--shard"]
    let numbered = try parallel.run(
      ["-j2"] + command + ["{}/4", "-o", "numbered", ":::", "1", "2", "3", "4"], in: folder)
    #expect(numbered.status == 0, "\(numbered.message)")
    #expect(try frames("numbered") == frames("whole"))
    let auto = try parallel.run(
      ["-j2", "-N0"] + command + ["auto/4", "-o", "auto", ":::", "a", "b", "c", "d"], in: folder)
    #expect(auto.status == 0, "\(auto.message)")
    #expect(try frames("auto") == frames("whole"))
  }
}
