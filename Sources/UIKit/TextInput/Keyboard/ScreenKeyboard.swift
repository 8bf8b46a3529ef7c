import CoreGraphics
import QuartzCore
import VirtualTime

/// The keyboard of a scene's screen: comes and goes with the first responder, and tells of it.
///
/// What is drawn is a plain panel, which the ledger notes once; views that are given in place of the keyboard
/// and on top of it are shown.
@MainActor
final class ScreenKeyboard {
  /// What notifications say, seconds. The panel itself moves as the curve has it.
  static let duration = 0.25
  /// The number of the keyboard's curve in notifications.
  static let curve = 7

  /// How deep changes of the first responder are in one another.
  private var depth = 0
  /// What is shown; nil: nothing.
  private var shown: WantedKeyboard?
  /// Where the panel is, or is going, in points of the screen; below the screen while nothing is shown.
  private(set) var frame: CGRect
  /// Counts movements, so that only the last one is told to be over.
  private var movement = 0
  private var window: KeyboardWindow?
  private var isPreparing = false
  private let room = KeyboardRoom()
  /// What follows the keyboard in the layout of views.
  var guides: [Weakly<UIKeyboardLayoutGuide>] = []
  /// Where on the screen what is shown begins, points; nil: nothing is shown.
  var top: CGFloat? { shown == nil ? nil : frame.minY }

  static var active: ScreenKeyboard { SceneContext.active.service { ScreenKeyboard() } }

  private init() {
    let screen = UIScreen.main.bounds
    frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
  }

  /// Changes the first responder, after which the keyboard follows: once, however many changes are in one
  /// another.
  func changing<Result>(_ change: () -> Result) -> Result {
    depth += 1
    let result = change()
    depth -= 1
    if depth == 0 { follow() }
    return result
  }

  /// What the first responder wants may have changed: follows at the end of the turn.
  func prepare() {
    guard !isPreparing else { return }
    isPreparing = true
    let context = SceneContext.active
    context.schedule(at: context.clock.now) { [weak self] in
      self?.isPreparing = false
      self?.follow()
    }
  }

  /// Shows what the first responder wants.
  private func follow() {
    let screen = UIScreen.main.bounds.size
    let wanted = WantedKeyboard(
      for: TouchScreen.active.firstResponder, on: screen, shown: shown)
    switch (shown, wanted) {
    case (nil, nil): return
    case (let old?, let new?) where old.isSame(as: new): return
    default: break
    }
    let begin = frame
    let wasShown = shown != nil
    shown = wanted
    frame =
      if let wanted {
        CGRect(x: 0, y: screen.height - wanted.height, width: screen.width, height: wanted.height)
      } else {
        CGRect(x: 0, y: screen.height, width: screen.width, height: begin.height)
      }
    // One that comes up is as high below the screen as it will be.
    let start =
      wasShown
      ? begin : CGRect(x: 0, y: screen.height, width: screen.width, height: frame.height)
    movement += 1
    let names: [Notification.Name] =
      wanted != nil
      ? [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ]
      : [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ]
    let info = Self.info(from: start, to: frame)
    for name in names { post(name, info) }
    move(wanted, from: start)
    room.keep(clearOf: wanted == nil ? nil : frame.minY, for: TouchScreen.active.firstResponder)
    moveGuides()
    tellOfEnd(isShown: wanted != nil, info, movement)
  }

  /// Lays views out anew whose constraints are about the keyboard, as it moves.
  private func moveGuides() {
    guides.removeAll { $0.object?.owningView == nil }
    let views = guides.compactMap { $0.object?.owningView }.filter { $0.window != nil }
    guard !views.isEmpty else { return }
    for view in views { view.constraintsDidChange() }
    animate { for view in views { view.window?.layoutIfNeeded() } }
  }

  private func tellOfEnd(isShown: Bool, _ info: [AnyHashable: Any], _ movement: Int) {
    let context = SceneContext.active
    let names: [Notification.Name] =
      isShown
      ? [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      : [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
    context.schedule(at: context.clock.now + UIView.keyboardSpringDuration) { [weak self] in
      guard let self, self.movement == movement else { return }
      if !isShown { self.takeAway() }
      for name in names { self.post(name, info) }
    }
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  /// What notifications tell.
  private static func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      "UIKeyboardBoundsUserInfoKey":
        NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
      "UIKeyboardCenterBeginUserInfoKey":
        NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
      "UIKeyboardCenterEndUserInfoKey":
        NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
    ]
  }

  // MARK: The panel

  private func move(_ wanted: WantedKeyboard?, from start: CGRect) {
    guard let wanted else {
      guard let window else { return }
      return animate { window.panel.frame = self.frame }
    }
    let window = self.window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    self.window = window
    UIView.performWithoutAnimation {
      if window.isHidden {
        window.isHidden = false
        window.panel.frame = start
      }
      window.panel.show(wanted)
    }
    if wanted.input == nil, wanted.height > wanted.accessoryHeight {
      if SceneContext.active.ledger.entries.allSatisfy({ $0.feature != Self.missing }) {
        SceneContext.active.unsupported(Self.missing, at: "the screen")
      }
    }
    animate { window.panel.frame = self.frame }
  }

  private static let missing = "the keys of a keyboard"

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [
        UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16), .beginFromCurrentState,
        .allowUserInteraction, .overrideInheritedCurve, .overrideInheritedDuration,
        .overrideInheritedOptions,
      ], animations: change)
  }

  private func takeAway() {
    window?.panel.clear()
    window?.isHidden = true
  }

  // MARK: Fingers

  /// A finger that drags a scroll view is at `y` of the screen: the panel stays below it.
  func follow(finger y: CGFloat) {
    guard shown != nil, let window else { return }
    let offset = min(frame.height, max(0, y - frame.minY))
    UIView.performWithoutAnimation {
      window.panel.frame = frame.offsetBy(dx: 0, dy: offset)
    }
  }

  /// The finger has left with a speed of `speed` points a second downwards: a panel it has pushed goes on
  /// out of sight, or comes back.
  func letGo(speed: CGFloat) {
    guard shown != nil, let window, window.panel.frame != frame else { return }
    if speed >= 0 {
      TouchScreen.active.firstResponder?.resignFirstResponder()
    } else {
      animate { window.panel.frame = self.frame }
    }
  }
}
