import Foundation

/// `bench stages`: the steps of a frame one by one, on one thread.
struct StageTable {
  private let wanted: [String]

  /// Names of stages, or beginnings of them; none for all. `list` alone says the names.
  init(_ arguments: [String]) {
    wanted = arguments
  }

  func run() throws(BenchError) {
    let all =
      Stage.outlines + Stage.coverage + Stage.fills + Stage.images + Stage.groups + Stage.filters
      + Stage.planes + Stage.light + Stage.encoding
    guard wanted != ["list"] else { return print(all.map(\.name).joined(separator: "\n")) }
    let stages = all.filter { stage in
      wanted.isEmpty || wanted.contains { stage.name.hasPrefix($0) }
    }
    guard !stages.isEmpty else {
      throw BenchError("no stage is called \(wanted.joined(separator: " "))")
    }
    print("stage                        median ms   quartiles ms       per unit")
    for stage in stages { print(line(of: stage)) }
  }

  private func line(of stage: Stage) -> String {
    let result = stage.result(shortest: .milliseconds(300))
    let samples = result.samples.map(\.milliseconds)
    let median = samples[samples.count / 2]
    let rate = median * 1e6 / Double(max(1, result.count))
    let times = String(
      format: "%9.3f  %7.3f-%-7.3f  %8.2f ns/%@", median, samples[samples.count / 4],
      samples[samples.count * 3 / 4], rate, stage.unit)
    let answer = stage.answers.map { "  \(result.answer) \($0)" } ?? ""
    return stage.name.padding(toLength: 28, withPad: " ", startingAt: 0) + " " + times + answer
  }
}
