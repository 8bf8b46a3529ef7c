import CoreGraphics
import Geometry
import RenderTree
import Timing

/// What a transition starts from.
struct TransitionStart {
  /// The layer's picture before the commit at which the transition begins; nil: nothing was to be
  /// seen.
  var picture: RenderNode?
  /// True when that commit hides the layer, which goes on fading although it is hidden.
  var hidesLayer = false
}

/// A transition at one moment.
///
/// A picture is all that a layer draws in its own bounds space, with its sublayers, mask and clip.
/// Position, transform and opacity are not part of it: they belong to the layer as it is now and go
/// on moving while the pictures change. These are decisions; Apple's text says only that pictures
/// are taken:
/// - The corners of the old and the new bounds lie on each other.
/// - What slides is seen within the layer's bounds only; fades and flips are not clipped.
/// - Pictures slide by the new bounds' width or height. In a push the old one fades on its way.
struct RunningTransition {
  let style: TransitionStyle
  let start: TransitionStart
  /// 0 the old picture, 1 the new one; less and more slide farther.
  let progress: Double

  /// Nil when the progress is not a number: no effect.
  @MainActor
  init?(_ transition: CATransition, from start: TransitionStart, at progress: Double) {
    let paced = transition.timingFunction?.curve.value(at: progress) ?? progress
    let first = Double(transition.startProgress)
    let reached = first + (Double(transition.endProgress) - first) * paced
    guard reached.isFinite else { return nil }
    style = TransitionStyle(transition)
    self.start = start
    self.progress = reached
  }

  /// What is drawn in a layer of `bounds`, between the old picture and `new`.
  func shown(to new: RenderNode?, in bounds: Rect) -> (content: [NodeContent], nodes: [RenderNode])
  {
    let old = start.picture.map {
      RenderNode(
        matrix: .translation(bounds.x - $0.bounds.x, bounds.y - $0.bounds.y), children: [$0])
    }
    let left = 1 - progress
    switch style {
    case .fade:
      return ([.dissolve(Dissolve(from: old, to: new, share: progress))], [])
    case .moveIn(let side):
      return ([], [old, slid(new, by: side.way(across: bounds) * left)].compactMap { $0 })
    case .push(let side):
      let way = side.way(across: bounds)
      return (
        [],
        [slid(old, by: way * -progress, opacity: left), slid(new, by: way * left)]
          .compactMap { $0 }
      )
    case .flip(let side):
      let isOld = progress < 0.5
      let turn = side.turn(by: .pi * (isOld ? progress : progress - 1), in: bounds)
      return (
        [], [(isOld ? old : new).map { RenderNode(matrix: turn, children: [$0]) }].compactMap { $0 }
      )
    case .reveal(let side):
      return ([], [new, slid(old, by: side.way(across: bounds) * -progress)].compactMap { $0 })
    }
  }

  private func slid(_ picture: RenderNode?, by way: Point, opacity: Double = 1) -> RenderNode? {
    picture.map {
      RenderNode(
        matrix: .translation(way.x, way.y), opacity: min(max(0, opacity), 1), children: [$0])
    }
  }
}

/// How a transition changes its pictures.
enum TransitionStyle: Hashable {
  case fade
  case moveIn(Side)
  case push(Side)
  case reveal(Side)
  case flip(Side)

  /// True when nothing is seen outside the layer's bounds.
  var clips: Bool {
    switch self {
    case .fade, .flip: false
    case .moveIn, .push, .reveal: true
    }
  }

  /// Where the new picture comes from.
  enum Side: Hashable {
    case minX, maxX, minY, maxY

    /// From the new picture's position to where it comes from.
    func way(across bounds: Rect) -> Point {
      switch self {
      case .minX: Point(-bounds.width, 0)
      case .maxX: Point(bounds.width, 0)
      case .minY: Point(0, -bounds.height)
      case .maxY: Point(0, bounds.height)
      }
    }

    /// A turn by `angle` radians about the axis in the middle of `bounds` that brings this side to
    /// the front, seen from a distance of twice the longer side.
    func turn(by angle: Double, in bounds: Rect) -> Matrix4 {
      var turn = Matrix4()
      let cosine = Geometry.cosine(angle)
      let sine = Geometry.sine(angle)
      switch self {
      case .minX, .maxX:
        let sine = self == .minX ? sine : -sine
        (turn.m11, turn.m13, turn.m31, turn.m33) = (cosine, -sine, sine, cosine)
      case .minY, .maxY:
        let sine = self == .maxY ? sine : -sine
        (turn.m22, turn.m23, turn.m32, turn.m33) = (cosine, sine, -sine, cosine)
      }
      var eye = Matrix4()
      let distance = 2 * max(bounds.width, bounds.height)
      eye.m34 = distance > 0 ? -1 / distance : 0
      return Matrix4.translation(-bounds.midX, -bounds.midY).followed(by: turn)
        .followed(by: eye).followed(by: .translation(bounds.midX, bounds.midY))
    }
  }

  @MainActor
  init(_ transition: CATransition) {
    // The names mean an axis that points up; a missing or unknown one is the left. A decision.
    let side: Side =
      switch transition.subtype {
      case .fromRight?: .maxX
      case .fromTop?: .maxY
      case .fromBottom?: .minY
      default: .minX
      }
    switch transition.type {
    case .moveIn: self = .moveIn(side)
    case .push: self = .push(side)
    case .reveal: self = .reveal(side)
    case .flip: self = .flip(side)
    default: self = .fade
    }
  }
}
