/// One step of a frame that is timed by itself.
struct Stage {
  /// What it is called on the command line and in the table.
  var name: String
  /// What `count` counts.
  var unit: String
  /// Units of work in one run.
  var count: Int
  /// Does the work once and answers something that depends on it, so that it cannot be left out.
  var run: () -> Int

  /// The times of at least five runs, and of as many as `shortest` takes; from the shortest to the
  /// longest.
  func samples(shortest: Duration) -> [Duration] {
    let clock = ContinuousClock()
    var answer = run()
    var samples: [Duration] = []
    let start = clock.now
    while samples.count < 5 || start.duration(to: clock.now) < shortest {
      samples.append(clock.measure { answer = max(answer, run()) })
    }
    precondition(answer >= 0, "a stage answers a count")
    return samples.sorted()
  }
}
