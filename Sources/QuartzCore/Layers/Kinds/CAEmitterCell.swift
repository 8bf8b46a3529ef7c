public import CoreGraphics
import Timing

/// A kind of particle: how many are born, where they go and what they look like. The numbers are
/// means, and a range says how far to either side of its mean a value is drawn by lot.
///
/// A change shows in the particles born after the next commit. Layers reach their cells by name:
/// `emitter.setValue(50, forKeyPath: "emitterCells.fire.birthRate")`, and animations too.
@MainActor
open class CAEmitterCell: NSObject, @MainActor NSCopying, CAMediaTiming {
  final var values = EmitterCellValues()
  /// Values under keys no property has.
  final var looseValues: [String: Any] = [:]
  /// The cell this one was copied from to be animated; nil for others.
  final var original: CAEmitterCell?

  public override init() { super.init() }

  /// The particles emit particles of these cells, from where they are, as long as they live.
  open var emitterCells: [CAEmitterCell]?

  /// For key paths: "emitterCells.NAME.birthRate" on the layer.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// False: nothing is born.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// Particles in a second.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// How long a particle lives, seconds.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  /// The lifetime lies within half of this to either side.
  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue }
  }

  /// Direction out of the layer's plane, radians towards +z from the shape's normal.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// Direction in the layer's plane, radians from the normal of the emitter's shape, as +x turns
  /// towards +y: from up of a line, from outward of an outline, from +x of a point; of a cell in a
  /// cell, from the direction in which the emitting particle travels.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The direction in the plane lies within half of this to either side, radians.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// Points in a second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// The velocity lies within half of this to either side.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// Points in a second, gained in each second, along x.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// Points in a second, gained in each second, along y.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// Points in a second, gained in each second, along z.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// Size of a particle, as a factor.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// The scale lies within half of this to either side.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// Change of the scale in a second. Nothing shrinks below 0.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// Radians in a second, from +x towards +y.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// The spin lies within half of this to either side.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  /// Multiplied into the contents; opaque white unless changed.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The red lies within half of this to either side.
  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  /// The green lies within half of this to either side.
  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  /// The blue lies within half of this to either side.
  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  /// The alpha lies within half of this to either side.
  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  /// Change of the red in a second.
  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  /// Change of the green in a second.
  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  /// Change of the blue in a second.
  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  /// Change of the alpha in a second.
  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  /// What a particle looks like: a `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The part of the contents that is shown, in fractions of their size.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// How contents are sampled that are drawn smaller than they are.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }

  /// How contents are sampled that are drawn larger than they are.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  /// Which of the reduced pictures the trilinear filter prefers: greater, smaller ones.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { values.minificationFilterBias = newValue }
  }

  /// Values for whoever looks at the cell. Stored.
  open var style: [AnyHashable: Any]? {
    get { values.style }
    set { values.style = newValue }
  }

  // MARK: Timing

  /// When the first particle is born: seconds of the layer's time, or after the birth of the
  /// particle that emits.
  open var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }

  /// How long particles are born, seconds; infinite unless changed.
  open var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }

  /// Divides the duration, as with animations.
  open var speed: Float {
    get { Float(values.timing.speed) }
    set { values.timing.speed = Double(newValue) }
  }

  /// Stored.
  open var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }

  /// How many durations particles are born; fractions are allowed, 0 is one.
  open var repeatCount: Float {
    get { Float(values.timing.repeatCount) }
    set { values.timing.repeatCount = Double(newValue) }
  }

  /// Length of all repetitions together, seconds, instead of a count; 0 for none.
  open var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }

  /// True: particles are born for two durations instead of one.
  open var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }

  /// Stored.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(values.timing.fillMode) }
    set { values.timing.fillMode = newValue.mode }
  }

  // MARK: Key-value coding

  /// The value of the property `key`, or what was stored under it.
  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

  /// The value at a path of keys: parts of structures, and cells in this one, "emitterCells.NAME.scale".
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }

  /// Sets the property `key`; keys of no property are kept.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }

  /// Sets the value at a path of keys, as `value(forKeyPath:)` reads it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setCodedValue(value, forKeyPath: keyPath)
  }

  /// What a new cell has under `key`; nil also where that is 0 or nothing.
  open class func defaultValue(forKey key: String) -> Any? { EmitterCellProperty.standard(key) }

  /// True when the value of `key` is worth keeping: it is not what a new cell has.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    AnyValue(value(forKey: key)) != AnyValue(EmitterCellProperty.named(key)?.get(CAEmitterCell()))
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAEmitterCell()
    copy.values = values
    copy.looseValues = looseValues
    copy.emitterCells = emitterCells
    return copy
  }
}
