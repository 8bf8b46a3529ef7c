/// One step of a frame that is timed by itself.
struct Stage {
  /// What it is called on the command line and in the table.
  var name: String
  /// What the work's `count` counts.
  var unit: String
  /// What the work's answer counts; nil where that is of no interest.
  var answers: String?
  /// Makes what the work needs: none of it is there before, or afterwards.
  private let prepare: () -> Work

  /// What is timed.
  struct Work {
    /// Units of work in one run.
    var count: Int
    /// Brings back what a run uses up; not timed.
    var restore: () -> Void = {}
    /// Does the work once and answers something that depends on it, so that it cannot be left out.
    var run: () -> Int
  }

  init(
    _ name: String, per unit: String, answers: String? = nil, prepare: @escaping () -> Work
  ) {
    self.name = name
    self.unit = unit
    self.answers = answers
    self.prepare = prepare
  }

  /// How the work went.
  struct Result {
    /// From the shortest run to the longest.
    var samples: [Duration]
    /// Of one run.
    var count: Int
    var answer: Int
  }

  /// The times of at least five runs, and of as many as `shortest` takes, after one that is not
  /// counted.
  func result(shortest: Duration) -> Result {
    let work = prepare()
    let clock = ContinuousClock()
    work.restore()
    var answer = work.run()
    var samples: [Duration] = []
    let start = clock.now
    while samples.count < 5 || start.duration(to: clock.now) < shortest {
      work.restore()
      samples.append(clock.measure { answer = max(answer, work.run()) })
    }
    precondition(answer >= 0, "a stage answers a count")
    return Result(samples: samples.sorted(), count: work.count, answer: answer)
  }
}
