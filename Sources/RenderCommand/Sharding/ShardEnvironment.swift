/// What a scheduler tells the processes of an array in their environment: which of how many each is.
package struct ShardEnvironment: Sendable {
  /// What one scheduler says.
  private struct ArrayTask: Equatable {
    /// The scheduler, for people.
    var name: String
    /// From 1.
    var number: Int
    /// Nil where it does not say.
    var count: Int?
    /// What has the count in this scheduler's language.
    var countIs: String
  }

  private let variables: [String: String]

  package init(_ variables: [String: String]) { self.variables = variables }

  /// The part that is this process's.
  /// - Parameter typed: How many there are, where the command line says so.
  package func shard(of typed: Int?) throws(Diagnostic) -> Shard {
    var tasks: [ArrayTask] = []
    for read in [slurm, kubernetes, batch, parallel] {
      if let task = try read() { tasks.append(task) }
    }
    guard let first = tasks.first else {
      throw Diagnostic(
        .usage,
        "--shard auto: nothing in the environment says which shard this is (SLURM_ARRAY_TASK_ID, "
          + "JOB_COMPLETION_INDEX, AWS_BATCH_JOB_ARRAY_INDEX, PARALLEL_SEQ)",
        remedy: "say it, as in --shard 1/8")
    }
    if let other = tasks.first(where: { $0.number != first.number }) {
      throw Diagnostic(
        .usage,
        "--shard auto: \(first.name) says that this is shard \(first.number), \(other.name) that it is "
          + "\(other.number)", remedy: "say which, as in --shard \(first.number)/8")
    }
    var counts: [(name: String, count: Int)] = []
    if let typed { counts.append(("the command line", typed)) }
    for task in tasks {
      if let count = task.count { counts.append((task.name, count)) }
    }
    guard let count = counts.first else {
      throw Diagnostic(
        .usage,
        "--shard auto: \(first.name) says that this is shard \(first.number), and not of how many",
        remedy: "say it, as in --shard auto/8, where 8 is \(first.countIs)")
    }
    if let other = counts.first(where: { $0.count != count.count }) {
      throw Diagnostic(
        .usage,
        "--shard auto: \(count.name) says that there are \(count.count) shards, \(other.name) that there "
          + "are \(other.count)", remedy: "say which, as in --shard \(first.number)/\(other.count)")
    }
    guard 1...Shard.most ~= count.count, first.number <= count.count else {
      throw Diagnostic(
        .usage,
        "--shard auto: \(first.name) says that this is shard \(first.number) of \(count.count)",
        remedy: "make the array as long as there are shards, or say it, as in --shard 1/8")
    }
    return Shard(first.number, of: count.count)
  }

  /// A job array of Slurm, which may begin anywhere and go by steps.
  private func slurm() throws(Diagnostic) -> ArrayTask? {
    guard let id = try number("SLURM_ARRAY_TASK_ID") else { return nil }
    let (first, last) = (try number("SLURM_ARRAY_TASK_MIN"), try number("SLURM_ARRAY_TASK_MAX"))
    let count = try number("SLURM_ARRAY_TASK_COUNT")
    let step = try number("SLURM_ARRAY_TASK_STEP") ?? 1
    guard let first, let last, let count else {
      // Before 2014 Slurm said no more.
      return ArrayTask(
        name: "Slurm", number: id + 1, count: nil, countIs: "the length of an --array from 0")
    }
    let passed = id - first
    guard step > 0, passed >= 0, id <= last, passed.isMultiple(of: step),
      (last - first) / step + 1 == count
    else {
      throw Diagnostic(
        .usage,
        "--shard auto: task \(id) of Slurm's array of \(count) from \(first) to \(last) has no certain "
          + "place in it", remedy: "number its tasks without gaps, as in --array=1-\(max(1, count))"
      )
    }
    return ArrayTask(
      name: "Slurm", number: passed / step + 1, count: count, countIs: "the length of --array")
  }

  /// An indexed job of Kubernetes, whose pods are not told how many there are.
  private func kubernetes() throws(Diagnostic) -> ArrayTask? {
    guard let index = try number("JOB_COMPLETION_INDEX") else { return nil }
    return ArrayTask(
      name: "Kubernetes", number: index + 1, count: nil, countIs: "the job's spec.completions")
  }

  /// An array job of AWS Batch.
  private func batch() throws(Diagnostic) -> ArrayTask? {
    guard let index = try number("AWS_BATCH_JOB_ARRAY_INDEX") else { return nil }
    return ArrayTask(
      name: "AWS Batch", number: index + 1, count: try number("AWS_BATCH_JOB_ARRAY_SIZE"),
      countIs: "the size of the array job")
  }

  /// A job of GNU parallel, which does not tell how many there are.
  private func parallel() throws(Diagnostic) -> ArrayTask? {
    guard let number = try number("PARALLEL_SEQ") else { return nil }
    guard number > 0 else { throw Self.meaningless("PARALLEL_SEQ", "0") }
    return ArrayTask(
      name: "GNU parallel", number: number, count: nil, countIs: "how many jobs it is given")
  }

  /// Nil where the variable is not there.
  private func number(_ name: String) throws(Diagnostic) -> Int? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    guard let number = Decimals.whole(text) else { throw Self.meaningless(name, text) }
    return number
  }

  private static func meaningless(_ name: String, _ text: String) -> Diagnostic {
    Diagnostic(
      .usage, "--shard auto: \(name) is \"\(text)\", which is no place in an array",
      remedy: "say which shard this is, as in --shard 1/8")
  }
}
