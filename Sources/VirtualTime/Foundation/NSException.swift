public import Foundation

/// The name of an error of the programmer.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let objectNotAvailableException = NSExceptionName(
    "NSObjectNotAvailableException")
}

/// An error of the programmer: raised, it ends the program.
open class NSException: NSObject {
  /// What kind of error.
  public let name: NSExceptionName
  /// What is wrong, for people.
  public let reason: String?

  /// An error with words.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    super.init()
  }

  /// Ends the program with the error's words.
  open func raise() {
    preconditionFailure("\(name.rawValue): \(reason ?? "without a reason")")
  }

  open override var description: String { reason ?? name.rawValue }
}

/// Does `body` alone: one line of work needs no lock.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Lets others in again.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// Does `body`; what it leaves is freed at once in any case.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
