import CoreGraphics

/// What a view that is configured may depend on.
@MainActor
public protocol UIConfigurationState {
  /// A state of views with these traits, with nothing else.
  init(traitCollection: UITraitCollection)
  /// What the interface is like where the view lies.
  var traitCollection: UITraitCollection { get set }
  /// A value of the author's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a value of the author's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a cell is like.
@MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// What a drag that began at a cell does with it; none begins here.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// What a drag over a cell does with it; none comes here.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isExpanded = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// What a header or footer is like.
@MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// What of any state changes how rows of the system look.
enum RowCondition: Equatable {
  case normal
  case highlighted
  case selected
  case disabled

  @MainActor
  init(_ state: any UIConfigurationState) {
    let (disabled, selected, highlighted) =
      switch state {
      case let cell as UICellConfigurationState:
        (cell.isDisabled, cell.isSelected, cell.isHighlighted)
      case let view as UIViewConfigurationState:
        (view.isDisabled, view.isSelected, view.isHighlighted)
      default: (false, false, false)
      }
    self = disabled ? .disabled : selected ? .selected : highlighted ? .highlighted : .normal
  }
}
