import CoreGraphics
import VirtualTime

/// Which objects of a class an appearance is for.
@MainActor
struct AppearanceScope {
  /// What the surroundings have to be like; nil: as they may.
  var traits: UITraitCollection?
  /// The classes that stand around, the innermost one first.
  var containers: [any UIAppearanceContainer.Type] = []

  func isSame(as other: AppearanceScope) -> Bool {
    traits == other.traits
      && containers.elementsEqual(other.containers) { ObjectIdentifier($0) == ObjectIdentifier($1) }
  }

  /// True for what lies in `surroundings`, the innermost first, as the scope says.
  func holds(in surroundings: [AnyObject], at view: UIView) -> Bool {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var rest = containers[...]
    for one in surroundings {
      guard let next = rest.first else { return true }
      if Self.isInstance(one, of: next) { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of type: Container.Type
  ) -> Bool { object is Container }
}

/// The objects on which a scene has set looks for whole classes: one for each class and scope, an object
/// of the class itself that is never shown.
@MainActor
final class AppearanceProxies {
  private struct Entry {
    let scope: AppearanceScope
    let proxy: any AppearanceTarget
    let isExactly: ObjectIdentifier
    let matches: (AnyObject) -> Bool
  }

  private var entries: [Entry] = []

  /// False where nothing has to be looked for.
  var isAny: Bool { !entries.isEmpty }

  static var active: AppearanceProxies { SceneContext.active.service { AppearanceProxies() } }

  /// The object that stands for `type` in that scope.
  func proxy<Target: AppearanceTarget>(_ scope: AppearanceScope, of type: Target.Type) -> Target {
    for entry in entries
    where entry.isExactly == ObjectIdentifier(type) && entry.scope.isSame(as: scope) {
      if let proxy = entry.proxy as? Target { return proxy }
    }
    let proxy = Self.make(type)
    proxy.ownAppearance = []
    entries.append(
      Entry(
        scope: scope, proxy: proxy, isExactly: ObjectIdentifier(type), matches: { $0 is Target }))
    return proxy
  }

  /// An object of the class: as the program's record of it says, for an author's `init(coder:)` is often
  /// not meant to be called.
  private static func make<Target: AppearanceTarget>(_ type: Target.Type) -> Target {
    let record = ClassRecord.of(type)
    if let made = (record?.make?() ?? record?.frame?(CGRect.zero)) as? Target { return made }
    guard let made = Target(coder: NibCoder.empty) else {
      preconditionFailure("\(type) cannot be made, and so has no appearance.")
    }
    return made
  }

  /// Sets on `target`, which lies in `surroundings` and is shown by `view`, what was set for its class and
  /// not on itself. A longer list of containers counts for more than a shorter one, then a narrower class.
  func apply(
    to target: any AppearanceTarget, in surroundings: @autoclosure () -> [AnyObject],
    at view: UIView
  ) {
    let candidates = entries.filter { $0.matches(target) }
    guard !candidates.isEmpty else { return }
    let around = surroundings()
    let fitting = candidates.filter { $0.scope.holds(in: around, at: view) }
      .sorted { first, second in
        let (a, b) = (first.scope.weight, second.scope.weight)
        return a != b ? a > b : second.matches(first.proxy) && !first.matches(second.proxy)
      }
    guard !fitting.isEmpty else { return }
    let own = target.ownAppearance
    var done = own
    for entry in fitting {
      AppearanceProperties.copy(from: entry.proxy, to: target, done: &done)
    }
    target.ownAppearance = own
  }
}

extension AppearanceScope {
  fileprivate var weight: Int { containers.count * 2 + (traits == nil ? 0 : 1) }
}

extension UIView {
  /// What the view lies in, the innermost first: views and their controllers.
  final var appearanceSurroundings: [AnyObject] {
    var result: [AnyObject] = []
    for view in withSuperviews {
      if view !== self { result.append(view) }
      var holder: UIViewController? = view.controller
      while let one = holder {
        result.append(one)
        // A parent whose view stands further out comes with that.
        guard let parent = one.parent, !(parent.viewIfLoaded.map(isDescendant(of:)) ?? false) else {
          break
        }
        holder = parent
      }
    }
    return result
  }

  /// Takes the looks that were set for the view's class; called when it comes into a window.
  final func adoptAppearance() {
    let proxies = AppearanceProxies.active
    guard proxies.isAny else { return }
    proxies.apply(to: self, in: appearanceSurroundings, at: self)
  }

  /// Gives an item that this view shows the looks that were set for the item's class.
  final func adoptAppearance(for item: UIBarItem) {
    let proxies = AppearanceProxies.active
    guard proxies.isAny, window != nil else { return }
    proxies.apply(to: item, in: [self] + appearanceSurroundings, at: self)
  }
}
