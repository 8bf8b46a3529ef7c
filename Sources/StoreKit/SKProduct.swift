public import UIKit
import VirtualTime

/// Something in the store; there is nothing.
@MainActor
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// What a server told of products; nothing.
@MainActor
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// A question to the store.
@MainActor
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var isRunning = false

  override init() { super.init() }

  /// Fails after what is being done now: there is no network.
  open func start() {
    isRunning = true
    SceneContext.active.unsupported("the store (there is no network)", at: "\(type(of: self))")
    DispatchQueue.main.async {
      guard self.isRunning else { return }
      self.isRunning = false
      self.delegate?.request(self, didFailWithError: SKError.made(.unknown))
    }
  }

  open func cancel() { isRunning = false }
}

/// Asks for products.
@MainActor
open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) { super.init() }
}

/// Asks for the receipt.
@MainActor
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// Hears of a question.
@MainActor
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Hears of products.
@MainActor
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the user what he thinks of the app.
@MainActor
open class SKStoreReviewController: NSObject {
  /// Asks nothing, as a phone may decide too; noted.
  open class func requestReview() {
    SceneContext.active.unsupported("the question for a review", at: "SKStoreReviewController")
  }

  /// Asks nothing; noted.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
