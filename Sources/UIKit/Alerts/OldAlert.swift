import CoreGraphics

/// What alerts and action sheets of iOS 7 have in common: titles of buttons by number, shown by an alert
/// controller, and a delegate that is told which one was touched.
@MainActor
final class OldAlert {
  /// The titles, in the order of their numbers.
  var titles: [String] = []
  /// The numbers of the special ones; -1: none.
  var cancelIndex = -1
  var destructiveIndex = -1
  /// The alert that is shown.
  private(set) weak var shown: UIAlertController?
  /// Keeps the owner while the alert is shown.
  private var owner: AnyObject?

  /// Adds a button and returns its number.
  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of that number; nil for none.
  func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// Fills `alert` with the buttons and shows it over everything; `chosen` gets the number that was
  /// touched, as soon as it was touched and once the alert has gone.
  func show(
    _ alert: UIAlertController, for owner: AnyObject,
    chosen: @escaping (Int, _ isGone: Bool) -> Void
  ) {
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in
          chosen(index, true)
          self?.owner = nil
        })
    }
    alert.willChoose = { [weak alert] action in
      if let index = alert?.actions.firstIndex(where: { $0 === action }) { chosen(index, false) }
    }
    let root = UIApplication.shared.keyWindow?.rootViewController
    guard let root else { return }
    let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    self.owner = owner
    shown = alert
    front.present(alert, animated: true)
  }

  /// Sends it away as if the button of that number had been touched, without asking the delegate first.
  func dismiss(_ index: Int, animated: Bool, chosen: @escaping (Int, _ isGone: Bool) -> Void) {
    guard let shown else { return }
    chosen(index, false)
    shown.dismiss(animated: animated) { [weak self] in
      chosen(index, true)
      self?.owner = nil
    }
  }
}
