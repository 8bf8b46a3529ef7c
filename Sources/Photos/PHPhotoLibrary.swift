public import UIKit
import VirtualTime

/// Whether an app may see photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What an app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The domain of errors of photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something about photos failed.
public struct PHPhotosError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  public static var errorDomain: String { PHPhotosErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = PHPhotosError

    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public static var userCancelled: Code { .userCancelled }
  public static var accessUserDenied: Code { .accessUserDenied }
}

/// The user's photos: none. Nobody is asked for permission here: whoever asks is refused, which is noted.
@MainActor
open class PHPhotoLibrary: NSObject {
  private var status = PHAuthorizationStatus.notDetermined

  override init() { super.init() }

  /// The scene's.
  open class func shared() -> PHPhotoLibrary { SceneContext.active.service { PHPhotoLibrary() } }

  open class func authorizationStatus() -> PHAuthorizationStatus { shared().status }

  open class func authorizationStatus(
    for accessLevel: PHAccessLevel
  ) -> PHAuthorizationStatus { shared().status }

  /// Is refused.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    let library = shared()
    DispatchQueue.main.async {
      library.refuse()
      handler(.denied)
    }
  }

  /// Is refused.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Is refused.
  @discardableResult
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    shared().refuse()
    return .denied
  }

  private func refuse() {
    if status == .notDetermined {
      SceneContext.active.unsupported(
        "the user's photos (permission is refused)", at: "PHPhotoLibrary")
    }
    status = .denied
  }

  private var refusal: PHPhotosError {
    PHPhotosError(
      .accessUserDenied, userInfo: frameworkErrorInfo(PHPhotosErrorDomain, 3311))
  }

  /// Fails without doing anything.
  open func performChanges(
    _ changeBlock: @escaping @MainActor () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      self.refuse()
      completionHandler?(false, self.refusal)
    }
  }

  /// Fails without doing anything.
  open func performChangesAndWait(_ changeBlock: @escaping @MainActor () -> Void) throws {
    refuse()
    throw refusal
  }

  /// Nothing changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What changed; nothing.
@MainActor
open class PHChange: NSObject {}

/// Would hear of changes; there are none.
@MainActor
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Would put a photo into the library; changes are refused before.
@MainActor
open class PHAssetChangeRequest: NSObject {
  override init() { super.init() }

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }

  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }

  open class func deleteAssets(_ assets: [PHAsset]) {}
}
