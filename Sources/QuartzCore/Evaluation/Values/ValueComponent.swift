import CoreGraphics
import Geometry
import Timing

/// A part of a structure that key paths name: the `x` of a point, the `size.width` of a rectangle,
/// the `rotation.z` of a transform.
struct ValueComponent: Sendable {
  let kind: AnimatableValue.Kind
  let get: @Sendable (AnimatableValue) -> AnimatableValue?
  /// The whole with this part replaced.
  let set: @Sendable (AnimatableValue, AnimatableValue) -> AnimatableValue?

  /// `object` as a value of the part; nil for another type. Where the part is a size a point will do.
  func value(from object: Any?) -> AnimatableValue? {
    if let value = AnimatableValue(object, as: kind) { return value }
    guard kind == .size, let point = AnimatableValue.point(from: object) else { return nil }
    return .size(CGSize(width: point.x, height: point.y))
  }

  /// The part called `path` of a structure of `kind`; nil when there is none.
  static func named(_ path: String, in kind: AnimatableValue.Kind) -> ValueComponent? {
    all[kind]?[path]
  }

  private static let all: [AnimatableValue.Kind: [String: ValueComponent]] = [
    .point: [
      "x": pointNumber(\.x), "y": pointNumber(\.y),
    ],
    .size: [
      "width": sizeNumber(\.width), "height": sizeNumber(\.height),
    ],
    .rect: [
      "origin": ValueComponent(
        kind: .point,
        get: { if case .rect(let r) = $0 { .point(r.origin) } else { nil } },
        set: {
          guard case .rect(let r) = $0, case .point(let p) = $1 else { return nil }
          return .rect(CGRect(origin: p, size: r.size))
        }),
      "size": ValueComponent(
        kind: .size,
        get: { if case .rect(let r) = $0 { .size(r.size) } else { nil } },
        set: {
          guard case .rect(let r) = $0, case .size(let s) = $1 else { return nil }
          return .rect(CGRect(origin: r.origin, size: s))
        }),
      "origin.x": rectNumber(\.origin.x), "origin.y": rectNumber(\.origin.y),
      "size.width": rectNumber(\.size.width), "size.height": rectNumber(\.size.height),
    ],
    .transform: transformComponents,
  ]

  private static func pointNumber(
    _ part: any WritableKeyPath<CGPoint, CGFloat> & Sendable
  ) -> ValueComponent {
    ValueComponent(
      kind: .number,
      get: { if case .point(let p) = $0 { .number(Double(p[keyPath: part])) } else { nil } },
      set: {
        guard case .point(var p) = $0, case .number(let n) = $1 else { return nil }
        p[keyPath: part] = CGFloat(n)
        return .point(p)
      })
  }

  private static func sizeNumber(
    _ part: any WritableKeyPath<CGSize, CGFloat> & Sendable
  ) -> ValueComponent {
    ValueComponent(
      kind: .number,
      get: { if case .size(let s) = $0 { .number(Double(s[keyPath: part])) } else { nil } },
      set: {
        guard case .size(var s) = $0, case .number(let n) = $1 else { return nil }
        s[keyPath: part] = CGFloat(n)
        return .size(s)
      })
  }

  private static func rectNumber(
    _ part: any WritableKeyPath<CGRect, CGFloat> & Sendable
  ) -> ValueComponent {
    ValueComponent(
      kind: .number,
      get: { if case .rect(let r) = $0 { .number(Double(r[keyPath: part])) } else { nil } },
      set: {
        guard case .rect(var r) = $0, case .number(let n) = $1 else { return nil }
        r[keyPath: part] = CGFloat(n)
        return .rect(r)
      })
  }
}
