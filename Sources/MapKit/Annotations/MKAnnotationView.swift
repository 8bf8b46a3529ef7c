public import CoreGraphics
public import UIKit
import VirtualTime

/// How much an annotation's view wants to be seen where several lie over each other.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// How a view lies over others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

/// Whether words beside a marker are seen.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}

/// A thing on a map as it is seen: a picture unless a subclass draws something else. The view's middle lies at
/// the place, moved by `centerOffset`.
@MainActor
open class MKAnnotationView: UIView {
  /// How far a view that is carried has come.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
  }

  /// Which outline counts where views lie over each other.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  private let picture = UIImageView(frame: .zero)

  public let reuseIdentifier: String?
  /// What the view shows.
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  /// The map that the view lies on.
  weak var map: MKMapView?
  /// What the view shows; the view becomes as large.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return }
      bounds.size = image.size
      picture.frame = bounds
    }
  }
  /// From the place to the view's middle, points; y down.
  open var centerOffset = CGPoint.zero { didSet { map?.placeAnnotations() } }
  /// From the middle of the upper edge to the tip of the callout, points.
  open var calloutOffset = CGPoint.zero
  /// Stored.
  open var accessoryOffset = CGPoint.zero
  /// False: a tap passes the view by.
  open var isEnabled = true
  open var isHighlighted = false
  /// True while it is the map's selected one. Set by the map.
  open var isSelected: Bool {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }
  private var chosen = false
  /// Whether a callout with the annotation's title is shown when the view is selected.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  /// In place of the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Stored: views are not carried.
  open var isDraggable = false
  open var dragState = DragState.none
  /// Stored: things near each other are not gathered.
  open var clusteringIdentifier: String? {
    didSet {
      guard clusteringIdentifier != nil else { return }
      SceneContext.active.unsupported("clusters of annotations", at: "MKAnnotationView")
    }
  }
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle
  /// Nil: nothing is gathered.
  open var cluster: MKAnnotationView? { nil }

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// A view that a map makes of a class it was told: through the class's own
  /// `init(annotation:reuseIdentifier:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(annotation: nil, reuseIdentifier: identifier)
  }

  private func setUp() { addSubview(picture) }

  /// The view is to show something else.
  open func prepareForReuse() {}

  /// The view is about to be shown.
  open func prepareForDisplay() {}

  /// The view has become the map's selected one, or is so no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { chosen = selected }

  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Another thing is to be shown, or its text changed.
  func annotationDidChange() {}

  /// The view comes onto the map.
  func appear() {}

  /// Where the tip of the callout is, in the view's space.
  var calloutAnchor: CGPoint {
    CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.minY + calloutOffset.y)
  }
}

@available(swift, deprecated: 99, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

extension MKAnnotationView {
  @available(swift, deprecated: 99, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isDraggable")
  public var draggable: Bool {
    get { isDraggable }
    set { isDraggable = newValue }
  }
}
