import Foundation
import Testing

/// Trees as deep as they may be, and deeper, from the command line.
@Suite struct DeepTreesTests {
  private func rendered(_ many: String) throws -> (BuiltCommand.Outcome, picture: Data?) {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(
      ["many", "--at", "0.05", "--scale", "1", "--quiet", "-o", "still.png"], in: folder,
      environment: ["SAMPLE_MANY": many])
    return (outcome, try? Data(contentsOf: folder.url.appendingPathComponent("still.png")))
  }

  /// What lies so deep is drawn as if it lay in the view itself.
  @Test(arguments: ["layers", "upward", "replicators", "transforms", "masks", "views", "groups"])
  func fiveThousandInOneAnotherAreDrawn(kind: String) throws {
    let (outcome, picture) = try rendered("\(kind) 5000")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(picture != nil)
    #expect(try picture == rendered("\(kind) 2").picture)
  }

  /// Whatever thread has them last frees them.
  @Test(arguments: [
    "layers 5000", "views 5000", "masks 5000", "transforms 5000", "replicators 5000", "groups 5000",
    "rasterized 600",
  ])
  func aSmallStackBearsAsMany(many: String) throws {
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let outcome = try shell.run(
      [
        "-c", "ulimit -s 256; exec \"$0\" many --fps 20 --scale 1 --jobs 3 --quiet -o frames",
        BuiltCommand.sample.path,
      ], in: TemporaryFolder(), environment: ["SAMPLE_MANY": many])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  /// Reading the command line alone takes 60 kB, and the environment lies on the stack as well.
  @Test func aStackOfAFewPagesBearsACommand() throws {
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let outcome = try shell.run(
      [
        "-c", "ulimit -s 64; exec \"$0\" many --at 0 --scale 1 --quiet -o still.png",
        BuiltCommand.sample.path,
      ], in: TemporaryFolder(),
      environment: ["SAMPLE_MANY": "layers 5000", "LONG": String(repeating: "x", count: 24_000)])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  @Test(arguments: ["faded", "inner"])
  func fiveThousandGroupsAndLayoutsInOneAnotherEnd(kind: String) throws {
    let (outcome, picture) = try rendered("\(kind) 5000")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(picture != nil)
  }

  @Test(arguments: ["layers", "upward", "replicators", "transforms", "masks", "views"])
  func deeperOnesEndInALineThatNamesTheLayer(kind: String) throws {
    let (outcome, picture) = try rendered("\(kind) 20000")
    #expect(outcome.status == 65)
    #expect(picture == nil)
    let lines = outcome.message.split(separator: "\n")
    #expect(lines.count == 1)
    let owner = kind == "views" ? "UIView" : kind == "replicators" ? "CAReplicatorLayer" : "CA"
    #expect(lines.first?.hasPrefix("render: scene many at 0 s: layers lie in one another") == true)
    #expect(lines.first?.contains("more than 6000 deep: ") == true)
    #expect(lines.first?.contains(owner) == true && lines.first?.contains("\"number ") == true)
  }

  @Test func groupsThatLieDeeperEndInALine() throws {
    let (outcome, picture) = try rendered("groups 6001")
    #expect(outcome.status == 65)
    #expect(picture == nil)
    #expect(
      outcome.message == """
        render: scene many at 0 s: animations lie in groups more than 6000 deep: CALayer "moved" \
        (the limit is 6000, "depth of animations")

        """)
  }

  @Test func inspectingEndsInTheSameLine() throws {
    let outcome = try BuiltCommand.sample.run(
      ["inspect", "many"], in: TemporaryFolder(), environment: ["SAMPLE_MANY": "layers 7000"])
    #expect(outcome.status == 65)
    #expect(outcome.message.hasPrefix("render: scene many at 0 s: layers lie in one another"))
  }

  @Test func aDeepTreeIsInspected() throws {
    let outcome = try BuiltCommand.sample.run(
      ["inspect", "many", "--json"], in: TemporaryFolder(),
      environment: ["SAMPLE_MANY": "layers 5000"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.contains("\"number 5000\""))
  }
}
