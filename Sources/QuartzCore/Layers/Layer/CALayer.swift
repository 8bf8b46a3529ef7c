public import CoreGraphics
import Limits
import RenderTree
import Timing
import VirtualTime

/// A rectangle of content in a tree of others, animated and drawn. What members do is in the extensions.
@MainActor
open class CALayer: NSObject, CAMediaTiming, Sibling {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  // MARK: State
  /// What the layer shows; written through `change` only.
  final var values = LayerValues()
  final var ownTiming = SharedTiming.plain
  final var shownTiming = SharedTiming.plain
  final var siblings = SiblingList<CALayer>()
  /// True when somebody may observe properties, so that changes are told.
  package final var isObserved = false
  /// True for the layer of a view, which lays it out.
  final var isOfView = false
  final var standsIn = false  // True while a model has its presentation's values, to draw them.
  /// Of a presentation: what animations have changed of its content.
  final var contentChanges: ContentChanges = []
  final var layoutIsDue = false
  final var displayIsDue = false {
    didSet { if displayIsDue, !oldValue { TurnWork.note(self) { $0.toDraw.note(self) } } }
  }
  /// True when what is due to be drawn is what an animation leaves that had the contents drawn.
  final var endsAnimatedDrawing = false
  /// True: a change of the bounds' size redraws the contents.
  open var needsDisplayOnBoundsChange = false
  /// The last commit that went to the layer; 0 while it is in no tree that is shown.
  final var commitNumber: UInt32 = 0
  /// What freezing came to last, where nothing in the layer moves.
  final var still = StillParts()
  final var depth = LayerDepth()
  package final var siblingOrder = 0
  final weak var parent: CALayer?
  final var maskLayer: CALayer?
  /// The animations it has or had.
  final var animated: AnimatedParts?
  final var rareParts: RareParts?
  /// The layer this one is the presentation of; nil for models.
  final var modelledLayer: CALayer?
  /// What a committed layer was, once it is changed; nil again from the next commit on.
  final var committedState: CommittedState?
  /// Counts its layouts while it is being laid out; nil else.
  final var layoutRun: LayoutRun?

  // MARK: Creation

  public override init() {
    super.init()
    ClassDefaults.apply(to: self)
  }

  /// A layer that presents `layer`, if that asks for one, or else a new one. Subclasses copy their fields.
  public init(layer: Any) {
    super.init()
    if !presents(layer) { ClassDefaults.apply(to: self) }
  }

  /// Archives are not read: the result is a new layer.
  public required init?(coder: NSCoder) {
    super.init()
    ClassDefaults.apply(to: self)
  }

  /// Copies the values a presentation starts from. For the classes of this module.
  func copyState(of layer: CALayer) {
    values = layer.values
    name = layer.name
    copyParts(of: layer)
  }

  /// A layer that presents this one: `CALayer(layer: self)`. A subclass names its `init(layer:)` here.
  open func makePresentation() -> CALayer { CALayer(layer: self) }

  deinit {
    if !siblings.isEmpty { DeepStack.free(&siblings, leaving: SiblingList()) }
    if maskLayer != nil { DeepStack.free(&maskLayer, leaving: nil) }
  }

  // MARK: What the classes of this module draw

  /// What lies below `contents`: text.
  func contentBelowContents(in context: FreezingContext) -> [NodeContent] { [] }
  /// Around `draw(in:)`: before, after, what nothing drawn becomes, and whether sizes matter.
  func willDrawContents(in context: CGContext) {}
  func didDrawContents() {}
  var contentsOfBlankDrawing: Any? { nil }
  class var isDrawnForItsSize: Bool { false }
  /// What lies above `contents`: shapes.
  func contentOfClass() -> [NodeContent] { [] }
  /// What lies above everything else of `model`, whose presentation this is, at its `localTime`.
  func overlay(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [NodeContent] { [] }
  /// The nodes of the sublayers of `model`, whose presentation this is, at its `localTime`, in their context.
  func frozenChildren(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [RenderNode] {
    sublayerNodes(of: model, at: localTime, in: context)
  }
  /// The nodes that show `model`, whose presentation this is, at its `localTime`.
  func frozenNodes(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    let node = TreeFreezer.node(
      showing: self, of: model, at: localTime, placed: placement, in: context)
    return node.map { [$0] } ?? []
  }
  /// The layer was committed in a tree that is shown, or has left it.
  func committed(atLocalTime localTime: Double) {}
  func leftTree() {}
  /// What animations change in the parts of a list of the class.
  func partPath(_ keyPath: String) -> ResolvedKeyPath? { filterPath(keyPath) }
  /// True for a class that shows its sublayers at several times, or that moves without animations.
  var showsCopies: Bool { false }
  var movesByItself: Bool { false }
  /// How sublayers are put in front of each other. For the classes of this module.
  var childOrder: RenderNode.ChildOrder { .depth }
  /// True for a class that does not project its sublayers into a plane of its own.
  var keepsDepth: Bool { false }
  /// Apple's name of the class, and its properties for people to look at, in order.
  var inspectedClass: String { "CALayer" }
  func inspectedProperties() -> [OrderedJSON.Member] { [] }
  /// The copies a replicator makes. For the classes of this module.
  func inspectedInstances(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> OrderedJSON? { nil }

  // MARK: Geometry

  /// The layer's rectangle in its own space, points; its origin moves the sublayers. Standardized.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      change("bounds", from: old, to: newValue.standardized) { values.bounds = $0 }
      boundsDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer's space.
  open var position: CGPoint {
    get { values.position }
    set { change("position", \.position, to: newValue) }
  }

  /// The point, in fractions of the bounds, that lies at `position`; `transform` acts about it.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  /// The anchor's z, points.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  /// Height above the superlayer's plane, points; siblings are drawn in its order.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  /// Acts on the layer and its sublayers, about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  /// Acts on the sublayers only, about the anchor point; where perspective belongs.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  /// The transformed bounds' box in the superlayer's space; sets bounds and position to fit.
  open var frame: CGRect {
    get { values.frame }
    set {
      let placement = values.placement(for: newValue)
      position = placement.position
      bounds = placement.bounds
    }
  }

  /// True mirrors the layer's space about its horizontal mid-line; pictures and text keep upright.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change("geometryFlipped", \.isGeometryFlipped, to: newValue) }
  }

  /// False: not drawn when seen from behind.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change("doubleSided", \.isDoubleSided, to: newValue) }
  }

  // MARK: Appearance

  /// 0 transparent … 1 opaque, for the layer and its sublayers together.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { opacityValue = Double(newValue) }
  }

  /// True: neither the layer nor its sublayers are drawn.
  open var isHidden: Bool {
    get { values.isHidden }
    set {
      let old = values.isHidden
      change("hidden", from: old, to: newValue) { values.isHidden = $0 }
      hiddenDidChange(from: old)
    }
  }

  /// True clips contents and sublayers to the rounded bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  /// Fills the rounded bounds; nil for nothing.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  /// Radius of the corners of background, border and clip, points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  /// Width of the border inside the bounds, points; 0 for none.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  /// Colour of the border; opaque black unless changed.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  /// True: the layer and its sublayers fade as one picture; false: each by itself.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change("allowsGroupOpacity", \.allowsGroupOpacity, to: newValue) }
  }

  /// False: along the layer's edges a pixel is covered as its centre is. False for views.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set {
      shownStateWillChange()
      values.allowsEdgeAntialiasing = newValue
      values.viewDefaults.remove(.smoothsEdges)
    }
  }

  /// True: the finished layer is drawn as an image of `rasterizationScale` pixels per point.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set {
      shownStateWillChange()
      values.shouldRasterize = newValue
    }
  }

  /// Pixels per point of the image that `shouldRasterize` makes; 1 unless changed.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set {
      shownStateWillChange()
      values.rasterizationScale = newValue
      values.viewDefaults.remove(.rasterizesAsSeen)
    }
  }

  /// A promise that the contents have no transparency; nothing depends on it.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { values.isOpaque = newValue }
  }

  // MARK: Contents

  /// What the layer shows over its background: a `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set {
      change("contents", from: values.contents as? CGImage, to: newValue as? CGImage) { _ in
        values.contents = newValue
      }
      if !(newValue is CGImage) { values.contents = newValue }
    }
  }

  /// Where the contents lie in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set {
      check("contentsGravity", newValue)
      change("contentsGravity", from: values.contentsGravity, to: newValue.known) {
        values.contentsGravity = $0
      }
    }
  }

  /// The part of the contents that is shown, in fractions of their size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  // MARK: Identity and delegate
  /// For whoever looks at the tree.
  open var name: String? {
    get { ownName }
    set { ownName = newValue }
  }

  /// Draws, lays out and chooses actions for the layer. Not retained.
  open weak var delegate: (any CALayerDelegate)?

  /// Actions by key, asked after the delegate.
  open var actions: [String: any CAAction]? {
    get { ownActions }
    set { ownActions = newValue }
  }

  /// Values for keys that are not set otherwise; its "actions" are asked after `actions`.
  open var style: [AnyHashable: Any]? {
    get { ownStyle }
    set { replaceStyle(with: newValue) }
  }

  // MARK: Timing

  /// Start, in the superlayer's time, seconds.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Infinite unless changed.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Local seconds per second of the superlayer; 0 stands still, below 0 runs backwards.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Added to local time, seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many cycles; fractions are allowed, 0 is one, infinity for ever.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// Length of all cycles together, seconds, instead of a count; 0 for none.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// True: every cycle runs forward and back, and takes twice the duration.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fillMode) }
    set { timing.fillMode = newValue.mode }
  }

  // MARK: Tree

  /// The layer this one lies in, also as its mask.
  open var superlayer: CALayer? { shownParent }

  /// The layers in this one, back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { shownChildren }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Its alpha multiplies everything this layer shows; in this layer's bounds space.
  open var mask: CALayer? {
    get { shownMask }
    set { replaceMask(with: newValue) }
  }

  /// Puts `layer` in front of the sublayers, out of its old position.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Puts `layer` among the sublayers at `index`, 0 at the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts `layer` just behind `sibling`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts `layer` just in front of `sibling`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Puts `newLayer` in place of `oldLayer`.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer, or away as its mask.
  open func removeFromSuperlayer() { leaveParent() }

  // MARK: Hit testing
  /// True when `p` (bounds space) is in the bounds: minimum edges inside, maximum edges outside.
  open func contains(_ p: CGPoint) -> Bool { holds(p) }

  /// The frontmost layer of this tree under `p` (the superlayer's space); nil for none.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  // MARK: Layout

  /// Lays out the sublayers when the delegate does not; nil unless changed.
  open var layoutManager: (any CALayoutManager)? {
    get { arrangement.manager }
    set { arrangement.manager = newValue }
  }

  /// Asks for `layoutSublayers()` before the next commit.
  open func setNeedsLayout() { markLayoutDue() }

  /// True while `layoutSublayers()` is due.
  open func needsLayout() -> Bool { layoutIsDue }
  /// Lays out now what is due, from the topmost layer that needs it.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Arranges the sublayers; by default the delegate does, or else the layout manager.
  open func layoutSublayers() { layOutByOthers() }

  /// The size the layer would like to have, points: its layout manager's answer, else its own.
  open func preferredFrameSize() -> CGSize {
    layoutManager?.preferredSize(of: self) ?? values.frame.size
  }

  /// The bounds had `size` before: every sublayer follows by its `autoresizingMask`.
  open func resizeSublayers(withOldSize size: CGSize) { resizeChildren(from: size) }

  /// The superlayer's bounds had `size` before: the frame follows by the `autoresizingMask`.
  open func resize(withOldSuperlayerSize size: CGSize) { followSuperlayer(from: size) }

  // MARK: Display

  /// Asks for `display()` before the next commit.
  open func setNeedsDisplay() { displayIsDue = true }
  /// Does what `setNeedsDisplay()` does: contents are always drawn whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// True while `display()` is due.
  open func needsDisplay() -> Bool { displayIsDue }
  /// Provides the contents now if that is due.
  open func displayIfNeeded() {
    guard displayIsDue else { return }
    display()
  }

  /// Provides the contents: the delegate's, or what `draw(in:)` draws.
  open func display() {
    displayIsDue = false
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents in bounds space; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the tree into `ctx`, as it is set or, asked of a presentation, as it is shown. The bounds
  /// lie where user space has them; `ContextDrawing` says how it differs from the screen.
  open func render(in ctx: CGContext) { draw(into: ctx) }

  /// True when a change of `key` redraws the contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations and actions

  /// Attaches a copy of `anim`; an earlier one under the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Removes the animation under `key`.
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { detach { _ in true } }

  /// The keys in order of addition; nil when there are none.
  open func animationKeys() -> [String]? {
    let keys = attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The attached copy under `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    lastAttachment(forKey: key)?.animation
  }

  /// Asked of the delegate, `actions`, `style`, the class, and last the built-in animations.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// The action of every layer of the class for `event`, unless it has its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// A layer with the values shown now, animations applied; nil before the first commit.
  open func presentation() -> CALayer? { presentationNow() }

  /// The layer this one presents, or itself.
  open func model() -> Self { modelOrSelf(as: self) }

  // MARK: Key-value coding

  /// The value of the property `key`, or what was stored under it.
  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

  /// The value at a path of keys, also a part of a structure: "transform.rotation.z".
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }

  /// Sets the property `key`; keys of no property are kept.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }

  /// Sets the value at a path of keys, also a part of a structure.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setCodedValue(value, forKeyPath: keyPath)
  }

  /// Called when nil is set for a property that is a number or a structure, which keeps its value.
  open func setNilValueForKey(_ key: String) {}

  /// True when the value of `key` is worth keeping: it is not what a new layer has.
  open func shouldArchiveValue(forKey key: String) -> Bool { isWorthKeeping(key) }

  /// What a new layer of the class has under `key`.
  open class func defaultValue(forKey key: String) -> Any? { codedDefault(forKey: key) }

  /// The properties of the class by key.
  class var properties: PropertyTable { .layer }
}
