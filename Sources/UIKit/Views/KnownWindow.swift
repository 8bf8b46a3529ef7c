import Synchronization

/// The window that a view was found to be in, for as long as no view with others in it has been moved: those in a
/// thousand views in one another need not go up through them all, each time.
struct KnownWindow {
  weak var window: UIWindow?
  /// The count of moves when it was found.
  var moves = -1

  /// Counts the moves of views with others in them, anybody's.
  private static let allMoves = Atomic<Int>(0)

  static var movesNow: Int { allMoves.load(ordering: .relaxed) }

  /// To be called when a view with others in it is moved, shown or gone.
  static func noteMove() { allMoves.add(1, ordering: .relaxed) }
}

extension UIView {
  /// The superview's window.
  final var foundWindow: UIWindow? {
    guard let superview else { return nil }
    if knownWindow.moves == KnownWindow.movesNow { return knownWindow.window }
    let found = superview.window
    knownWindow = KnownWindow(window: found, moves: KnownWindow.movesNow)
    return found
  }

  /// To be called when the view gets another superview.
  final func superviewWasChanged() {
    knownWindow.moves = -1
    if !subviews.isEmpty { KnownWindow.noteMove() }
  }
}
