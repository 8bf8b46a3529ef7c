public import UIKit
import VirtualTime

/// The domain of errors of the store.
public let SKErrorDomain = "SKErrorDomain"

/// Why something about the store failed.
public struct SKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { SKErrorDomain }
  public static var errorDomain: String { SKErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SKError

    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
  }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }

  static func made(_ code: Code) -> SKError {
    SKError(code, userInfo: frameworkErrorInfo(SKErrorDomain, code.rawValue))
  }
}

/// How a purchase stands.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// Something to buy.
@MainActor
open class SKPayment: NSObject {
  public let productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

/// The same while it is written.
@MainActor
open class SKMutablePayment: SKPayment {
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}

/// A purchase on its way.
@MainActor
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  public let error: (any Error)?

  init(_ payment: SKPayment, _ error: any Error) {
    (self.payment, self.error) = (payment, error)
    super.init()
  }
}

/// What the user buys: nothing. Payments are not allowed, which is noted: each fails.
@MainActor
open class SKPaymentQueue: NSObject {
  private struct WeakObserver {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private var observers: [WeakObserver] = []
  open private(set) var transactions: [SKPaymentTransaction] = []

  override init() { super.init() }

  /// The scene's.
  open class func `default`() -> SKPaymentQueue { SceneContext.active.service { SKPaymentQueue() } }

  /// False: there is no store.
  open class func canMakePayments() -> Bool { false }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(WeakObserver(object: observer))
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Fails after what is being done now.
  open func add(_ payment: SKPayment) {
    note()
    let transaction = SKPaymentTransaction(payment, SKError.made(.paymentNotAllowed))
    transactions.append(transaction)
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }

  /// Fails after what is being done now.
  open func restoreCompletedTransactions() {
    note()
    tell {
      $0.paymentQueue(
        $1, restoreCompletedTransactionsFailedWithError: SKError.made(.paymentNotAllowed))
    }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  private func tell(
    _ body: @escaping @MainActor (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void
  ) {
    DispatchQueue.main.async {
      for observer in self.observers.compactMap(\.object) { body(observer, self) }
    }
  }

  private func note() {
    SceneContext.active.unsupported("purchases (not allowed)", at: "SKPaymentQueue")
  }
}

/// Hears of purchases.
@MainActor
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}
