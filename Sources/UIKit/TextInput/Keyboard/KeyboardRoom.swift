import CoreGraphics

/// Has the table of a table controller keep clear of the keyboard while something in it is edited, as such
/// controllers do; others leave it to the program.
@MainActor
final class KeyboardRoom {
  private weak var table: UITableView?
  /// What was added to the table's inset at the bottom, points.
  private var added: CGFloat = 0

  /// The keyboard covers the screen from `top` on, for `responder`; nil: nothing does.
  func keep(clearOf top: CGFloat?, for responder: UIResponder?) {
    let new = top == nil ? nil : Self.table(around: responder)
    if let table, table !== new {
      table.contentInset.bottom -= added
      added = 0
    }
    table = new
    guard let new, let top else { return }
    let bottom = new.convert(CGPoint(x: 0, y: new.bounds.maxY), to: nil).y
    let safe = new.coveredInset.bottom
    let overlap = max(0, bottom - top - safe)
    new.contentInset.bottom += overlap - added
    added = overlap
    (responder as? UIView)?.scrollIntoSight()
  }

  private static func table(around responder: UIResponder?) -> UITableView? {
    guard let responder else { return nil }
    let chain = sequence(first: responder, next: \.next)
    return chain.lazy.compactMap { $0 as? UITableViewController }.first?.viewIfLoaded
      as? UITableView
  }
}
