import CoreGraphics

/// One property of an emitter cell: what key paths and animations know of it.
@MainActor
struct EmitterCellProperty {
  /// As key-value coding sees it.
  let get: @MainActor (CAEmitterCell) -> Any?
  let set: @MainActor (CAEmitterCell, Any?) -> Void
  /// What animations change it as; nil when they cannot.
  var kind: AnimatableValue.Kind?

  /// The property under `key`; Swift's "isEnabled" is also "enabled".
  static func named(_ key: String) -> EmitterCellProperty? {
    if let property = all[key] { return property }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return nil }
    return all[first.lowercased() + key.dropFirst(3)]
  }

  /// What the class answers for `key`. As measured it names only what is not 0, false or nothing.
  static func standard(_ key: String) -> Any? {
    guard let value = named(key)?.get(CAEmitterCell()) else { return nil }
    return AnimatableValue.number(from: value) == 0 ? nil : value
  }

  static let all: [String: EmitterCellProperty] = [
    "name": object(\.name),
    "enabled": flag(\.isEnabled),
    "birthRate": number(\.birthRate),
    "lifetime": number(\.lifetime),
    "lifetimeRange": number(\.lifetimeRange),
    "emissionLatitude": number(\.emissionLatitude),
    "emissionLongitude": number(\.emissionLongitude),
    "emissionRange": number(\.emissionRange),
    "velocity": number(\.velocity),
    "velocityRange": number(\.velocityRange),
    "xAcceleration": number(\.xAcceleration),
    "yAcceleration": number(\.yAcceleration),
    "zAcceleration": number(\.zAcceleration),
    "scale": number(\.scale),
    "scaleRange": number(\.scaleRange),
    "scaleSpeed": number(\.scaleSpeed),
    "spin": number(\.spin),
    "spinRange": number(\.spinRange),
    "color": color(\.color),
    "redRange": number(\.redRange),
    "greenRange": number(\.greenRange),
    "blueRange": number(\.blueRange),
    "alphaRange": number(\.alphaRange),
    "redSpeed": number(\.redSpeed),
    "greenSpeed": number(\.greenSpeed),
    "blueSpeed": number(\.blueSpeed),
    "alphaSpeed": number(\.alphaSpeed),
    "contents": contents,
    "contentsRect": rect(\.contentsRect),
    "contentsScale": number(\.contentsScale),
    "minificationFilter": object(\.minificationFilter),
    "magnificationFilter": object(\.magnificationFilter),
    "minificationFilterBias": number(\.minificationFilterBias),
    "style": object(\.style),
    "emitterCells": object(\.emitterCells),
    "beginTime": number(\.beginTime).setting,
    "duration": number(\.duration).setting,
    "speed": number(\.speed).setting,
    "timeOffset": number(\.timeOffset).setting,
    "repeatCount": number(\.repeatCount).setting,
    "repeatDuration": number(\.repeatDuration).setting,
    "autoreverses": flag(\.autoreverses).setting, "fillMode": fillMode,
  ]

  /// The same property, not animated.
  private var setting: EmitterCellProperty {
    var property = self
    property.kind = nil
    return property
  }

  private static func number<Number: BinaryFloatingPoint>(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, Number>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { AnimatableValue.boxed($0[keyPath: property]) },
      set: {
        if let number = AnimatableValue.number(from: $1) { $0[keyPath: property] = Number(number) }
      },
      kind: .number)
  }

  private static func flag(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, Bool>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { NSNumber(value: $0[keyPath: property]) },
      set: { if let flag = AnimatableValue.flag(from: $1) { $0[keyPath: property] = flag } },
      kind: .flag)
  }

  private static func color(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, CGColor?>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { $0[keyPath: property] },
      set: {
        if case .color(let color) = AnimatableValue($1, as: .color) {
          $0[keyPath: property] = color
        }
      },
      kind: .color)
  }

  private static func rect(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, CGRect>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { $0[keyPath: property] },
      set: { if let rect = AnimatableValue.rect(from: $1) { $0[keyPath: property] = rect } },
      kind: .rect)
  }

  /// A property of any type; nil empties an optional, values of another type leave it alone.
  private static func object<Value>(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, Value?>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { $0[keyPath: property] },
      set: { cell, value in
        if let value = value as? Value {
          cell[keyPath: property] = value
        } else if value == nil {
          cell[keyPath: property] = nil
        }
      })
  }

  private static func object<Value>(
    _ property: ReferenceWritableKeyPath<CAEmitterCell, Value>
  ) -> EmitterCellProperty {
    EmitterCellProperty(
      get: { $0[keyPath: property] },
      set: { if let value = $1 as? Value { $0[keyPath: property] = value } })
  }

  private static let contents = EmitterCellProperty(
    get: { $0.contents }, set: { $0.contents = $1 }, kind: .image)

  private static let fillMode = EmitterCellProperty(
    get: { $0.fillMode.rawValue },
    set: {
      if let mode = $1 as? CAMediaTimingFillMode
        ?? ($1 as? String).map({ CAMediaTimingFillMode(rawValue: $0) })
      {
        $0.fillMode = mode
      }
    })
}
