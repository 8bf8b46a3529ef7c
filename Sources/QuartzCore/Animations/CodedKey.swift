import CoreGraphics

/// One property of an animation class, as key-value coding reaches it.
@MainActor
struct CodedKey {
  let get: @MainActor (CAAnimation) -> Any?
  let set: @MainActor (CAAnimation, Any?) -> Void

  /// A property of any type; values of another type leave it alone, nil empties an optional.
  init<Owner: CAAnimation, Value>(_ property: ReferenceWritableKeyPath<Owner, Value?>) {
    get = { ($0 as? Owner)?[keyPath: property] }
    set = { owner, value in
      guard let owner = owner as? Owner else { return }
      // First, as nil can be cast to `Any`.
      guard let value else {
        owner[keyPath: property] = nil
        return
      }
      if let value = value as? Value { owner[keyPath: property] = value }
    }
  }

  /// A property of any type that is never nil.
  init<Owner: CAAnimation, Value>(value property: ReferenceWritableKeyPath<Owner, Value>) {
    get = { ($0 as? Owner)?[keyPath: property] }
    set = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return }
      owner[keyPath: property] = value
    }
  }

  init<Owner: CAAnimation, Value>(number property: ReferenceWritableKeyPath<Owner, Value>)
  where Value: BinaryFloatingPoint {
    get = { ($0 as? Owner).map { Double($0[keyPath: property]) } }
    set = { owner, value in
      guard let owner = owner as? Owner, let number = AnimatableValue.number(from: value)
      else { return }
      owner[keyPath: property] = Value(number)
    }
  }

  /// A number that is read only.
  init<Owner: CAAnimation, Value>(computed property: KeyPath<Owner, Value>)
  where Value: BinaryFloatingPoint {
    get = { ($0 as? Owner).map { Double($0[keyPath: property]) } }
    set = { _, _ in }
  }

  init<Owner: CAAnimation>(flag property: ReferenceWritableKeyPath<Owner, Bool>) {
    get = { ($0 as? Owner)?[keyPath: property] }
    set = { owner, value in
      guard let owner = owner as? Owner, let flag = AnimatableValue.flag(from: value)
      else { return }
      owner[keyPath: property] = flag
    }
  }

  init<Owner: CAAnimation, Value>(name property: ReferenceWritableKeyPath<Owner, Value>)
  where Value: RawRepresentable<String> {
    get = { ($0 as? Owner)?[keyPath: property].rawValue }
    set = { owner, value in
      guard let owner = owner as? Owner,
        let name = value as? Value ?? (value as? String).flatMap({ Value(rawValue: $0) })
      else { return }
      owner[keyPath: property] = name
    }
  }
}

extension CodedKey {
  /// A name that may be missing.
  init<Owner: CAAnimation, Value>(name property: ReferenceWritableKeyPath<Owner, Value?>)
  where Value: RawRepresentable<String> {
    get = { ($0 as? Owner)?[keyPath: property]?.rawValue }
    set = { owner, value in
      guard let owner = owner as? Owner else { return }
      if let name = value as? Value ?? (value as? String).flatMap({ Value(rawValue: $0) }) {
        owner[keyPath: property] = name
      } else if value == nil {
        owner[keyPath: property] = nil
      }
    }
  }

  static let ofAnimation: [String: CodedKey] = [
    "beginTime": CodedKey(number: \CAAnimation.beginTime),
    "duration": CodedKey(number: \CAAnimation.duration),
    "speed": CodedKey(number: \CAAnimation.speed),
    "timeOffset": CodedKey(number: \CAAnimation.timeOffset),
    "repeatCount": CodedKey(number: \CAAnimation.repeatCount),
    "repeatDuration": CodedKey(number: \CAAnimation.repeatDuration),
    "autoreverses": CodedKey(flag: \CAAnimation.autoreverses),
    "fillMode": CodedKey(name: \CAAnimation.fillMode),
    "preferredFrameRateRange": CodedKey(value: \CAAnimation.preferredFrameRateRange),
    "timingFunction": CodedKey(\CAAnimation.timingFunction),
    "delegate": CodedKey(\CAAnimation.delegate),
    "removedOnCompletion": CodedKey(flag: \CAAnimation.isRemovedOnCompletion),
  ]

  static let ofPropertyAnimation = ofAnimation.merging([
    "keyPath": CodedKey(\CAPropertyAnimation.keyPath),
    "additive": CodedKey(flag: \CAPropertyAnimation.isAdditive),
    "cumulative": CodedKey(flag: \CAPropertyAnimation.isCumulative),
    "valueFunction": CodedKey(\CAPropertyAnimation.valueFunction),
  ]) { $1 }

  static let ofBasicAnimation = ofPropertyAnimation.merging([
    "fromValue": CodedKey(\CABasicAnimation.fromValue),
    "toValue": CodedKey(\CABasicAnimation.toValue),
    "byValue": CodedKey(\CABasicAnimation.byValue),
  ]) { $1 }

  static let ofSpringAnimation = ofBasicAnimation.merging([
    "mass": CodedKey(number: \CASpringAnimation.mass),
    "stiffness": CodedKey(number: \CASpringAnimation.stiffness),
    "damping": CodedKey(number: \CASpringAnimation.damping),
    "initialVelocity": CodedKey(number: \CASpringAnimation.initialVelocity),
    "allowsOverdamping": CodedKey(flag: \CASpringAnimation.allowsOverdamping),
    "settlingDuration": CodedKey(computed: \CASpringAnimation.settlingDuration),
    "perceptualDuration": CodedKey(computed: \CASpringAnimation.perceptualDuration),
    "bounce": CodedKey(computed: \CASpringAnimation.bounce),
  ]) { $1 }

  static let ofKeyframeAnimation = ofPropertyAnimation.merging([
    "values": CodedKey(\CAKeyframeAnimation.values),
    "path": CodedKey(\CAKeyframeAnimation.path),
    "keyTimes": CodedKey(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": CodedKey(\CAKeyframeAnimation.timingFunctions),
    "rotationMode": CodedKey(\CAKeyframeAnimation.rotationMode),
    "tensionValues": CodedKey(\CAKeyframeAnimation.tensionValues),
    "continuityValues": CodedKey(\CAKeyframeAnimation.continuityValues),
    "biasValues": CodedKey(\CAKeyframeAnimation.biasValues),
    "calculationMode": CodedKey(name: \CAKeyframeAnimation.calculationMode),
  ]) { $1 }

  static let ofAnimationGroup = ofAnimation.merging([
    "animations": CodedKey(\CAAnimationGroup.animations)
  ]) { $1 }

  static let ofTransition = ofAnimation.merging([
    "type": CodedKey(name: \CATransition.type),
    "subtype": CodedKey(name: \CATransition.subtype),
    "startProgress": CodedKey(number: \CATransition.startProgress),
    "endProgress": CodedKey(number: \CATransition.endProgress),
    "filter": CodedKey(\CATransition.filter),
  ]) { $1 }
}
