import CoreGraphics
import Dynamics
import Geometry

/// The items of an animator and the bodies that stand for them.
@MainActor
final class SimulatedItems {
  var world = World()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private(set) var collisions: [UICollisionBehavior] = []
  private var walls: [Wall] = []
  private var referenceBounds = CGRect.zero
  /// How many pieces of a boundary an item touches.
  private var touches: [Touch: Int] = [:]

  /// An item and its body.
  private struct Entry {
    let item: any UIDynamicItem
    let body: Int
    /// The item's transform, less the rotation.
    var upright: CGAffineTransform
    /// What the item was given or read last.
    var center: Point
    var angle: Double
  }

  /// A boundary's pieces in the world.
  private struct Wall {
    let behavior: ObjectIdentifier
    let boundary: CollisionBoundary
    let segments: [CollisionBoundary.Segment]
    let bodies: [Int]
  }

  /// An item at a boundary.
  private struct Touch: Hashable {
    var body: Int
    var wall: Int
  }

  // MARK: Rules

  /// Makes the world obey `rules` from now on.
  func follow(_ rules: DynamicRules, in referenceView: UIView?) {
    let wanted = Set(rules.items.map { ObjectIdentifier($0) })
    for key in order where !wanted.contains(key) {
      if let entry = entries.removeValue(forKey: key) { world.remove(entry.body) }
    }
    order = rules.items.map { ObjectIdentifier($0) }
    for item in rules.items where entries[ObjectIdentifier(item)] == nil { add(item) }
    for key in order {
      guard let entry = entries[key] else { continue }
      world.setMaterial(of: entry.body, rules.materials[key] ?? Material())
      world.setForces(
        on: entry.body, gravity: rules.gravity[key] ?? .zero, pushes: rules.pushes[key] ?? [])
    }
    collisions = rules.collisions
    buildWalls(in: referenceView)
    world.setGroups(collisions.map(group))
    world.setJoints(rules.attachments.flatMap { $0.joints { body(of: $0) } })
    world.setSnaps(rules.snaps.compactMap { snap in body(of: snap.item).map(snap.snap) })
    world.setFields(rules.fields.map { $0.field { body(of: $0) } })
    for behavior in rules.itemBehaviors {
      for (item, linear, angular) in behavior.takeVelocities() { add(linear, angular, to: item) }
    }
    for push in rules.impulses {
      for item in push.items {
        guard let body = body(of: item) else { continue }
        world.strike(body, impulse: push.force, offset: push.offset(for: item))
      }
      push.isGiven()
    }
  }

  private func add(_ item: any UIDynamicItem) {
    let angle = item.turn
    let body = world.add(item.shape, at: Point(item.center), angle: angle)
    entries[ObjectIdentifier(item)] = Entry(
      item: item, body: body, upright: item.transform.turned(by: -angle),
      center: Point(item.center), angle: angle)
  }

  private func body(of item: any UIDynamicItem) -> Int? { entries[ObjectIdentifier(item)]?.body }

  private func group(_ collision: UICollisionBehavior) -> CollisionGroup {
    let mode = collision.collisionMode
    return CollisionGroup(
      bodies: collision.items.compactMap { body(of: $0) },
      walls: mode.contains(.boundaries)
        ? walls.filter { $0.behavior == ObjectIdentifier(collision) }.flatMap(\.bodies) : [],
      bodiesCollide: mode.contains(.items))
  }

  /// Builds the boundaries anew that are not what they were.
  private func buildWalls(in referenceView: UIView?) {
    referenceBounds = referenceView?.bounds ?? .zero
    var old = walls
    walls = []
    for collision in collisions {
      for boundary in collision.boundaries(in: referenceView) {
        let (behavior, segments) = (ObjectIdentifier(collision), boundary.segments)
        if let same = old.firstIndex(where: { $0.behavior == behavior && $0.segments == segments })
        {
          let kept = old.remove(at: same)
          walls.append(
            Wall(
              behavior: behavior, boundary: boundary, segments: segments, bodies: kept.bodies))
        } else {
          let bodies = segments.map { world.addWall(from: $0.start, to: $0.end) }
          walls.append(
            Wall(behavior: behavior, boundary: boundary, segments: segments, bodies: bodies))
        }
      }
    }
    for wall in old { for body in wall.bodies { world.remove(body) } }
    touches = touches.filter { touch, _ in
      walls.contains { $0.bodies.first == touch.wall }
    }
  }

  /// The bounds of the reference view are a boundary of today.
  func keepUp(with referenceView: UIView?) {
    guard collisions.contains(where: \.translatesReferenceBoundsIntoBoundary),
      referenceView?.bounds ?? .zero != referenceBounds
    else { return }
    buildWalls(in: referenceView)
    world.setGroups(collisions.map(group))
  }

  // MARK: Items

  /// Takes centre, rotation and size from an item; false for one that is not simulated.
  func read(_ item: any UIDynamicItem) -> Bool {
    guard var entry = entries[ObjectIdentifier(item)] else { return false }
    entry.center = Point(item.center)
    entry.angle = item.turn
    entry.upright = item.transform.turned(by: -entry.angle)
    entries[ObjectIdentifier(item)] = entry
    world.setShape(of: entry.body, item.shape)
    world.place(entry.body, at: entry.center, angle: entry.angle)
    return true
  }

  /// Gives the items their present positions.
  func write() {
    for key in order {
      guard let entry = entries[key] else { continue }
      let (center, angle) = (world.position(of: entry.body), world.angle(of: entry.body))
      if center != entry.center { entry.item.center = CGPoint(center) }
      if angle != entry.angle { entry.item.transform = entry.upright.turned(by: angle) }
      entries[key]?.center = center
      entries[key]?.angle = angle
    }
  }

  /// Shows the items where they will be after `elapsed` seconds; the result puts them back.
  func show(at elapsed: Double) -> (() -> Void)? {
    guard elapsed > world.time, !world.isAtRest else { return nil }
    var ahead = world
    ahead.advance(to: elapsed)
    let moved = order.compactMap { entries[$0] }.filter {
      ahead.position(of: $0.body) != $0.center || ahead.angle(of: $0.body) != $0.angle
    }
    let old = moved.map { ($0.item.center, $0.item.transform) }
    for entry in moved {
      entry.item.center = CGPoint(ahead.position(of: entry.body))
      let angle = ahead.angle(of: entry.body)
      if angle != entry.angle { entry.item.transform = entry.upright.turned(by: angle) }
    }
    return {
      for (entry, state) in zip(moved, old) {
        entry.item.center = state.0
        if entry.item.transform != state.1 { entry.item.transform = state.1 }
      }
    }
  }

  func add(_ linear: Point, _ angular: Double, to item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    world.setVelocity(
      of: body, world.velocity(of: body) + linear, spin: world.spin(of: body) + angular)
  }

  func speed(of item: any UIDynamicItem) -> (linear: Point, angular: Double) {
    guard let body = body(of: item) else { return (.zero, 0) }
    return (world.velocity(of: body), world.spin(of: body))
  }

  // MARK: Contacts

  /// Tells the delegates of the contacts that began and ended since the last call.
  func tellContacts() {
    var calls: [() -> Void] = []
    for change in world.takeContactChanges() {
      if let wall = walls.first(where: { $0.bodies.contains(change.first) }) {
        calls += tell(change, of: change.second, at: wall)
      } else if let wall = walls.first(where: { $0.bodies.contains(change.second) }) {
        calls += tell(change, of: change.first, at: wall)
      } else if let first = entry(change.first)?.item, let second = entry(change.second)?.item {
        calls += tell(change, of: first, and: second)
      }
    }
    for call in calls { call() }
  }

  private func entry(_ body: Int) -> Entry? {
    order.lazy.compactMap { self.entries[$0] }.first { $0.body == body }
  }

  private func tell(
    _ change: ContactChange, of first: any UIDynamicItem, and second: any UIDynamicItem
  ) -> [() -> Void] {
    let affected = collisions.filter { collision in
      collision.collisionMode.contains(.items)
        && [first, second].allSatisfy { item in collision.items.contains { $0 === item } }
    }
    return affected.map { collision in
      {
        let delegate = collision.collisionDelegate
        if change.begins {
          delegate?.collisionBehavior(
            collision, beganContactFor: first, with: second, at: CGPoint(change.position))
        } else {
          delegate?.collisionBehavior(collision, endedContactFor: first, with: second)
        }
      }
    }
  }

  /// A boundary of several pieces is touched as long as one of them is.
  private func tell(
    _ change: ContactChange, of body: Int, at wall: Wall
  ) -> [() -> Void] {
    guard let item = entry(body)?.item,
      let collision = collisions.first(where: { ObjectIdentifier($0) == wall.behavior })
    else { return [] }
    let touch = Touch(body: body, wall: wall.bodies.first ?? 0)
    let before = touches[touch] ?? 0
    let after = max(0, before + (change.begins ? 1 : -1))
    touches[touch] = after == 0 ? nil : after
    guard (before == 0) != (after == 0) else { return [] }
    let identifier = wall.boundary.identifier
    return [
      {
        let delegate = collision.collisionDelegate
        if change.begins {
          delegate?.collisionBehavior(
            collision, beganContactFor: item, withBoundaryIdentifier: identifier,
            at: CGPoint(change.position))
        } else {
          delegate?.collisionBehavior(
            collision, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
      }
    ]
  }
}
