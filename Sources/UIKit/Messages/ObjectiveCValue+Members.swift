public import QuartzCore

// Members that objects of several classes have: what is asked is of the object's class, whichever that is. An object
// without the member gives nil.
@MainActor
extension ObjectiveCValue {
  private func first<Value>(_ answers: (AnyObject) -> Value?...) -> Value? {
    guard let one = object.map({ $0 as AnyObject }) else { return nil }
    for answer in answers {
      if let value = answer(one) { return value }
    }
    return nil
  }

  /// The number by which a view or bar item is told apart.
  public var tag: Int! { first({ ($0 as? UIView)?.tag }, { ($0 as? UIBarItem)?.tag }) }
  /// The view that a view lies in.
  public var superview: UIView? { (object as? UIView)?.superview }
  /// The views that lie in a view.
  public var subviews: [UIView] { (object as? UIView)?.subviews ?? [] }
  /// Where a view or layer lies, in what it lies in.
  public var frame: CGRect! { first({ ($0 as? UIView)?.frame }, { ($0 as? CALayer)?.frame }) }
  /// The space of a view or layer itself.
  public var bounds: CGRect! { first({ ($0 as? UIView)?.bounds }, { ($0 as? CALayer)?.bounds }) }
  /// The middle of a view, in its superview.
  public var center: CGPoint! { (object as? UIView)?.center }
  /// How opaque a view is, from 0 to 1.
  public var alpha: CGFloat! { (object as? UIView)?.alpha }
  /// The layer of a view.
  public var layer: CALayer! { (object as? UIView)?.layer }
  /// Whether a view or layer is hidden.
  public var isHidden: Bool! {
    first({ ($0 as? UIView)?.isHidden }, { ($0 as? CALayer)?.isHidden })
  }
  /// The view of a gesture recogniser, touch or controller.
  public var view: UIView? {
    switch object {
    case let one as UIGestureRecognizer: one.view
    case let one as UITouch: one.view
    case let one as UIViewController: one.view
    default: nil
    }
  }
  /// Whether a control, bar item or recogniser answers.
  public var isEnabled: Bool! {
    first(
      { ($0 as? UIControl)?.isEnabled }, { ($0 as? UIBarItem)?.isEnabled },
      { ($0 as? UIGestureRecognizer)?.isEnabled })
  }
  /// Whether a control or cell is selected.
  public var isSelected: Bool! {
    first(
      { ($0 as? UIControl)?.isSelected }, { ($0 as? UITableViewCell)?.isSelected },
      { ($0 as? UICollectionViewCell)?.isSelected })
  }
  /// Whether a control or cell is highlighted.
  public var isHighlighted: Bool! {
    first(
      { ($0 as? UIControl)?.isHighlighted }, { ($0 as? UITableViewCell)?.isHighlighted },
      { ($0 as? UICollectionViewCell)?.isHighlighted })
  }
  /// Whether a switch is on.
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// The index of a segmented control's selection, from 0 on.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// The page that a control of pages shows, from 0 on.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The words on a button, as they are now.
  public var currentTitle: String? { (object as? UIButton)?.currentTitle }
  /// The label of a button.
  public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
  /// The title of a controller or bar item.
  public var title: String? {
    first({ ($0 as? UIViewController)?.title }, { ($0 as? UIBarItem)?.title })
  }
  /// The words of a label, a field or a text view.
  public var text: String! {
    first(
      { ($0 as? UILabel)?.text }, { ($0 as? UITextField)?.text }, { ($0 as? UITextView)?.text },
      { ($0 as? UISearchBar)?.text })
  }

  /// How many things a list, set or dictionary holds.
  public var count: Int! {
    first({ ($0 as? NSArray)?.count }, { ($0 as? NSDictionary)?.count }, { ($0 as? NSSet)?.count })
  }
  /// The length of a text or of data.
  public var length: Int! { first({ ($0 as? NSString)?.length }, { ($0 as? NSData)?.length }) }

  @available(swift, deprecated: 99, renamed: "isHidden")
  public var hidden: Bool! { isHidden }
  @available(swift, deprecated: 99, renamed: "isEnabled")
  public var enabled: Bool! { isEnabled }
  @available(swift, deprecated: 99, renamed: "isSelected")
  public var selected: Bool! { isSelected }
  @available(swift, deprecated: 99, renamed: "isHighlighted")
  public var highlighted: Bool! { isHighlighted }
  @available(swift, deprecated: 99, renamed: "isOn")
  public var on: Bool! { isOn }

  /// `value` of a slider or stepper, as the number that is asked for; zero for what has none.
  public func number<Number: BinaryFloatingPoint>() -> Number {
    switch object {
    case let slider as UISlider: Number(slider.value)
    case let stepper as UIStepper: Number(stepper.value)
    default: 0
    }
  }

  /// `value` of a slider or stepper, where nothing says which number.
  public func number() -> Float {
    (object as? UISlider)?.value ?? Float((object as? UIStepper)?.value ?? 0)
  }

  /// Takes a view or layer out of what it lies in.
  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }

  /// Whether the two are equal, as the object judges it.
  public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? false }

  /// Whether the two are equal, as texts, numbers and lists are.
  public func isEqual(to other: Any?) -> Bool {
    if let text = object as? String { return text == other as? String }
    return isEqual(other)
  }

  /// Adds an animation to a layer.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    (object as? CALayer)?.add(animation, forKey: key)
  }

  /// Where a touch or gesture is, in the space of `view`.
  public func location(in view: UIView?) -> CGPoint! {
    first(
      { ($0 as? UITouch)?.location(in: view) },
      { ($0 as? UIGestureRecognizer)?.location(in: view) })
  }

  /// How far a pan went, in the space of `view`.
  public func translation(in view: UIView?) -> CGPoint! {
    (object as? UIPanGestureRecognizer)?.translation(in: view)
  }

  /// How fast a pan is, in points a second of the space of `view`.
  public func velocity(in view: UIView?) -> CGPoint! {
    (object as? UIPanGestureRecognizer)?.velocity(in: view)
  }

  /// What a dictionary, or the user's defaults, hold for a key.
  public func object(forKey key: String) -> Any? {
    switch object {
    case let defaults as UserDefaults: defaults.object(forKey: key)
    case let entries as NSDictionary: entries[key]
    default: (object as? [String: Any])?[key]
    }
  }
}
