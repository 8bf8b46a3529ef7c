import CoreGraphics
import Dynamics
import Geometry
import VirtualTime

/// What an animator's behaviours ask for, collected from all of them in order.
@MainActor
final class DynamicRules {
  /// The items in the order in which they were named.
  private(set) var items: [any UIDynamicItem] = []
  private(set) var materials: [ObjectIdentifier: Material] = [:]
  /// Points per second².
  private(set) var gravity: [ObjectIdentifier: Point] = [:]
  private(set) var pushes: [ObjectIdentifier: [Push]] = [:]
  private(set) var collisions: [UICollisionBehavior] = []
  private(set) var attachments: [UIAttachmentBehavior] = []
  private(set) var snaps: [UISnapBehavior] = []
  private(set) var fields: [UIFieldBehavior] = []
  private(set) var impulses: [UIPushBehavior] = []
  private(set) var itemBehaviors: [UIDynamicItemBehavior] = []
  private var known: Set<ObjectIdentifier> = []

  init(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors.flatMap(\.all) { behavior.contribute(to: self) }
  }

  func add(_ items: [any UIDynamicItem]) {
    for item in items where known.insert(ObjectIdentifier(item)).inserted {
      self.items.append(item)
    }
  }

  /// Notes numbers of a behaviour that are none or without end.
  private func check(_ numbers: [Double], of behavior: UIDynamicBehavior) {
    SceneContext.check(
      "a behaviour", numbers.allSatisfy(\.isFinite), at: "\(type(of: behavior))")
  }

  func add(
    gravity vector: Point, of behavior: UIGravityBehavior, on items: [any UIDynamicItem]
  ) {
    check([vector.x, vector.y], of: behavior)
    add(items)
    for item in items {
      let key = ObjectIdentifier(item)
      gravity[key] = (gravity[key] ?? .zero) + vector
    }
  }

  func add(_ push: UIPushBehavior) {
    add(push.items)
    guard push.active else { return }
    for item in push.items {
      let (force, offset) = (push.force, push.offset(for: item))
      check([force.x, force.y, offset.x, offset.y], of: push)
    }
    if push.mode == .instantaneous { return impulses.append(push) }
    for item in push.items {
      pushes[ObjectIdentifier(item), default: []].append(
        Push(force: push.force, offset: push.offset(for: item)))
    }
  }

  func add(_ behavior: UIDynamicItemBehavior) {
    add(behavior.items)
    itemBehaviors.append(behavior)
    check(
      [
        behavior.elasticity, behavior.friction, behavior.density, behavior.resistance,
        behavior.angularResistance, behavior.charge,
      ].map(Double.init), of: behavior)
    for item in behavior.items {
      behavior.write(to: &materials[ObjectIdentifier(item), default: Material()])
    }
  }

  func add(_ collision: UICollisionBehavior) {
    add(collision.items)
    collisions.append(collision)
  }

  func add(_ attachment: UIAttachmentBehavior) {
    add(attachment.items)
    attachments.append(attachment)
    let anchor = attachment.anchorPoint
    check(
      [anchor.x, anchor.y, attachment.length, attachment.damping, attachment.frequency]
        .map(Double.init), of: attachment)
  }

  func add(_ field: UIFieldBehavior) {
    add(field.items)
    fields.append(field)
    check(
      [
        field.position.x, field.position.y, field.strength, field.falloff, field.minimumRadius,
        field.smoothness, field.animationSpeed,
      ].map(Double.init), of: field)
  }

  func add(_ snap: UISnapBehavior) {
    add([snap.item])
    snaps.append(snap)
    check([snap.snapPoint.x, snap.snapPoint.y, snap.damping].map(Double.init), of: snap)
  }
}
