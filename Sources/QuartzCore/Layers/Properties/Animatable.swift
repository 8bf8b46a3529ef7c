import CoreGraphics

/// A property of a layer's subclass that animations can change: where code for iOS has
/// `@NSManaged`.
///
/// ```swift
/// class RingLayer: CALayer {
///   @Animatable("progress") var progress = 0.0
///
///   override class func needsDisplay(forKey key: String) -> Bool {
///     key == "progress" || super.needsDisplay(forKey: key)
///   }
///
///   override func draw(in ctx: CGContext) { … }
/// }
/// ```
///
/// The property is key-value coded under its key, copied to presentations, and its changes ask
/// `action(forKey:)`. Where the class also gives a default in `defaultValue(forKey:)`, that one
/// holds before the value written here.
@MainActor
@propertyWrapper
public struct Animatable<Value> {
  let key: String
  private let initial: Value

  /// A property under `key`, the name it has in key paths.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  /// A property that is nil at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  @available(*, unavailable, message: "Only a layer can have animatable properties.")
  public var wrappedValue: Value {
    get { initial }
    set { _ = newValue }
  }

  /// How the property of `layer` is read and written.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped wrapped: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, Animatable>
  ) -> Value {
    get {
      let property = layer[keyPath: storage]
      return layer.codedValue(forKey: property.key, else: property.initial)
    }
    set {
      layer.storeLooseValue(Self.object(of: newValue), forKey: layer[keyPath: storage].key)
    }
  }

  /// `value` in an `Any`, nil where it is an optional without a value.
  private static func object(of value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.object
  }
}

extension Animatable: CustomProperty {
  var initialObject: Any? { Self.object(of: initial) }

  var kind: AnimatableValue.Kind? {
    let type = (Value.self as? any OptionalValue.Type)?.wrappedType ?? Value.self
    return AnimatableValue.Kind(of: type)
  }

  func accepts(_ object: Any) -> Bool { AnimatableValue.cast(object, to: Value.self) != nil }
}

extension CALayer {
  /// The value under `key` as a `Value`; `initial` where there is none.
  fileprivate func codedValue<Value>(forKey key: String, else initial: Value) -> Value {
    let object: Any?
    if let stored = looseValues[key] {
      object = stored is NoValue ? nil : stored
    } else {
      guard let coded = codedValue(forKey: key) else { return initial }
      object = coded
    }
    return AnimatableValue.cast(object, to: Value.self) ?? initial
  }
}

/// An optional, whatever it wraps.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var object: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var object: Any? { self }
}
