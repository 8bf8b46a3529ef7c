import CoreGraphics
import QuartzCore
import VirtualTime

/// The window of the keyboard, in front of all others and touched only where the keyboard is.
final class KeyboardWindow: UIWindow {
  static let level = UIWindow.Level(rawValue: 10_000_000)

  let panel = KeyboardPanel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Self.level
    addSubview(panel)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// A keyboard without keys, or the view that stands in its place, under the view on top of it.
final class KeyboardPanel: UIView {
  private let plain = UIView()
  private var accessory: UIView?
  private var input: UIView?
  private var accessoryHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plain)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the panel shows from now on.
  func show(_ keyboard: WantedKeyboard) {
    if accessory !== keyboard.accessory {
      accessory?.removeFromSuperview()
      accessory = keyboard.accessory
    }
    if input !== keyboard.input {
      input?.removeFromSuperview()
      input = keyboard.input
    }
    accessoryHeight = keyboard.accessoryHeight
    for view in [input, accessory].compactMap({ $0 }) where view.superview !== self {
      addSubview(view)
    }
    plain.isHidden = input != nil || keyboard.height <= keyboard.accessoryHeight
    if !plain.isHidden {
      let light = UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
      let dark = UIColor(red: 43 / 255, green: 43 / 255, blue: 45 / 255, alpha: 1)
      plain.backgroundColor =
        switch keyboard.appearance {
        case .dark: dark
        case .light: light
        case .default: .onScreen(light: light, dark: dark)
        }
    }
    backgroundColor = input == nil ? nil : plain.backgroundColor
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Takes out what does not belong to the keyboard.
  func clear() {
    for view in [input, accessory] { if view?.superview === self { view?.removeFromSuperview() } }
    (input, accessory) = (nil, nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    let below = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: bounds.height - accessoryHeight)
    accessory?.frame = above
    input?.frame = below
    plain.frame = below
  }
}

/// What a first responder wants at the lower edge of the screen.
@MainActor
struct WantedKeyboard {
  /// Points, all together.
  var height: CGFloat
  var accessory: UIView?
  var accessoryHeight: CGFloat
  /// In place of the keyboard; nil: the keyboard.
  var input: UIView?
  var appearance: UIKeyboardAppearance

  /// Nil where `responder` wants nothing there. Who lies in the view on top of the keyboard that is `shown`
  /// keeps it there.
  init?(for responder: UIResponder?, on screen: CGSize, shown: WantedKeyboard?) {
    guard let responder else { return nil }
    let chain = Array(sequence(first: responder, next: \.next))
    var typist = responder as? any UIKeyInput
    if let view = responder as? UITextView, !view.isEditable { typist = nil }
    accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    if let around = shown?.accessory, (responder as? UIView)?.isDescendant(of: around) == true {
      accessory = around
    }
    input =
      typist != nil || responder.inputView != nil
      ? chain.lazy.compactMap(\.inputView).first : nil
    appearance = typist?.keyboardAppearance ?? .default
    accessoryHeight = accessory.map { Self.height(of: $0, in: screen) } ?? 0
    height = accessoryHeight
    if let input {
      height += Self.height(of: input, in: screen)
    } else if let typist {
      height += KeyboardMeasures(screen: screen).height(for: typist)
    }
    guard height > 0 else { return nil }
  }

  private static func height(of view: UIView, in screen: CGSize) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
    return view.systemLayoutSizeFitting(CGSize(width: screen.width, height: 0)).height
  }

  /// True when the views are the same and the height too.
  func isSame(as other: WantedKeyboard) -> Bool {
    height == other.height && accessory === other.accessory && input === other.input
      && appearance == other.appearance
  }
}
