public import CoreGraphics
import VirtualTime

/// A relation between two measures of views: `first = multiplier · second + constant`, or at most,
/// or at least that.
@MainActor
open class NSLayoutConstraint: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  /// The view or guide whose measure is on the left.
  public final private(set) weak var firstItem: AnyObject?
  /// Which measure is on the left.
  public final let firstAttribute: Attribute
  /// How both sides compare.
  public final let relation: Relation
  /// The view or guide whose measure is on the right; nil for a constant alone.
  public final private(set) weak var secondItem: AnyObject?
  /// Which measure is on the right.
  public final let secondAttribute: Attribute
  /// The factor of the right measure.
  public final let multiplier: CGFloat

  /// What is added on the right, points. The views move in the next layout.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      checkNumbers()
      holder?.constraintsDidChange()
    }
  }

  /// How strongly it is wanted; `required` unless changed.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name to find the constraint by.
  open var identifier: String?

  /// Stored; there are no archives.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// Which of all constraints of the scene it was to become active.
  final var order = 0

  /// A constraint that is not active yet. Without `view2` its attribute is `notAnAttribute`, or a width
  /// or height, and the measure is compared with the constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = Self.item(view1)
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.flatMap { Self.item($0) }
    secondAttribute = attr2
    isOfConstant =
      attr2 == .notAnAttribute || view2 == nil && (attr2 == .width || attr2 == .height)
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// A constraint of nothing, which says nothing: what a property holds until it gets its own.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// The constraint has been loaded from a storyboard or xib.
  open func awakeFromNib() {}

  private static func item(_ value: Any) -> (any LayoutItem)? {
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide
  }

  /// True while it takes part in layout. Setting it adds the constraint to the nearest view around
  /// its items, or takes it away.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.letGo(of: self) } }
  }

  /// The views that the items are or belong to.
  final var owners: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutOwner }
  }

  /// True when it compares with a constant alone. Widths and heights of nothing count as none, as code
  /// for iOS relies on.
  final let isOfConstant: Bool

  /// True when an item that is needed is gone.
  final var lacksItem: Bool { firstItem == nil || (!isOfConstant && secondItem == nil) }

  /// Notes numbers that place nothing. Being no less or no more than anything is none of them.
  private func checkNumbers() {
    let isPlain = relation == .equal ? constant.isPlain : !constant.isNaN
    SceneContext.check(
      "a constraint", isPlain && multiplier.isPlain && !priority.rawValue.isNaN,
      at: identifier ?? firstItem.map { "\(type(of: $0))" } ?? "a constraint")
  }

  private func activate() {
    guard holder == nil else { return }
    checkNumbers()
    let owners = self.owners
    let around = owners.first?.withSuperviews.first { view in
      owners.allSatisfy { $0.isDescendant(of: view) }
    }
    guard let around, !lacksItem, owners.count == (secondItem == nil ? 1 : 2) else {
      SceneContext.active.unsupported(
        "a constraint between views that lie in no common view", at: identifier ?? "a constraint")
      return
    }
    around.hold(self)
  }
}
