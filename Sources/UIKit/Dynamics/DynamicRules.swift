import CoreGraphics
import Dynamics
import Geometry

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

  func add(gravity vector: Point, on items: [any UIDynamicItem]) {
    add(items)
    for item in items {
      let key = ObjectIdentifier(item)
      gravity[key] = (gravity[key] ?? .zero) + vector
    }
  }

  func add(_ push: UIPushBehavior) {
    add(push.items)
    guard push.active else { return }
    if push.mode == .instantaneous { return impulses.append(push) }
    for item in push.items {
      pushes[ObjectIdentifier(item), default: []].append(
        Push(force: push.force, offset: push.offset(for: item)))
    }
  }

  func add(_ behavior: UIDynamicItemBehavior) {
    add(behavior.items)
    itemBehaviors.append(behavior)
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
  }

  func add(_ field: UIFieldBehavior) {
    add(field.items)
    fields.append(field)
  }

  func add(_ snap: UISnapBehavior) {
    add([snap.item])
    snaps.append(snap)
  }
}
