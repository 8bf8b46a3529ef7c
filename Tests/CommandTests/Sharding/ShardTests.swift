import RenderCommand
import Testing

/// How frames are divided, and what `--shard` and the environment of a job array say.
@Suite struct ShardTests {
  @Test func shardsShareNoFrameAndMissNone() {
    for selection in [
      FrameSelection([0..<1]), FrameSelection([0..<7]), FrameSelection([0..<180]),
      FrameSelection([3..<40, 90..<91, 200..<900]), FrameSelection([5..<6, 7..<8, 9..<10]),
    ] {
      for count in [1, 2, 3, 4, 7, 16, 200, 1000] {
        var seen: [Int] = []
        for number in 1...count {
          seen += selection.part(Shard(number, of: count)).ranges.joined()
        }
        #expect(seen.count == selection.count, "\(selection.text) by \(count)")
        #expect(seen.sorted() == Array(selection.ranges.joined()), "\(selection.text) by \(count)")
      }
    }
  }

  @Test func shardsAreAsLongAsEachOther() {
    for frames in [1, 5, 179, 180, 1000, 36_000] {
      for count in [2, 3, 4, 8] {
        let lengths = (1...count).map {
          FrameSelection([0..<frames]).part(Shard($0, of: count)).count
        }
        // A row is a frame longer or not, and a shard has four at most.
        #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 4, "\(frames) by \(count)")
      }
    }
  }

  @Test func noShardGetsTheWholeOfAnEndThatTakesLong() {
    let late = 750..<1000
    for number in 1...4 {
      let part = FrameSelection([0..<1000]).part(Shard(number, of: 4))
      let own = part.ranges.joined().count(where: late.contains)
      #expect((50...80).contains(own), "\(own)")
    }
  }

  @Test func shortClipsAreNotTornIntoSingleFrames() {
    #expect(FrameSelection([0..<40]).part(Shard(2, of: 4)).text == "10-19")
  }

  private func shard(_ text: String, _ environment: [String: String] = [:]) throws(Diagnostic)
    -> String
  { try Shard(text, environment: environment).text }

  @Test func aShardIsANumberOfACount() throws {
    #expect(try shard("1/1") == "1/1")
    #expect(try shard("3/8", ["JOB_COMPLETION_INDEX": "0"]) == "3/8")
  }

  @Test(arguments: [
    ("0/4", "numbered from 1"), ("5/4", "no shard 5 of 4"), ("1/0", "from 1 to"),
    ("", "is not a part"),
    ("4", "is not a part"), ("1/2/3", "is not a part"), ("-1/4", "is not a part"),
    ("1/100001", "from 1 to 100000"), ("１/４", "is not a part"), ("a/b", "is not a part"),
    ("auto/", "is not a part"), ("auto/0", "from 1 to"), ("auto/1/2", "is not a part"),
    ("1/9999999999999", "is not a part"),
  ])
  func whatIsNoShardIsRefused(text: String, fragment: String) {
    let error = #expect(throws: Diagnostic.self) { try shard(text) }
    #expect(error?.status == .usage)
    #expect(error?.problem.contains(fragment) == true, "\(error?.line ?? "")")
  }

  @Test func slurmCountsFromWhereItsArrayBegins() throws {
    func task(_ id: Int, from first: Int, to last: Int, by step: Int = 1, of count: Int) -> [String:
      String]
    {
      [
        "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(first)",
        "SLURM_ARRAY_TASK_MAX": "\(last)", "SLURM_ARRAY_TASK_STEP": "\(step)",
        "SLURM_ARRAY_TASK_COUNT": "\(count)",
      ]
    }
    #expect(try shard("auto", task(0, from: 0, to: 3, of: 4)) == "1/4")
    #expect(try shard("auto", task(3, from: 0, to: 3, of: 4)) == "4/4")
    #expect(try shard("auto", task(1, from: 1, to: 4, of: 4)) == "1/4")
    #expect(try shard("AUTO", task(5, from: 1, to: 7, by: 2, of: 4)) == "3/4")
    #expect(try shard("auto/4", task(7, from: 1, to: 7, by: 2, of: 4)) == "4/4")
    // 1, 3 and 7: which of them 3 is cannot be told from its ends.
    #expect(throws: Diagnostic.self) { try shard("auto", task(3, from: 1, to: 7, of: 3)) }
    #expect(throws: Diagnostic.self) { try shard("auto", task(9, from: 1, to: 4, of: 4)) }
    #expect(throws: Diagnostic.self) { try shard("auto/8", task(1, from: 1, to: 4, of: 4)) }
  }

  @Test func otherSchedulersCountAsTheyDo() throws {
    let batch = ["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "10"]
    #expect(try shard("auto", batch) == "1/10")
    #expect(try shard("auto/5", ["JOB_COMPLETION_INDEX": "4"]) == "5/5")
    #expect(try shard("auto/5", ["PARALLEL_SEQ": "5"]) == "5/5")
    // Both say the same, one from 0 and one from 1.
    #expect(try shard("auto/5", ["PARALLEL_SEQ": "2", "JOB_COMPLETION_INDEX": "1"]) == "2/5")
  }

  @Test(
    arguments: [
      ([:], "nothing in the environment"), (["PARALLEL_SEQ": ""], "nothing in the environment"),
      (["JOB_COMPLETION_INDEX": "2"], "not of how many"),
      (["PARALLEL_SEQ": "2"], "not of how many"),
      (["PARALLEL_SEQ": "2", "JOB_COMPLETION_INDEX": "2"], "it is 2"),
      (["PARALLEL_SEQ": "0"], "no place"), (["JOB_COMPLETION_INDEX": "-1"], "no place"),
      (["SLURM_ARRAY_TASK_ID": "x"], "no place"), (["SLURM_ARRAY_TASK_ID": "3"], "not of how many"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "4", "AWS_BATCH_JOB_ARRAY_SIZE": "4"], "shard 5 of 4"),
    ] as [([String: String], String)])
  func anEnvironmentThatDoesNotSayIsRefused(environment: [String: String], fragment: String) {
    let error = #expect(throws: Diagnostic.self) { try shard("auto", environment) }
    #expect(error?.status == .usage)
    #expect(error?.problem.contains(fragment) == true, "\(error?.line ?? "")")
    #expect(error?.remedy?.contains("--") == true, "\(error?.line ?? "")")
  }
}
