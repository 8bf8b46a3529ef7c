import CoreGraphics
import Geometry

/// One property of a layer class: what key paths, animations and implicit actions know of it.
@MainActor
struct LayerProperty {
  let key: String
  /// True: a change in a shown layer is animated unless somebody objects.
  let animatesImplicitly: Bool
  /// False: an animation has no effect, though key paths reach the parts of the value.
  var isAnimatable = true
  /// False: what the layer shows in its own space is the same whatever the value.
  var changesContent = true
  /// False: the class answers nil for the key.
  var hasDefault = true
  /// As key-value coding sees it.
  let object: @MainActor (CALayer) -> Any?
  let setObject: @MainActor (CALayer, Any?) -> Void
  /// As key paths and animations see it; nil when it is of no type they know.
  let typed: Typed?

  struct Typed {
    let kind: AnimatableValue.Kind
    let get: @MainActor (CALayer) -> AnimatableValue
    let set: @MainActor (CALayer, AnimatableValue) -> Void
  }

  /// A property of the class. Asked for when it is first needed: a class has dozens, which take a while.
  typealias LazyKeyPath<Owner: CALayer, Value> =
    @MainActor () -> ReferenceWritableKeyPath<Owner, Value>

  /// Where a value is kept that animations often change: it is read there, and on a presentation written
  /// there, which is all that its property does but takes a fraction of the time.
  @MainActor
  struct Storage<Owner: CALayer, Value> {
    let get: @MainActor (Owner) -> Value
    let set: @MainActor (Owner, Value) -> Void

    init(
      _ get: @escaping @MainActor (Owner) -> Value,
      set: @escaping @MainActor (Owner, Value) -> Void
    ) {
      self.get = get
      self.set = set
    }

    /// Through `property`, and where there is a `kept` there.
    fileprivate init(_ property: @escaping LazyKeyPath<Owner, Value>, _ kept: Storage?) {
      guard let kept else {
        get = { $0[keyPath: property()] }
        set = { $0[keyPath: property()] = $1 }
        return
      }
      get = kept.get
      set = {
        if $0.modelledLayer != nil {
          kept.set($0, $1)
        } else {
          $0[keyPath: property()] = $1
        }
      }
    }
  }

  /// A property that is set at once: an animation of it shows nothing.
  static func plain<Owner: CALayer>(
    _ key: String, implicitly: Bool = false, get: @escaping @MainActor (Owner) -> Any?,
    set: @escaping @MainActor (Owner, Any?) -> Void
  ) -> LayerProperty {
    LayerProperty(
      key: key, animatesImplicitly: implicitly,
      object: { ($0 as? Owner).flatMap(get) },
      setObject: { if let owner = $0 as? Owner { set(owner, $1) } }, typed: nil)
  }

  private static func animated<Owner: CALayer>(
    _ key: String, _ kind: AnimatableValue.Kind, implicitly: Bool, fallback: AnimatableValue,
    object: (@MainActor (Owner) -> Any?)? = nil,
    get: @escaping @MainActor (Owner) -> AnimatableValue,
    set: @escaping @MainActor (Owner, AnimatableValue) -> Void
  ) -> LayerProperty {
    let read: @MainActor (CALayer) -> AnimatableValue = { ($0 as? Owner).map(get) ?? fallback }
    let write: @MainActor (CALayer, AnimatableValue) -> Void = {
      if let owner = $0 as? Owner { set(owner, $1) }
    }
    return LayerProperty(
      key: key, animatesImplicitly: implicitly,
      object: { layer in
        if let object, let owner = layer as? Owner { object(owner) } else { read(layer).object }
      },
      setObject: { if let value = AnimatableValue($1, as: kind) { write($0, value) } },
      typed: Typed(kind: kind, get: read, set: write))
  }

  /// The same property, without a default of the class.
  var withoutDefault: LayerProperty {
    var property = self
    property.hasDefault = false
    return property
  }

  /// The same property, which says where, how much and within what edges a layer is seen.
  var ofPlacement: LayerProperty {
    var property = self
    property.changesContent = false
    return property
  }

  /// The same property, reached by key paths only.
  var settable: LayerProperty {
    var property = self
    property.isAnimatable = false
    return property
  }
}

/// One constructor for each type of property; all write the public property, which on a presentation
/// only stores.
extension LayerProperty {
  static func number<Owner: CALayer, Number: BinaryFloatingPoint>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Number>,
    implicitly: Bool = true,
    kept: Storage<Owner, Number>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .number, implicitly: implicitly, fallback: .number(0),
      object: { AnimatableValue.boxed($0[keyPath: property()]) },
      get: { (owner: Owner) in .number(Double(storage.get(owner))) },
      set: { if case .number(let value) = $1 { storage.set($0, Number(value)) } })
  }

  /// A whole number: an animated one is rounded. Not animated implicitly.
  static func whole<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Int>
  ) -> LayerProperty {
    animated(
      key, .number, implicitly: false, fallback: .number(0),
      object: { NSNumber(value: $0[keyPath: property()]) },
      get: { (owner: Owner) in .number(Double(owner[keyPath: property()])) },
      set: { if case .number(let value) = $1 { $0[keyPath: property()] = Int(nearest: value) } })
  }

  /// A `Float` that is kept as `exact`, so that animations do not round it.
  static func number<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping @MainActor () -> KeyPath<Owner, Float>,
    exact: @autoclosure @escaping LazyKeyPath<Owner, Double>, kept: Storage<Owner, Double>? = nil
  ) -> LayerProperty {
    let storage = Storage(exact, kept)
    return animated(
      key, .number, implicitly: true, fallback: .number(0),
      object: { NSNumber(value: $0[keyPath: property()]) },
      get: { (owner: Owner) in .number(storage.get(owner)) },
      set: { if case .number(let value) = $1 { storage.set($0, value) } })
  }

  static func flag<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Bool>,
    implicitly: Bool = true
  ) -> LayerProperty {
    animated(
      key, .flag, implicitly: implicitly, fallback: .flag(false),
      get: { (owner: Owner) in .flag(owner[keyPath: property()]) },
      set: { if case .flag(let value) = $1 { $0[keyPath: property()] = value } })
  }

  static func point<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CGPoint>,
    kept: Storage<Owner, CGPoint>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .point, implicitly: true, fallback: .point(.zero),
      get: { (owner: Owner) in .point(storage.get(owner)) },
      set: { if case .point(let value) = $1 { storage.set($0, value) } })
  }

  static func size<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CGSize>,
    implicitly: Bool = true
  ) -> LayerProperty {
    animated(
      key, .size, implicitly: implicitly, fallback: .size(.zero),
      get: { (owner: Owner) in .size(owner[keyPath: property()]) },
      set: { if case .size(let value) = $1 { $0[keyPath: property()] = value } })
  }

  static func rect<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CGRect>,
    implicitly: Bool = true,
    kept: Storage<Owner, CGRect>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .rect, implicitly: implicitly, fallback: .rect(.zero),
      get: { (owner: Owner) in .rect(storage.get(owner)) },
      set: { if case .rect(let value) = $1 { storage.set($0, value) } })
  }

  static func transform<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CATransform3D>,
    kept: Storage<Owner, CATransform3D>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .transform, implicitly: true, fallback: .transform(CATransform3DIdentity),
      get: { (owner: Owner) in .transform(storage.get(owner)) },
      set: { if case .transform(let value) = $1 { storage.set($0, value) } })
  }

  static func color<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CGColor?>,
    kept: Storage<Owner, CGColor?>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .color, implicitly: true, fallback: .color(nil),
      get: { (owner: Owner) in .color(storage.get(owner)) },
      set: { if case .color(let value) = $1 { storage.set($0, value) } })
  }

  static func path<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, CGPath?>,
    kept: Storage<Owner, CGPath?>? = nil
  ) -> LayerProperty {
    let storage = Storage(property, kept)
    return animated(
      key, .path, implicitly: false, fallback: .path(nil),
      get: { (owner: Owner) in .path(storage.get(owner)?.geometry) },
      set: {
        if case .path(let value) = $1 { storage.set($0, value.map { CGPath(geometry: $0) }) }
      })
  }

  static func numbers<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, [any NumberValue]?>
  ) -> LayerProperty {
    animated(
      key, .numbers, implicitly: true, fallback: .numbers(nil),
      get: { (owner: Owner) in .numbers(owner[keyPath: property()]?.map(\.doubleValue)) },
      set: { if case .numbers(let value) = $1 { $0[keyPath: property()] = value } })
  }

  static func colors<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, [Any]?>
  ) -> LayerProperty {
    animated(
      key, .colors, implicitly: true, fallback: .colors(nil),
      get: { (owner: Owner) in
        .colors(AnimatableValue.colors(from: owner[keyPath: property()]))
      },
      set: { if case .colors(let value) = $1 { $0[keyPath: property()] = value } })
  }

  /// A layer's contents.
  static let contents = pictures { (owner: CALayer) in .image(owner.contents as? CGImage) }

  /// A text layer's contents: an image that it was given, or else what it draws.
  static let textContents = pictures { (owner: CATextLayer) in
    owner.contents.map { .image($0 as? CGImage) } ?? .text(DrawnText(of: owner))
  }

  private static func pictures<Owner: CALayer>(
    get: @escaping @MainActor (Owner) -> AnimatableValue
  ) -> LayerProperty {
    animated(
      "contents", .image, implicitly: true, fallback: .image(nil), get: get, set: setContents)
  }

  private static func setContents(_ layer: CALayer, _ value: AnimatableValue) {
    switch value {
    case .image(let image):
      layer.contents = image
      layer.values.contentsFade = nil
    case .fade(let fade):
      layer.contents = fade.nearer.image
      layer.values.contentsFade = fade
    default: break
    }
  }

  /// A property of a string type.
  static func name<Owner: CALayer, Name: RawRepresentable<String>>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Name>
  ) -> LayerProperty {
    plain(
      key, get: { (owner: Owner) in owner[keyPath: property()].rawValue },
      set: {
        if let name = $1 as? Name ?? ($1 as? String).flatMap({ Name(rawValue: $0) }) {
          $0[keyPath: property()] = name
        }
      })
  }

  /// A number that is set at once.
  static func setting<Owner: CALayer, Number: BinaryFloatingPoint>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Number>
  ) -> LayerProperty { number(key, property(), implicitly: false).settable }

  /// A flag that is set at once.
  static func setting<Owner: CALayer>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Bool>
  ) -> LayerProperty { flag(key, property(), implicitly: false).settable }

  /// A set of bits that is set at once; its key-value form is the number.
  static func bits<Owner: CALayer, Bits: OptionSet>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Bits>
  ) -> LayerProperty where Bits.RawValue: FixedWidthInteger {
    plain(
      key, get: { (owner: Owner) in NSNumber(value: Int(owner[keyPath: property()].rawValue)) },
      set: { owner, value in
        if let bits = value as? Bits {
          owner[keyPath: property()] = bits
        } else if let number = AnimatableValue.number(from: value),
          let bits = Bits.RawValue(exactly: number)
        {
          owner[keyPath: property()] = Bits(rawValue: bits)
        }
      })
  }

  /// An object of any class, or a list of them, that is set at once.
  static func object<Owner: CALayer, Value>(
    _ key: String, _ property: @autoclosure @escaping LazyKeyPath<Owner, Value?>,
    implicitly: Bool = false
  ) -> LayerProperty {
    plain(
      key, implicitly: implicitly, get: { (owner: Owner) in owner[keyPath: property()] },
      set: { owner, value in
        guard let value else {
          owner[keyPath: property()] = nil
          return
        }
        if let value = value as? Value { owner[keyPath: property()] = value }
      })
  }
}
