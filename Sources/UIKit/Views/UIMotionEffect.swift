public import CoreGraphics
import QuartzCore
import VirtualTime

/// Changes what a view shows as the device is tilted.
@MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Values to add to properties of the view, by key path, when the device is tilted so far: −1…1 to the
  /// right and downwards. Nil: none.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

/// Several effects together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; of several that change one property the sum counts.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    MotionValues.sum(
      (motionEffects ?? []).compactMap {
        $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
      })
  }
}

/// Changes one property between two values as the device is tilted along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The property, of the view.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// What is added at −1: tilted to the left or upwards.
  open var minimumRelativeValue: Any?
  /// What is added at 1.
  open var maximumRelativeValue: Any?

  /// An effect that changes nothing until it has its values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = minimumRelativeValue, let high = maximumRelativeValue else { return nil }
    let tilt =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(1, max(-1, tilt)) + 1) / 2
    return MotionValues.between(low, high, fraction).map { [keyPath: $0] }
  }
}

extension UIView {
  /// The effects that a tilt has on the view.
  public var motionEffects: [UIMotionEffect] {
    get { settings?.motionEffects ?? [] }
    set {
      var new = settings ?? ViewSettings()
      new.motionEffects = newValue
      settings = new
      DeviceTilt.active.effectsDidChange(of: self)
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect out; its values are taken back.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// How the device is held, and the views that follow it.
@MainActor
package final class DeviceTilt {
  /// −1…1 to the right and downwards.
  private(set) var offset = UIOffset.zero
  private var views: [() -> UIView?] = []

  package static var active: DeviceTilt { SceneContext.active.service { DeviceTilt() } }

  /// Tilts the device; −1…1 to the right and downwards.
  package func tilt(horizontal: Double, vertical: Double) {
    offset = UIOffset(horizontal: CGFloat(horizontal), vertical: CGFloat(vertical))
    for view in views.compactMap({ $0() }) { show(on: view) }
  }

  func effectsDidChange(of view: UIView) {
    if !views.contains(where: { $0() === view }) {
      views.removeAll { $0() == nil }
      views.append { [weak view] in view }
    }
    show(on: view)
  }

  /// The values are added to what the layer shows, as by an animation without end: the view's own properties
  /// stay as they are.
  private func show(on view: UIView) {
    let layer = view.layer
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
      layer.removeAnimation(forKey: key)
    }
    let all = view.motionEffects.compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: offset)
    }
    for (path, value) in MotionValues.sum(all).sorted(by: { $0.key < $1.key }) {
      for (path, value) in MotionValues.layerValues(path, value) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = value
        animation.toValue = value
        animation.isAdditive = true
        animation.duration = 1e9
        layer.add(animation, forKey: Self.prefix + path)
      }
    }
  }

  private static let prefix = "UIMotionEffect."
}

/// Arithmetic with the values of effects: numbers, offsets, points, sizes.
@MainActor
private enum MotionValues {
  private static func numbers(_ value: Any) -> [Double]? {
    switch value {
    case let number as CGFloat: [Double(number)]
    case let number as Double: [number]
    case let number as Float: [Double(number)]
    case let number as Int: [Double(number)]
    case let point as CGPoint: [Double(point.x), Double(point.y)]
    case let size as CGSize: [Double(size.width), Double(size.height)]
    case let offset as UIOffset: [Double(offset.horizontal), Double(offset.vertical)]
    case let number as NSNumber: [number.doubleValue]
    default: nil
    }
  }

  private static func like(_ value: Any, _ numbers: [Double]) -> Any {
    switch value {
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is UIOffset: UIOffset(horizontal: CGFloat(numbers[0]), vertical: CGFloat(numbers[1]))
    default: numbers[0]
    }
  }

  static func between(_ low: Any, _ high: Any, _ fraction: CGFloat) -> Any? {
    guard let a = numbers(low), let b = numbers(high), a.count == b.count else { return nil }
    return like(low, zip(a, b).map { $0 + ($1 - $0) * Double(fraction) })
  }

  static func sum(_ all: [[String: Any]]) -> [String: Any] {
    var result: [String: Any] = [:]
    for values in all {
      result.merge(values) { old, new in
        guard let a = numbers(old), let b = numbers(new), a.count == b.count else { return new }
        return like(old, zip(a, b).map { $0 + $1 })
      }
    }
    return result
  }

  /// Of a view's key path what the layer calls it.
  static func layerValues(_ path: String, _ value: Any) -> [(String, Any)] {
    switch path {
    case "center": [("position", value)]
    case "center.x": [("position.x", value)]
    case "center.y": [("position.y", value)]
    case "alpha": [("opacity", value)]
    default: [(path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path, value)]
    }
  }
}
