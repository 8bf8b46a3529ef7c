extension Collection {
  /// One of the elements, every one equally likely, from the scene's seed; nil when there is none.
  public func randomElement() -> Element? {
    guard !isEmpty else { return nil }
    let steps = SceneContext.active.chance.uniform(below: UInt64(count))
    return self[index(startIndex, offsetBy: Int(steps))]
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in a random order (Fisher–Yates, from the scene's seed).
  public mutating func shuffle() {
    let chance = SceneContext.active.chance
    for left in stride(from: count, to: 1, by: -1) {
      let steps = Int(chance.uniform(below: UInt64(left)))
      swapAt(index(startIndex, offsetBy: left - 1), index(startIndex, offsetBy: steps))
    }
  }
}

extension Sequence {
  /// The elements in a random order, from the scene's seed.
  public func shuffled() -> [Element] {
    var elements = Array(self)
    elements.shuffle()
    return elements
  }
}
