import CoreGraphics
import QuartzCore
import Timing

/// A menu over everything, with or without a preview of what it is about, until something is chosen or a
/// finger comes down beside it.
final class MenuOverlay: UIView {
  private static let margin: CGFloat = 16
  private static let spring = Spring(mass: 1, stiffness: 520, damping: 46)

  private let back = UIVisualEffectView(effect: nil)
  private let panel: MenuPanel?
  private let preview: UIView?
  /// What the menu is about, in the window.
  private let source: CGRect
  /// Tells what happens: about to go, and gone.
  var willEnd: (() -> Void)?
  var didEnd: (() -> Void)?
  /// Called when the preview is touched.
  var previewTouched: (() -> Void)?
  private var isEnding = false

  /// About `source`, in the space of the window. `preview` has its size; without one there is nothing
  /// behind the menu.
  /// Of the menu's own actions one is ticked if `isSingle`.
  init(_ menu: UIMenu?, isSingle: Bool = false, preview: UIView?, source: CGRect) {
    panel = menu.map { MenuPanel($0, isSingle: isSingle) }
    self.preview = preview
    self.source = source
    super.init(frame: .zero)
    addSubview(back)
    back.isUserInteractionEnabled = false
    if let preview { addSubview(preview) }
    if let panel {
      addSubview(panel)
      panel.chosen = { [weak self] action in
        let run: () -> Void = { action.run(from: action) }
        if action.attributes.contains(.keepsMenuPresented) { return run() }
        self?.end(then: run)
      }
      panel.didChange = { [weak self] in self?.panelDidChange() }
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Coming and going

  /// Shows the menu in the window of `view`, which it is about and whose appearance it has.
  func show(about view: UIView) {
    guard let window = view.window else { return }
    let style = view.traitCollection.userInterfaceStyle
    if style != window.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
    frame = window.bounds
    back.frame = bounds
    let isDark = style == .dark
    let (previewFrame, menuFrame) = frames()
    UIView.performWithoutAnimation {
      window.addSubview(self)
      self.preview?.center = CGPoint(x: self.source.midX, y: self.source.midY)
      self.place(self.panel, menuFrame, from: previewFrame)
      self.panel?.layoutIfNeeded()
      self.panel?.alpha = 0
      self.panel?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    }
    UIView.animate(
      withDuration: 0.4, delay: 0, pacing: .spring(Self.spring), options: .allowUserInteraction,
      animations: {
        if self.preview != nil {
          self.back.effect = UIBlurEffect(
            style: isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight)
        }
        self.preview?.center = CGPoint(x: previewFrame.midX, y: previewFrame.midY)
        self.panel?.alpha = 1
        self.panel?.transform = .identity
      }, completion: nil)
  }

  /// Takes the menu away, then calls `then`.
  func end(then: (() -> Void)? = nil) {
    guard !isEnding else { return }
    isEnding = true
    willEnd?()
    UIView.animate(
      withDuration: 0.3, delay: 0, pacing: .spring(Self.spring), options: [],
      animations: {
        self.back.effect = nil
        self.preview?.center = CGPoint(x: self.source.midX, y: self.source.midY)
        self.panel?.alpha = 0
        self.panel?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      },
      completion: { _ in
        self.removeFromSuperview()
        self.didEnd?()
        then?()
      })
  }

  private func panelDidChange() {
    let (previewFrame, menuFrame) = frames()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.preview?.center = CGPoint(x: previewFrame.midX, y: previewFrame.midY)
      self.place(self.panel, menuFrame, from: previewFrame)
      self.panel?.layoutIfNeeded()
    }
  }

  /// Gives the panel its frame; it grows from the corner next to what it is about.
  private func place(_ panel: MenuPanel?, _ frame: CGRect, from origin: CGRect) {
    guard let panel else { return }
    let x = min(1, max(0, (origin.midX - frame.minX) / max(frame.width, 1)))
    let isBelow = frame.minY >= origin.maxY - 1
    panel.layer.anchorPoint = CGPoint(x: x, y: isBelow ? 0 : 1)
    panel.cover(frame)
  }

  /// Where preview and menu lie: the menu below what it is about, or above where there is no room, and both
  /// inside the screen.
  private func frames() -> (preview: CGRect, menu: CGRect) {
    let safe = safeAreaInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, Self.margin), left: Self.margin,
        bottom: max(safe.bottom, Self.margin), right: Self.margin))
    var about = source
    if let preview {
      about = CGRect(
        x: source.midX - preview.bounds.width / 2, y: source.midY - preview.bounds.height / 2,
        width: preview.bounds.width, height: preview.bounds.height)
      about.origin.x = max(area.minX, min(area.maxX - about.width, about.minX))
    }
    let gap: CGFloat = preview == nil ? 8 : 16
    var size = panel?.sizeThatFits(CGSize(width: 0, height: area.height)) ?? .zero
    if preview == nil { size.height = min(size.height, area.height) }
    let below = area.maxY - about.maxY - gap
    let above = about.minY - area.minY - gap
    var menu = CGRect(origin: .zero, size: size)
    menu.origin.x = max(
      area.minX,
      min(
        area.maxX - size.width,
        about.midX > bounds.midX + 1 ? about.maxX - size.width : about.minX))
    if preview == nil {
      let isBelow = below >= size.height || below >= above
      menu.size.height = min(size.height, max(MenuPanel.row, isBelow ? below : above))
      menu.origin.y = isBelow ? about.maxY + gap : about.minY - gap - menu.height
      return (about, menu)
    }
    // A preview moves so that the menu finds room below it.
    let whole = about.height + gap + size.height
    let top = max(area.minY, min(about.minY, area.maxY - whole))
    about.origin.y = top
    menu.origin.y = about.maxY + gap
    menu.size.height = min(size.height, max(MenuPanel.row, area.maxY - menu.minY))
    return (about, menu)
  }

  // MARK: Touches beside the menu

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let preview, let previewTouched, let point = touches.first?.location(in: self),
      preview.frame.contains(point)
    {
      return end(then: previewTouched)
    }
    end()
  }
}
