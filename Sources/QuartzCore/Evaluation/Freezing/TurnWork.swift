import CoreGraphics

/// What has been asked for, in layers that are shown, since the last commit: so that in a tree of many layers the end
/// of a turn goes to these alone, and thousands of turns that change a little each cost a little each.
///
/// Everything that may matter to layout, display and commit is noted here by whoever changes it. Of a great deal, or
/// where some was noted elsewhere, nothing is kept: the whole tree is gone through then.
@MainActor
struct TurnWork {
  /// Some of what there is to do, which gives up beyond so much.
  struct List<Element> {
    private(set) var elements: [Element] = []
    private(set) var isWhole = true

    /// Where there is more, all layers are as soon gone through.
    fileprivate static var most: Int { 256 }

    mutating func note(_ element: Element) {
      if isWhole, elements.count < Self.most {
        elements.append(element)
      } else {
        (elements, isWhole) = ([], false)
      }
    }

    /// What was noted, which is forgotten.
    mutating func take() -> [Element] {
      defer { elements = [] }
      return elements
    }
  }

  /// Layers that are to be laid out, and to be drawn.
  var toLayOut = List<CALayer>()
  var toDraw = List<CALayer>()
  /// Layers that were put in a layer that is shown: for layout, for display and for the commit.
  var newToLayOut = List<CALayer>()
  var newToDraw = List<CALayer>()
  var new = List<CALayer>()
  /// Layers whose timing was changed.
  var retimed = List<CALayer>()
  var animations = List<(attachment: AttachedAnimation, layer: CALayer)>()
  /// Layers that were taken out of another, all of them.
  var takenOut: [CALayer] = []
  /// How often something was noted here, and anywhere: what is changed outside of a scene is noted elsewhere.
  private var count: UInt32 = 0
  private var countBefore = TurnWork.countAnywhere
  private static var countAnywhere: UInt32 = 0

  init() {}

  /// True when nothing is missing.
  var isWhole: Bool {
    count == Self.countAnywhere &- countBefore && takenOut.count <= List<CALayer>.most
      && toLayOut.isWhole && toDraw.isWhole && newToLayOut.isWhole && newToDraw.isWhole
      && new.isWhole && retimed.isWhole && animations.isWhole
  }

  /// Forgets what a commit has done.
  mutating func committed() {
    (new, retimed, animations, takenOut) = (List(), List(), List(), [])
    (count, countBefore) = (0, Self.countAnywhere)
  }

  /// Notes something of `layer`, if that is shown.
  static func note(_ layer: CALayer, _ body: (inout TurnWork) -> Void) {
    guard layer.isCommitted else { return }
    let turn = RunLoopTurn.active
    turn.work.count &+= 1
    countAnywhere &+= 1
    body(&turn.work)
  }

  /// Notes that `layer` has been put in `parent`.
  static func note(new layer: CALayer, in parent: CALayer) {
    note(parent) {
      $0.newToLayOut.note(layer)
      $0.newToDraw.note(layer)
      $0.new.note(layer)
    }
  }

  /// Notes that `layer` has been taken out of another.
  static func note(takenOut layer: CALayer) {
    note(layer) { $0.takenOut.append(layer) }
  }
}
