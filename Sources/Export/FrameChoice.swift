/// Which worker draws which frame: one gets frames that follow each other where it can, since it draws
/// only what changed, but none waits for the sake of it.
struct FrameChoice: Sendable {
  /// The frame that each worker drew last, or draws.
  private var last: [Int: Int] = [:]
  /// The positions of the frames being drawn.
  private var drawing: Set<Int> = []

  mutating func begin(_ position: Int, by worker: Int) {
    last[worker] = position
    drawing.insert(position)
  }

  mutating func end(by worker: Int) {
    if let position = last[worker] { drawing.remove(position) }
  }

  /// The worker that drew the frame before `position`, else the one that drew last of all; nil if
  /// there are none.
  func worker(for position: Int, among workers: some Collection<Int>) -> Int? {
    workers.first { last[$0] == position - 1 }
      ?? workers.max { (last[$0] ?? -1, $1) < (last[$1] ?? -1, $0) }
  }

  /// The frame after the worker's last, else the earliest, those last that follow one that another
  /// worker is at; nil if there are none.
  func position(for worker: Int, among positions: some Collection<Int>) -> Int? {
    if let last = last[worker], positions.contains(last + 1) { return last + 1 }
    return positions.lazy.filter { !drawing.contains($0 - 1) }.min() ?? positions.min()
  }
}
