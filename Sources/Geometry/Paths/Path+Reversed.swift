extension Path {
  /// The path drawn the other way round: the elements of each subpath in reverse order, subpaths in
  /// their old order. Closed subpaths stay closed and start where their last line or curve ended.
  package var reversed: Path {
    var result = Path()
    var subpath = Subpath()
    for element in elements {
      switch element {
      case .move(let p):
        subpath.appendReversed(to: &result)
        subpath = Subpath(start: p)
      case .close:
        subpath.isClosed = true
        subpath.appendReversed(to: &result)
        subpath = Subpath()
      default:
        subpath.append(element)
      }
    }
    subpath.appendReversed(to: &result)
    return result
  }
}

/// One subpath, collected to be played backwards.
private struct Subpath {
  private var start: Point?
  private var elements: [Path.Element] = []
  /// Where each element ends.
  private var ends: [Point] = []
  var isClosed = false

  init(start: Point? = nil) {
    self.start = start
  }

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): ends.append(p)
    case .close: return
    }
    elements.append(element)
  }

  func appendReversed(to path: inout Path) {
    guard let start else { return }
    path.move(to: ends.last ?? start)
    for index in elements.indices.reversed() {
      let target = index > 0 ? ends[index - 1] : start
      switch elements[index] {
      case .move, .line: path.line(to: target)
      case .quad(let control, _): path.quad(to: target, control: control)
      case .cubic(let control1, let control2, _):
        path.cubic(to: target, control1: control2, control2: control1)
      case .close: break
      }
    }
    if isClosed { path.close() }
  }
}
