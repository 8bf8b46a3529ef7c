public import CoreGraphics

/// Several items that move as one body, whose outline is that of all their corners.
@MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let start: CGPoint
  /// Where the items lie from the group's middle, and how they are turned in it.
  private let poses: [(center: CGPoint, transform: CGAffineTransform)]
  private let corners: [CGPoint]
  private let size: CGSize

  /// A group of items as they lie now; groups among them count as one item.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let all = items.flatMap { item -> [CGPoint] in
      let (w, h) = (item.bounds.width / 2, item.bounds.height / 2)
      return [(-w, -h), (w, -h), (w, h), (-w, h)].map {
        let turned = CGPoint(x: $0.0, y: $0.1).applying(item.transform)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
      }
    }
    let (xs, ys) = (all.map(\.x), all.map(\.y))
    let box = CGRect(
      x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
      height: (ys.max() ?? 0) - (ys.min() ?? 0))
    let middle = CGPoint(x: box.midX, y: box.midY)
    start = middle
    size = box.size
    poses = items.map {
      (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
    }
    corners = all.map { CGPoint(x: $0.x - middle.x, y: $0.y - middle.y) }
    center = middle
    super.init()
  }

  /// The middle of the group; setting it moves the items.
  open var center: CGPoint { didSet { if center != oldValue { arrange() } } }

  /// How the group is turned; setting it turns the items round its middle.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { arrange() } }
  }

  /// The size of the box around the items as they lay at first.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The hull of all corners.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// All corners; the hull counts.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  private func arrange() {
    for (item, pose) in zip(items, poses) {
      let moved = pose.center.applying(transform)
      item.center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
      item.transform = pose.transform.concatenating(transform)
    }
  }
}
