public import CoreGraphics

/// Changes of layers that become visible together. Changes outside any transaction belong to the
/// implicit one, committed at the end of the turn.
@MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the current one.
  open class func begin() { TransactionStack.active.begin() }

  /// Ends the transaction begun last; ignored when there is none.
  open class func commit() { TransactionStack.active.commit() }

  /// Commits the implicit transaction now; inside transactions that were begun, when the outermost
  /// of them is committed.
  open class func flush() { TransactionStack.active.flush() }

  /// Keeps other threads from changing layers. There are none: layers belong to the main actor.
  open class func lock() {}

  /// Ends what `lock()` began.
  open class func unlock() {}

  /// Duration in seconds of animations that have none; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.active.duration }

  /// Seconds; for what is changed from now on in this transaction.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pacing that every animation gets that is added, whatever its own; nil leaves explicit ones
  /// theirs and implicit ones the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.active.timingFunction
  }

  /// For what is changed from now on in this transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// True while changes run no actions.
  open class func disableActions() -> Bool { TransactionStack.active.disableActions }

  /// True: what is changed from now on in this transaction jumps.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The block set last, here or in a transaction around.
  open class func completionBlock() -> (() -> Void)? {
    value(forKey: kCATransactionCompletionBlock) as? () -> Void
  }

  /// Runs `block` when all animations added from now on in this transaction have ended; at the
  /// next turn when there are none. A block set before still runs.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// The value under `key`, here or in a transaction around.
  open class func value(forKey key: String) -> Any? {
    TransactionStack.active.value(forKey: key)
  }

  /// Stores any value for the rest of this transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.active.setValue(anObject, forKey: key)
  }
}

/// Key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// Key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
