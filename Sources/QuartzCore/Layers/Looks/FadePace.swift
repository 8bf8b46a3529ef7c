import CoreGraphics

/// How long a change takes that was made in one transaction and is drawn in another.
@MainActor
struct FadePace {
  private let duration: CFTimeInterval
  private let timingFunction: CAMediaTimingFunction?

  /// As `transactions` say now; nil while they disable actions.
  init?(of transactions: TransactionStack) {
    if transactions.disableActions { return nil }
    duration = transactions.duration
    timingFunction = transactions.timingFunction
  }

  /// Runs `body` in a transaction of this duration and timing.
  func apply(_ body: () -> Void) {
    let transactions = TransactionStack.active
    transactions.begin()
    transactions.setValue(duration, forKey: kCATransactionAnimationDuration)
    transactions.setValue(timingFunction, forKey: kCATransactionAnimationTimingFunction)
    body()
    transactions.commit()
  }
}
