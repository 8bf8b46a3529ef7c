public import CoreGraphics
import VirtualTime

/// Changes attributes of text by what they are.
public struct UIConfigurationTextAttributesTransformer {
  /// What it does.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour by what it is.
public struct UIConfigurationColorTransformer {
  /// What it does.
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A grey as light as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { gray($0) }
  }

  private static func gray(_ color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

extension UIButton {
  /// What a button shows and how, in the looks of iOS 15.
  @MainActor
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// How title and subtitle stand to one another.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, or a little rounder as text grows, which here it does not.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    enum Look { case plain, gray, tinted, filled }

    let look: Look

    /// What lies behind.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { sizeDidChange() } }
    /// The colour of title and picture; nil: as the look says.
    public var baseForegroundColor: UIColor?
    /// The colour that the background has or is mixed from; nil: as the look says.
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// True: a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// Changes the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title; setting it drops its attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line below the title; setting it drops its attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    /// Changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Between the edges and the content, points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// At which side of the titles the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and titles, points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// False: a selected button looks as one that is not.
    public var automaticallyUpdateForSelection = true

    init(_ look: Look) {
      self.look = look
      contentInsets = Self.insets(.medium)
      background.cornerRadius = 5.95
    }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain` on phones.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray` on phones.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted` on phones.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled` on phones.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets `contentInsets` to those of the size.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(buttonSize) }

    /// The configuration; what depends on the button's state is added when it is shown.
    public func updated(for button: UIButton) -> Configuration { self }

    private mutating func sizeDidChange() { contentInsets = Self.insets(buttonSize) }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let (y, x): (CGFloat, CGFloat) =
        switch size {
        case .medium: (7, 12)
        case .small, .mini: (5, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }
  }
}
