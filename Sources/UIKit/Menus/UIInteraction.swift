import CoreGraphics

/// Something that can be done with a view, added to it.
@MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to.
  var view: UIView? { get }
  /// About to be added to `view`, or to be taken from the one it is at (nil).
  func willMove(to view: UIView?)
  /// Added to `view`, or taken away (nil).
  func didMove(to view: UIView?)
}

extension UIView {
  /// What can be done with the view beside its gestures.
  public final var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds something that can be done with the view.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes it away.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
