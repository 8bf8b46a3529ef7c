import CoreGraphics

/// From one pile of controllers to another.
@MainActor
struct NavigationChange {
  let old: [UIViewController]
  let operation: UINavigationController.Operation
  /// In front before and after.
  let from: UIViewController?
  let to: UIViewController?
  let added: [UIViewController]
  let removed: [UIViewController]

  init(
    from old: [UIViewController], to new: [UIViewController],
    operation: UINavigationController.Operation
  ) {
    self.old = old
    self.operation = operation
    from = old.last
    to = new.last
    added = new.filter { child in !old.contains { $0 === child } }
    removed = old.filter { child in !new.contains { $0 === child } }
  }
}
