public import UIKit
import VirtualTime

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// Whether an app may see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// Why something about contacts failed.
public struct CNError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { CNErrorDomain }
  public static var errorDomain: String { CNErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CNError

    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// The user's contacts. Nobody is asked for permission here: whoever asks is refused, which is noted, and everything
/// else fails.
@MainActor
open class CNContactStore: NSObject {
  private final class Permission {
    var status = CNAuthorizationStatus.notDetermined
  }

  public override init() { super.init() }

  private static var permission: Permission { SceneContext.active.service { Permission() } }

  private static var refusal: CNError {
    CNError(
      .authorizationDenied, userInfo: [NSLocalizedDescriptionKey: "Access Denied"])
  }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    permission.status
  }

  private static func refuse() {
    if permission.status == .notDetermined {
      SceneContext.active.unsupported(
        "the user's contacts (permission is refused)", at: "CNContactStore")
    }
    permission.status = .denied
  }

  /// Is refused.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      Self.refuse()
      completionHandler(false, Self.refusal)
    }
  }

  /// Is refused.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Self.refuse()
    throw Self.refusal
  }

  private func failed() -> CNError {
    Self.refuse()
    return Self.refusal
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw failed() }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw failed() }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, inout Bool) -> Void
  ) throws { throw failed() }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw failed() }

  open func groups(matching predicate: NSPredicate?) throws -> [NSObject] { throw failed() }

  open func defaultContainerIdentifier() -> String { "" }
}

/// Which contacts are looked for, and what of them.
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var unifyResults = true
  open var mutableObjects = false
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// What is to be changed; it never is.
open class CNSaveRequest: NSObject {
  public override init() { super.init() }

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
