public import UIKit

public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"

public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done = 1
}

/// Would let the user tell others something. No service is set up, as on every phone since iOS 11.
@MainActor
open class SLComposeViewController: UIViewController {
  public let serviceType: String!
  open var completionHandler: (@MainActor (SLComposeViewControllerResult) -> Void)?

  /// False: no service is set up.
  open class func isAvailable(forServiceType serviceType: String?) -> Bool { false }

  /// Nil: no service is set up.
  public init!(forServiceType serviceType: String?) { nil }

  public required init?(coder: NSCoder) { nil }

  @discardableResult
  open func setInitialText(_ text: String?) -> Bool { false }
  @discardableResult
  open func add(_ image: UIImage?) -> Bool { false }
  @discardableResult
  open func add(_ url: URL?) -> Bool { false }
  @discardableResult
  open func removeAllImages() -> Bool { false }
  @discardableResult
  open func removeAllURLs() -> Bool { false }
}
