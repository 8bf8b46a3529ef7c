import CoreGraphics
import Raster
import RenderTree

/// What every layer shows, apart from its place in the tree: the values that animations change.
/// A presentation is a layer with a changed copy of its model's values.
@MainActor
@dynamicMemberLookup
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  /// Double, so that an animated opacity is not rounded on its way to the frame.
  var opacity = 1.0
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var allowsGroupOpacity = true
  /// On a presentation, while the contents change.
  var contentsFade: ContentsFade?
  /// On a presentation, while a transition runs.
  var transition: RunningTransition?
  private var shared = Self.plainLook

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
    effects.tint = tint
    return effects
  }
}
