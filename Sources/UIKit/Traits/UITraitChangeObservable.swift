import VirtualTime

/// What stands for who wants to be told of changes of traits, to take that back.
public protocol UITraitChangeRegistration: AnyObject {}

/// Who is told of which changes.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.differs(old, new) }) { tell(old) }
  }
}

/// Tells others when some of its traits change.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Takes a registration back.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Keeps the registrations of those who want to know, in order.
@MainActor
protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
  /// What is called with whose traits changed, and those it had.
  public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

  /// Calls `handler` after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] old in if let self { handler(self, old) } }
  }

  /// Calls that method of `target`, with the one whose traits changed and those it had, after one of `traits` has
  /// changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(traits) { [weak self, weak target] old in
      guard let self, let target else { return }
      SceneContext.send(action, to: target, [self, old])
    }
  }

  /// Calls that method of its own after one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits, tell)
    (self as? any TraitRegistering)?.traitRegistrations.append(registration)
    return registration
  }
}

extension TraitRegistering {
  func tellRegistered(of old: UITraitCollection, insteadOf new: UITraitCollection) {
    for registration in traitRegistrations { registration.traitsDidChange(from: old, to: new) }
  }
}

extension UIView: TraitRegistering {}
extension UIViewController: TraitRegistering {}
