public import CoreGraphics

/// Something that a reader of the screen could do with an object; nobody reads here.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; true where that worked.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it looks like in a list.
  open var image: UIImage?
  /// Who does it, unless there is a handler.
  open weak var target: AnyObject?
  /// By which method.
  open var selector: Selector
  /// What does it.
  open var actionHandler: Handler?

  /// An action that is a method of `target`.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action that is a method of `target`, with a picture.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// An action that `actionHandler` does.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.image = image
    self.actionHandler = actionHandler
  }

  /// The name with how it is spoken; without attributes here.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
}

/// Another way for a reader to go through content; nobody reads here.
@MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way to look for the next thing.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// Finds the next thing.
  public typealias Search =
    @MainActor (
      UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult?

  /// What it is called.
  open var name: String
  /// Finds the next thing.
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// What a reader is at, and which way it goes on.
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// What it is at.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Which way it goes on.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}

/// What a search found.
@MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The thing.
  open weak var targetElement: AnyObject?
  /// The part of its text.
  open var targetRange: UITextRange?

  public init(targetElement: AnyObject?, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
