import CoreGraphics

/// Makes a controller again that was shown when the app ended; never asked here.
@MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller that is found by these identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
