public import CoreGraphics

/// Something beside the content of a row of a list: a sign, a text, a view of one's own.
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// How much room is kept for an accessory.
  public enum LayoutDimension: Sendable {
    /// As much as it needs.
    case actual
    /// As much as all of its kind.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case checkmark
    case customView(UIView)
    case delete
    case detail
    case disclosureIndicator
    case insert
    case label
    case multiselect
    case outlineDisclosure
    case reorder
  }

  /// At which side a view of one's own lies.
  public enum Placement {
    /// Finds the index among the accessories that lie at that side already.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the first accessory of that type; without one, the first.
    @MainActor
    public static func position(before type: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// After the last accessory of that type; without one, the last.
    @MainActor
    public static func position(after type: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// What an accessory does when it is touched.
  public typealias ActionHandler = @MainActor () -> Void

  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  /// Its index among those at its side; nil: the system's.
  let position: Placement.Position?
  var isHidden = false
  var reserved: LayoutDimension?
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var text: String?
  var font: UIFont?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var keepsSize = false
  var action: ActionHandler?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool,
    position: Placement.Position? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.position = position
  }

  private func with(_ look: any AccessoryLook) -> Self {
    var copy = self
    copy.isHidden = look.isHidden ?? false
    copy.reserved = look.reservedLayoutWidth
    copy.tintColor = look.tintColor
    return copy
  }

  // MARK: Kinds

  /// An arrow head: the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, isLeading: false).with(options)
  }

  /// An arrow head that turns down while the items below the row's in an outline are shown. A touch shows
  /// or hides them, or runs `actionHandler` instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, isLeading: false).with(options)
    accessory.outlineStyle = options.style
    accessory.action = actionHandler
    return accessory
  }

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isLeading: false).with(options)
  }

  /// A minus on red: a touch shows what can be done at the trailing side, or runs `actionHandler`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, isLeading: true).with(options)
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A plus on green: a touch runs `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, isLeading: true).with(options)
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A grip by which a finger moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isLeading: false).with(options)
  }

  /// An empty circle, or a tick where the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, isLeading: true).with(options)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// A letter in a circle: a touch runs `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, isLeading: false).with(options)
    accessory.action = actionHandler
    return accessory
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, isLeading: false).with(options)
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let position: Placement.Position
    let isLeading: Bool
    switch configuration.placement {
    case .leading(let when, let chosen): (displayed, position, isLeading) = (when, chosen, true)
    case .trailing(let when, let chosen): (displayed, position, isLeading) = (when, chosen, false)
    }
    var accessory = UICellAccessory(
      .customView(configuration.customView), displayed, isLeading: isLeading, position: position)
    accessory.isHidden = configuration.isHidden ?? false
    accessory.reserved = configuration.reservedLayoutWidth
    accessory.tintColor = configuration.tintColor
    accessory.keepsSize = configuration.maintainsFixedSize ?? false
    return accessory
  }

  // MARK: Order

  /// Where the system's accessories stand at their side, from the leading one.
  private var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .customView: 3
    case .label: 4
    case .checkmark: 5
    case .detail: 6
    case .disclosureIndicator: 7
    case .outlineDisclosure: 8
    case .reorder: 9
    }
  }

  /// Those of one side that are shown, from the leading one on.
  static func shown(_ all: [UICellAccessory], isLeading: Bool, isEditing: Bool)
    -> [UICellAccessory]
  {
    let here = all.filter {
      $0.isLeading == isLeading && !$0.isHidden
        && ($0.displayed == .always || ($0.displayed == .whenEditing) == isEditing)
    }
    var result = here.filter { $0.position == nil }.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
    for own in here {
      guard let position = own.position else { continue }
      result.insert(own, at: min(max(0, position(result)), result.count))
    }
    return result
  }
}

/// What every kind of accessory can be given.
@MainActor
protocol AccessoryLook {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}
