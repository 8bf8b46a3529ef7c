/// A delegate that may have a window. As on a phone, who asks one of whatever class finds an optional of what the
/// property holds, `delegate?.window??.rootViewController`, and who asks a delegate's own class finds its property.
@MainActor
public protocol WindowOwner: AnyObject {}

extension WindowOwner {
  /// The window.
  public var window: UIWindow?? {
    switch self {
    case let delegate as any UIApplicationDelegate: .some(delegate.heldWindow)
    case let delegate as any UIWindowSceneDelegate: .some(delegate.heldWindow)
    default: nil
    }
  }
}
