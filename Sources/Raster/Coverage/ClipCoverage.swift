import RasterKernels

/// The coverage of a clip, and of all clips around it in the same group, in one band. Keeps its
/// memory from one use to the next.
struct ClipCoverage {
  /// Runs of all rows, in order.
  private(set) var runs: [CoverageRun] = []
  /// Coverage of varying runs: `base(ofRow:)` plus the pixel's index.
  private(set) var bytes: [UInt8] = []
  /// First run of each row from `top` on, and the count after the last.
  private var starts: [Int] = []
  private var top = 0
  private var width = 0

  /// Forgets everything; rows follow from `top` on.
  mutating func begin(top: Int, width: Int) {
    self.top = top
    self.width = width
    runs.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    let room = width * Band.height
    if bytes.count < room { bytes = [UInt8](repeating: 0, count: room) }
  }

  /// Adds the next row.
  mutating func append(_ row: borrowing CoverageRow) {
    let base = (starts.count - 1) * width
    for index in 0..<row.count {
      let run = row.runs[index]
      runs.append(run)
      if run.coverage == CoverageRun.varying {
        for x in Int(run.start)..<Int(run.end) { bytes[base + x] = row.bytes[x] }
      }
    }
    starts.append(runs.count)
  }

  /// Indices of the runs of row `y`; none outside the rows added.
  func runs(ofRow y: Int) -> Range<Int> {
    let row = y - top
    guard row >= 0, row + 1 < starts.count else { return 0..<0 }
    return starts[row]..<starts[row + 1]
  }

  /// Index in `bytes` of pixel 0 of row `y`.
  func base(ofRow y: Int) -> Int { (y - top) * width }
}
