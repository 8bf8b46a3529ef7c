public import CoreGraphics

/// An object that events can reach: a view, a window or a view controller.
@MainActor
open class UIResponder: NSObject {
  /// Who gets what this object leaves: a view's controller or superview, a controller's
  /// superview.
  open var next: UIResponder? { nil }
}

/// Something that happened to a view.
@MainActor
open class UIEvent: NSObject {}
