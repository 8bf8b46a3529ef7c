public import CoreGraphics

/// Shows a preview and a menu when a finger stays on a view.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu comes.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  /// Says what is shown.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  private lazy var press = UILongPressGestureRecognizer(
    target: self, action: UIContextMenuInteraction.pressed)
  private var shown: ContextMenu?

  /// An interaction whose delegate says what is shown; it is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How the menu comes.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Takes the menu away.
  open func dismissMenu() { shown?.end() }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, shown == nil, let view, view.window != nil, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: press.location(in: view))
    else { return }
    let targeted = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    guard let menu = ContextMenu(configuration, about: view, targeted: targeted) else { return }
    shown = menu
    menu.show(
      about: view,
      willShow: {
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
      },
      willEnd: { [weak self] in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
      },
      willPerform: { [weak self] in
        guard let self else { return }
        self.delegate?.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      },
      didEnd: { [weak self] in self?.shown = nil })
  }
}
