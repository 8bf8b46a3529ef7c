public import CoreGraphics

/// A way from one controller to another. Subclasses say in `perform()` how it is gone.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The name in the storyboard.
  public final let identifier: String?
  /// Where it begins.
  public final let source: UIViewController
  /// Where it leads.
  public final let destination: UIViewController
  /// How segues of the storyboard's kinds are gone.
  final var way: (() -> Void)?

  /// A way between two controllers that is gone by `perform()`, which does nothing here.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A way between two controllers that is gone by `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    way = performHandler
  }

  /// A way as a storyboard makes it, of whatever class: through the class's own initialiser.
  public required convenience init(_ ends: SegueEnds) {
    self.init(
      identifier: ends.identifier, source: ends.source, destination: ends.destination)
  }

  /// Goes the way; called after `prepare(for:sender:)`.
  open func perform() { way?() }
}

/// Where a segue begins and ends.
@MainActor
public struct SegueEnds {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
}

/// What an unwind segue is asked to find the way to.
@MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// Where the segue begins.
  public let source: UIViewController
  /// The method that the controller to be found has.
  public let unwindAction: Selector
  /// What was touched.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
