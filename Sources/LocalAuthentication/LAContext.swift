public import UIKit
import VirtualTime

/// By what a user proves who he is.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// What the device can know its owner by.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  @available(swift, deprecated: 99, renamed: "none")
  public static let LABiometryNone = LABiometryType.none
}

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user could not prove who he is.
public struct LAError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { LAErrorDomain }
  public static var errorDomain: String { LAErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    @available(swift, deprecated: 99, renamed: "biometryNotAvailable")
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    @available(swift, deprecated: 99, renamed: "biometryNotEnrolled")
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    @available(swift, deprecated: 99, renamed: "biometryLockout")
    public static let touchIDLockout = Code.biometryLockout
  }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
}

/// Whoever would be asked who he is. The device has no sensor and no passcode, so that nothing can be asked, which is
/// noted.
@MainActor
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data? { nil }
  /// None: there is no sensor.
  open var biometryType: LABiometryType { .none }

  public override init() { super.init() }

  private func refusal(_ policy: LAPolicy) -> LAError {
    SceneContext.active.unsupported("sensors of fingers and faces (none)", at: "LAContext")
    return policy == .deviceOwnerAuthentication
      ? LAError(
        .passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])
      : LAError(
        .biometryNotAvailable,
        userInfo: [NSLocalizedDescriptionKey: "Biometry is not available on this device."])
  }

  /// False, and why.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
    error = refusal(policy)._nsError
    return false
  }

  /// False.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSError?) -> Bool {
    _ = refusal(policy)
    return false
  }

  /// Fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let error = refusal(policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Throws.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(policy)
  }

  open func invalidate() {}
}
