/// What lies side by side in one parent knows its order there.
@MainActor
package protocol Sibling: AnyObject, Sendable {
  /// Grows from one to the next in a long list; in a short one it means nothing.
  var siblingOrder: Int { get set }
}

/// Siblings in order. In a long list one is found, and taken out, without going through the others.
package struct SiblingList<Element: Sibling>: Sendable {
  package private(set) var elements: [Element] = []
  /// Whether orders grow from one to the next.
  private var isOrdered = false

  /// A list as long as this is gone through.
  private static var longest: Int { 32 }
  /// What is left between the orders of two that are added one after the other.
  private static var gap: Int { 1 << 20 }

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  /// The index of `element`; nil where it is not among them.
  @MainActor
  package func index(of element: Element) -> Int? {
    guard isOrdered else { return elements.firstIndex { $0 === element } }
    let order = element.siblingOrder
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].siblingOrder < order { low = middle + 1 } else { high = middle }
    }
    return low < elements.count && elements[low] === element ? low : nil
  }

  /// Puts `element`, which is not among them, at `index` or, where there are not so many, at the end.
  @MainActor
  package mutating func insert(_ element: Element, at index: Int?) {
    let index = max(0, min(index ?? elements.count, elements.count))
    elements.insert(element, at: index)
    if elements.count > Self.longest { order(at: index) }
  }

  /// Takes `element` out, if it is there.
  @MainActor
  package mutating func remove(_ element: Element) {
    guard let index = index(of: element) else { return }
    elements.remove(at: index)
    if elements.count <= Self.longest { isOrdered = false }
  }

  /// Gives what was put in at `index` an order between its neighbours', or all new ones where there is no room.
  @MainActor
  private mutating func order(at index: Int) {
    guard isOrdered else { return orderAll() }
    let before = index > 0 ? elements[index - 1].siblingOrder : nil
    let after = index + 1 < elements.count ? elements[index + 1].siblingOrder : nil
    switch (before, after) {
    case (let before?, nil): elements[index].siblingOrder = before + Self.gap
    case (nil, let after?): elements[index].siblingOrder = after - Self.gap
    case (let before?, let after?) where after - before > 1:
      elements[index].siblingOrder = before + (after - before) / 2
    default: orderAll()
    }
  }

  @MainActor
  private mutating func orderAll() {
    for (index, element) in elements.enumerated() { element.siblingOrder = index * Self.gap }
    isOrdered = true
  }
}
