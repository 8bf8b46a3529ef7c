public import CoreGraphics
import VirtualTime

/// A box in which text is set.
@MainActor
open class NSTextContainer: NSObject {
  /// Points; a side of 0 is without limit. A text view sets it.
  open var size: CGSize { didSet { if size != oldValue { didChange?() } } }

  /// Points between the sides of the box and the lines.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }

  /// The most lines shown; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }

  /// How the last line ends where there are no more.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }

  /// Text would keep clear of these; it does not here, which is noted.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      SceneContext.active.unsupported("exclusion paths", at: "NSTextContainer")
    }
  }

  /// True: as wide as the text view.
  open var widthTracksTextView = false { didSet { didChange?() } }

  /// Stored: a text view's box is as high as its text.
  open var heightTracksTextView = false

  /// The manager that the box is in.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when text has to be set anew.
  final var didChange: (() -> Void)?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A box without limits.
  public convenience override init() { self.init(size: .zero) }

  /// How wide lines may be; nil: any.
  final var lineWidth: Double? {
    size.width > 0 && size.width < 1e7 ? Double(max(0, size.width - 2 * lineFragmentPadding)) : nil
  }
}
