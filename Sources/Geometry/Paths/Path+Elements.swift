extension Path {
  /// One verb with its points.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  /// The path's elements in order.
  package var elements: Elements { Elements(path: self) }

  /// A path of these elements; missing moves are added as by the builder functions.
  package init(elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let p): move(to: p)
    case .line(let p): line(to: p)
    case .quad(let control, let p): quad(to: p, control: control)
    case .cubic(let control1, let control2, let p):
      cubic(to: p, control1: control1, control2: control2)
    case .close: close()
    }
  }

  package struct Elements: Sequence, IteratorProtocol {
    private let path: Path
    private var verb = 0
    private var point = 0

    fileprivate init(path: Path) {
      self.path = path
    }

    package mutating func next() -> Element? {
      guard verb < path.verbs.count else { return nil }
      let p = point
      let current = path.verbs[verb]
      verb += 1
      point += current.pointCount
      switch current {
      case .move: return .move(path.points[p])
      case .line: return .line(path.points[p])
      case .quad: return .quad(control: path.points[p], to: path.points[p + 1])
      case .cubic:
        return .cubic(
          control1: path.points[p], control2: path.points[p + 1], to: path.points[p + 2])
      case .close: return .close
      }
    }
  }
}
