import CoreGraphics

/// The small pictures of UIKit's own buttons and bar items, drawn as stencils in a square of 24 points.
enum SystemSymbol {
  case plus, minus, stepUp, stepDown, cross, circledPlus, circledInfo, close
  case chevronLeft
  case compose, reply, action, organize, bookmarks, search, refresh, camera, trash
  case play, pause, rewind, fastForward, ellipsis
  case star, clock, person, download, list

  /// Points.
  private static let side: CGFloat = 24
  private static let line: CGFloat = 1.75

  /// The picture, a stencil.
  @MainActor var image: UIImage {
    let size =
      switch self {
      case .chevronLeft: CGSize(width: 13, height: 22)
      case .close: CGSize(width: 30, height: 30)
      default: CGSize(width: Self.side, height: Self.side)
      }
    return UIGraphicsImageRenderer(size: size).image { _ in draw() }
      .withRenderingMode(.alwaysTemplate)
  }

  @MainActor private func draw() {
    UIColor.black.set()
    switch self {
    // 17.67 points wide and 1.64 thick, as measured on a snapshot of a navigation bar.
    case .plus: stroke(lines: [[(12, 4), (12, 20)], [(4, 12), (20, 12)]], 1.64)
    case .minus: stroke(lines: [[(4.5, 12), (19.5, 12)]])
    // 13.6 points wide and 1.5 thick, as measured on a snapshot of iOS 15.5.
    case .stepUp: stroke(lines: [[(12, 5.95), (12, 18.05)], [(5.95, 12), (18.05, 12)]], 1.5)
    case .stepDown: stroke(lines: [[(5.95, 12), (18.05, 12)]], 1.5)
    case .cross: stroke(lines: [[(5.5, 5.5), (18.5, 18.5)], [(18.5, 5.5), (5.5, 18.5)]])
    case .circledPlus:
      ring(12, 12, 10)
      stroke(lines: [[(12, 7), (12, 17)], [(7, 12), (17, 12)]])
    case .circledInfo:
      ring(12, 12, 10)
      stroke(lines: [[(10.5, 10.5), (12.2, 10.5), (12.2, 17)], [(10, 17), (14.4, 17)]], 1.5)
      disc(12, 7.2, 1.2)
    case .close:
      UIColor(white: 0, alpha: 0.1).set()
      disc(15, 15, 15)
      UIColor(white: 0, alpha: 0.55).set()
      stroke(lines: [[(10.5, 10.5), (19.5, 19.5)], [(19.5, 10.5), (10.5, 19.5)]], 2.4)
    // As measured on a snapshot of iOS 15.5, where it begins 9.5 points from the edge and is 18.6 high.
    case .chevronLeft: stroke(lines: [[(10.8, 2.95), (2.75, 11), (10.8, 19.05)]], 2.52)
    case .star, .clock, .person, .download, .list: drawTabSign()
    default: drawBarSign()
    }
  }

  @MainActor private func drawTabSign() {
    switch self {
    case .star:
      fill(
        (0..<10).map { index in
          let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / 5
          let radius: CGFloat = index % 2 == 0 ? 11 : 4.6
          return (12 + radius * cos(angle), 12.6 + radius * sin(angle))
        })
    case .clock:
      ring(12, 12, 10)
      stroke(lines: [[(12, 6), (12, 12.5), (16, 15)]])
    case .person:
      disc(12, 8, 5)
      let body = UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 22.5), radius: 9, startAngle: .pi, endAngle: 2 * .pi,
        clockwise: true)
      body.close()
      body.fill()
    case .download:
      ring(12, 12, 10)
      stroke(lines: [[(12, 6.5), (12, 16.5)], [(8, 12.8), (12, 16.8), (16, 12.8)]])
    case .list:
      for y in [6, 12, 18] as [CGFloat] {
        disc(4.5, y, 1.5)
        stroke(lines: [[(8.5, y), (21, y)]])
      }
    default: break
    }
  }

  @MainActor private func drawBarSign() {
    switch self {
    case .compose:
      stroke(lines: [[(12.5, 4.5), (5, 4.5), (5, 19.5), (19.5, 19.5), (19.5, 11.5)]])
      stroke(
        lines: [[(9.5, 15), (10.4, 12), (18.6, 3.8), (20.6, 5.8), (12.4, 14), (9.5, 15)]], 1.4)
    case .reply:
      stroke(lines: [[(9.5, 5), (3.5, 11), (9.5, 17)]])
      curve(from: (3.8, 11), to: (20.5, 19.5), by: (18, 10), (20, 15))
    case .action:
      stroke(lines: [[(12, 15), (12, 2.5)], [(8, 6.2), (12, 2.2), (16, 6.2)]])
      stroke(lines: [[(8.5, 9.5), (5, 9.5), (5, 21.5), (19, 21.5), (19, 9.5), (15.5, 9.5)]])
    case .organize:
      stroke(lines: [
        [(3, 19), (3, 5), (9, 5), (11, 7), (21, 7), (21, 19), (3, 19)], [(3, 10.5), (21, 10.5)],
      ])
    case .bookmarks:
      curve(from: (12, 6.5), to: (2.5, 5.5), by: (9.5, 4.5), (6, 4.5))
      curve(from: (12, 6.5), to: (21.5, 5.5), by: (14.5, 4.5), (18, 4.5))
      curve(from: (12, 20), to: (2.5, 19), by: (9.5, 18), (6, 18))
      curve(from: (12, 20), to: (21.5, 19), by: (14.5, 18), (18, 18))
      stroke(lines: [[(12, 6.5), (12, 20)], [(2.5, 5.5), (2.5, 19)], [(21.5, 5.5), (21.5, 19)]])
    case .search:
      ring(10, 10, 6.5)
      stroke(lines: [[(14.8, 14.8), (20.5, 20.5)]], 2)
    case .refresh:
      arc(12, 12.5, 8.5, from: -0.35 * .pi, sweep: 1.65 * .pi)
      stroke(lines: [[(11.6, 1.2), (16.2, 4.8), (12.4, 9)]])
    case .camera:
      stroke(lines: [
        [
          (2.5, 7), (7, 7), (8.8, 4.5), (15.2, 4.5), (17, 7), (21.5, 7), (21.5, 19.5), (2.5, 19.5),
          (2.5, 7),
        ]
      ])
      ring(12, 13, 4)
    case .trash:
      stroke(lines: [
        [(4, 6), (20, 6)], [(9, 6), (9, 3.5), (15, 3.5), (15, 6)],
        [(5.8, 6), (6.8, 21), (17.2, 21), (18.2, 6)], [(9.5, 9.5), (9.8, 17.5)],
        [(14.5, 9.5), (14.2, 17.5)],
      ])
    case .play: fill([(6, 4), (20, 12), (6, 20)])
    case .pause:
      fill([(6, 4), (10, 4), (10, 20), (6, 20)])
      fill([(14, 4), (18, 4), (18, 20), (14, 20)])
    case .rewind:
      fill([(12, 6), (12, 18), (2, 12)])
      fill([(22, 6), (22, 18), (12, 12)])
    case .fastForward:
      fill([(2, 6), (12, 12), (2, 18)])
      fill([(12, 6), (22, 12), (12, 18)])
    case .ellipsis:
      for x in [5, 12, 19] as [CGFloat] { disc(x, 12, 1.8) }
    default: break
    }
  }

  // MARK: Strokes

  private typealias Position = (CGFloat, CGFloat)

  @MainActor private func stroke(lines: [[Position]], _ width: CGFloat = SystemSymbol.line) {
    for line in lines {
      let path = UIBezierPath()
      for (index, position) in line.enumerated() {
        let point = CGPoint(x: position.0, y: position.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if let first = line.first, let last = line.last, line.count > 2, first == last {
        path.close()
      }
      stroke(path, width)
    }
  }

  @MainActor private func stroke(_ path: UIBezierPath, _ width: CGFloat = SystemSymbol.line) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  @MainActor private func fill(_ corners: [Position]) {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    path.fill()
  }

  @MainActor private func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    arc(x, y, radius, from: 0, sweep: 2 * .pi)
  }

  @MainActor private func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, sweep: CGFloat
  ) {
    stroke(
      UIBezierPath(
        arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start,
        endAngle: start + sweep, clockwise: true))
  }

  @MainActor private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  @MainActor private func curve(
    from start: Position, to end: Position, by first: Position, _ second: Position
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start.0, y: start.1))
    path.addCurve(
      to: CGPoint(x: end.0, y: end.1), controlPoint1: CGPoint(x: first.0, y: first.1),
      controlPoint2: CGPoint(x: second.0, y: second.1))
    stroke(path)
  }
}
