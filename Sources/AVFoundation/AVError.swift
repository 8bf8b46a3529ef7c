public import UIKit

/// What does not work here, as the framework says it.
public struct AVError: Error, Hashable, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case exportFailed = -11820
    case mediaServicesWereReset = -11819
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case noImageAtTime = -11832
    case operationNotAllowed = -11862
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// Why.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  /// The domain of such errors as objects.
  public static let errorDomain = "AVFoundationErrorDomain"
}

extension AVError: CustomNSError, LocalizedError {
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "The operation could not be completed" }
}
