import CoreGraphics

extension UICellAccessory {
  /// An arrow head: how it looks.
  @MainActor
  public struct DisclosureIndicatorOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A tick: how it looks.
  @MainActor
  public struct CheckmarkOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A letter in a circle: how it looks.
  @MainActor
  public struct DetailOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A minus: how it looks.
  @MainActor
  public struct DeleteOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// The colour behind it; nil: red.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A plus: how it looks.
  @MainActor
  public struct InsertOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// The colour behind it; nil: green.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A grip: how it looks.
  @MainActor
  public struct ReorderOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// Stored: no line stands before a grip.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// A circle to be ticked: how it looks.
  @MainActor
  public struct MultiselectOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// The colour behind a tick; nil: the tint.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// An arrow head that turns: how it looks.
  @MainActor
  public struct OutlineDisclosureOptions: AccessoryLook {
    /// What a touch does.
    public enum Style: Int, Sendable {
      /// As the row is a header or not.
      case automatic = 0
      /// One anywhere on the row turns it.
      case header = 1
      /// One on the sign turns it, one elsewhere selects the row.
      case cell = 2
    }

    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// What a touch does.
    public var style: Style

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      style: Style = .automatic
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.style = style
    }
  }

  /// A text: how it looks.
  @MainActor
  public struct LabelOptions: AccessoryLook {
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: the standard.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil: the row's tint, or grey.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// True: a font of a text style follows the size of text.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of one's own as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which side, when, and where among the others.
    public let placement: Placement
    /// True: it is not there.
    public var isHidden: Bool?
    /// How much room is kept for it; nil: as much as it needs.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its tint; nil: the row's.
    public var tintColor: UIColor?
    /// True: it keeps the size it has.
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
