/// How long an association holds its value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Held weakly: it is gone with its last owner, where Apple's stays as a pointer to nothing.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` for `object` under `key`, an address that stands for a name; nil takes it away.
@MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(
    value, for: UInt(bitPattern: key), of: object as AnyObject,
    isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// What was kept for `object` under `key`; nil where nothing was.
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Takes away all that was kept for `object`.
@MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// What is kept for objects from outside. Nothing says here that an object is gone: what was kept for it goes
/// when another takes its address, or when there are twice as many as lived when it was last looked.
@MainActor
private enum Associations {
  private struct Owned {
    weak var owner: AnyObject?
    var values: [UInt: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(() -> AnyObject?)
  }

  private static var owned: [ObjectIdentifier: Owned] = [:]
  private static var sweepCount = 64

  static func set(_ value: Any?, for key: UInt, of object: AnyObject, isWeak: Bool) {
    let id = ObjectIdentifier(object)
    var entry = owned[id].flatMap { $0.owner === object ? $0 : nil } ?? Owned(owner: object)
    if let value, isWeak {
      weak let held = value as AnyObject
      entry.values[key] = .weak { held }
    } else {
      entry.values[key] = value.map(Value.strong)
    }
    owned[id] = entry.values.isEmpty ? nil : entry
    guard owned.count > sweepCount else { return }
    owned = owned.filter { $0.value.owner != nil }
    sweepCount = max(64, 2 * owned.count)
  }

  static func value(for key: UInt, of object: AnyObject) -> Any? {
    guard let entry = owned[ObjectIdentifier(object)], entry.owner === object else { return nil }
    switch entry.values[key] {
    case .strong(let value): return value
    case .weak(let held): return held()
    case nil: return nil
    }
  }

  static func removeAll(of object: AnyObject) { owned[ObjectIdentifier(object)] = nil }
}
