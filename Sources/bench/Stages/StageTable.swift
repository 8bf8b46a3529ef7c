import Foundation

/// `bench stages`: the steps of a frame one by one, on one thread.
struct StageTable {
  private let wanted: [String]

  /// Names of stages, or beginnings of them; none for all.
  init(_ arguments: [String]) {
    wanted = arguments
  }

  func run() throws(BenchError) {
    let stages = (Stage.outlines + Stage.kernels + Stage.encoding).filter { stage in
      wanted.isEmpty || wanted.contains { stage.name.hasPrefix($0) }
    }
    guard !stages.isEmpty else {
      throw BenchError("no stage is called \(wanted.joined(separator: " "))")
    }
    print("stage                        median ms   quartiles ms       per unit")
    for stage in stages {
      let samples = stage.samples(shortest: .milliseconds(300)).map(\.milliseconds)
      let median = samples[samples.count / 2]
      let rate = median * 1e6 / Double(max(1, stage.count))
      print(
        stage.name.padding(toLength: 28, withPad: " ", startingAt: 0),
        String(
          format: "%9.3f  %7.3f-%-7.3f  %8.2f ns/%@", median, samples[samples.count / 4],
          samples[samples.count * 3 / 4], rate, stage.unit))
    }
  }
}
