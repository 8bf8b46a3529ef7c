import CoreGraphics
import Raster
import RenderTree

/// What every layer shows, apart from where it is in the tree: the values that animations change.
/// A presentation is a layer with a changed copy of its model's values.
///
/// There may be a million layers: what most of them leave as it is, they share.
@MainActor
@dynamicMemberLookup
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  /// Double, so that an animated opacity is not rounded on its way to the frame.
  var opacity = 1.0
  var backgroundColor: CGColor?
  /// Nil as long as all of it is as in a new layer.
  private var rare: RareValues?
  private var shared = Self.plainLook
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var allowsGroupOpacity = true

  /// What layers look like before anybody changes it.
  private static let plainLook = SharedLook(LayerLook())

  var look: LayerLook { shared.look }

  /// False for nearly all layers.
  var hasFilters: Bool { shared.hasFilters }

  /// What of the look cannot be drawn.
  var strangeLook: StrangeNumbers { shared.strangeNumbers }

  /// The members of the look.
  subscript<Value>(dynamicMember member: WritableKeyPath<LayerLook, Value>) -> Value {
    get { shared.look[keyPath: member] }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = SharedLook(shared.look) }
      yield &shared.look[keyPath: member]
    }
  }

  /// What a layer with these values shows around its content.
  func effects(tint: Color) -> NodeEffects {
    var effects = shared.effects
    effects.backgroundColor = backgroundColor?.rasterColor
    if tint != effects.tint { effects.tint = tint }
    return effects
  }
}

extension LayerValues {
  /// True where the layer is neither turned nor scaled, nor moved out of its anchor's plane.
  var isUpright: Bool { rare == nil }

  var anchorPointZ: CGFloat {
    get { rare?.anchorPointZ ?? 0 }
    set { changeRare { $0.anchorPointZ = newValue } }
  }

  var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set { changeRare { $0.transform = newValue } }
  }

  var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set { changeRare { $0.sublayerTransform = newValue } }
  }

  /// On a presentation, while the contents change.
  var contentsFade: ContentsFade? {
    get { rare?.contentsFade }
    set { if newValue != nil || rare != nil { changeRare { $0.contentsFade = newValue } } }
  }

  /// On a presentation, while a transition runs.
  var transition: RunningTransition? {
    get { rare?.transition }
    set { if newValue != nil || rare != nil { changeRare { $0.transition = newValue } } }
  }

  private mutating func changeRare(_ body: (RareValues) -> Void) {
    if !isKnownUniquelyReferenced(&rare) { rare = RareValues(rare) }
    if let rare { body(rare) }
  }

  /// Values that most layers leave as they are in a new one; shared with presentations.
  @MainActor
  private final class RareValues {
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var contentsFade: ContentsFade?
    var transition: RunningTransition?

    init(_ other: RareValues?) {
      guard let other else { return }
      anchorPointZ = other.anchorPointZ
      transform = other.transform
      sublayerTransform = other.sublayerTransform
      contentsFade = other.contentsFade
      transition = other.transition
    }
  }
}
