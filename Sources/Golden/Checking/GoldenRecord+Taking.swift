import Stage

extension GoldenRecord {
  /// The record of a clip that was made with its layers.
  package init(
    of plan: ClipPlan, _ take: ClipTake, options: [Entry], stills: [Int], keepsFrames: Bool
  ) {
    self.init(
      scene: plan.scene.id, options: options, facts: plan.facts + take.fonts, size: take.size,
      stills: stills, keepsFrames: keepsFrames, frames: take.frames,
      layers: take.layers)
  }

  /// The stills that are kept where nobody says which: the first frame, the last, and that at two
  /// thirds; the one in the middle is often like an end, in clips that turn back or go round.
  package static func usualStills(of numbers: [Int]) -> [Int] {
    guard let first = numbers.first, let last = numbers.last else { return [] }
    return Array(Set([first, numbers[numbers.count * 2 / 3], last])).sorted()
  }
}
