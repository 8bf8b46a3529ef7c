import CoreGraphics

/// A context menu on the screen: made of a configuration, told about by an animator.
@MainActor
final class ContextMenu {
  /// Lets others move along with the menu.
  final class Animator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs what was added in an animation, then calls the completions.
    func run() {
      let (blocks, ends) = (animations, completions)
      (animations, completions) = ([], [])
      UIView.animate(
        withDuration: 0.3, animations: { for block in blocks { block() } },
        completion: { _ in for end in ends { end() } })
    }
  }

  let configuration: UIContextMenuConfiguration
  private let controller: UIViewController?
  private let overlay: MenuOverlay

  /// About `view`, or `targeted` instead; nil where there is neither menu nor preview.
  init?(
    _ configuration: UIContextMenuConfiguration, about view: UIView, targeted: UITargetedPreview?
  ) {
    let menu = configuration.actionProvider?([])
    let controller = configuration.previewProvider?()
    guard menu != nil || controller != nil else { return nil }
    self.configuration = configuration
    self.controller = controller
    let shown = targeted?.view ?? view
    let source = shown.convert(shown.bounds, to: nil)
    overlay = MenuOverlay(
      menu, preview: Self.preview(of: controller, or: shown, targeted?.parameters),
      source: source)
  }

  private static func preview(
    of controller: UIViewController?, or view: UIView, _ parameters: UIPreviewParameters?
  ) -> UIView? {
    let preview = UIView()
    guard let controller else {
      guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { return nil }
      preview.bounds.size = view.bounds.size
      preview.backgroundColor = parameters?.backgroundColor
      if let path = parameters?.visiblePath {
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        preview.layer.mask = mask
      }
      snapshot.frame = preview.bounds
      preview.addSubview(snapshot)
      return preview
    }
    let screen = UIScreen.main.bounds.size
    var size = controller.preferredContentSize
    if size.width <= 0 { size.width = screen.width - 32 }
    if size.height <= 0 { size.height = min(screen.height * 0.6, size.width * 1.3) }
    preview.bounds.size = size
    preview.layer.cornerRadius = MenuPanel.corner
    preview.layer.cornerCurve = .continuous
    preview.clipsToBounds = true
    let content: UIView = controller.view
    content.frame = preview.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    preview.addSubview(content)
    return preview
  }

  /// Shows it; `willShow`, `willEnd` and `willPerform` get an animator beside it. A preview that is
  /// touched is only told about where `willPerform` is there.
  func show(
    about view: UIView, willShow: (Animator) -> Void, willEnd: @escaping (Animator) -> Void,
    willPerform: @escaping (Animator) -> Void, didEnd: @escaping () -> Void
  ) {
    let animator = Animator(controller)
    willShow(animator)
    overlay.show(about: view)
    animator.run()
    overlay.willEnd = { [controller] in
      let animator = Animator(controller)
      willEnd(animator)
      animator.run()
    }
    overlay.didEnd = didEnd
    if controller != nil {
      overlay.previewTouched = { [controller] in
        let animator = Animator(controller)
        willPerform(animator)
        animator.run()
      }
    }
  }

  /// Takes it away.
  func end() { overlay.end() }
}
