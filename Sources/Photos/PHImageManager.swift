public import CoreGraphics
public import UIKit

public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as the photo is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture lies in the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  case exact = 2
}

/// How a picture is wanted.
@MainActor
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false

  public override init() { super.init() }
}

/// Gives pictures of the library's photos. There are no photos, and no picture of any.
@MainActor
open class PHImageManager: NSObject {
  private var requests: PHImageRequestID = 0

  public override init() { super.init() }

  open class func `default`() -> PHImageManager { PHImageManager() }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @MainActor (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requests += 1
    if options?.isSynchronous == true {
      resultHandler(nil, nil)
    } else {
      DispatchQueue.main.async { resultHandler(nil, nil) }
    }
    return requests
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping @MainActor (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?)
      -> Void
  ) -> PHImageRequestID {
    requests += 1
    DispatchQueue.main.async { resultHandler(nil, nil, .up, nil) }
    return requests
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A manager that makes many pictures ready beforehand.
@MainActor
open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImagesForAllAssets() {}
}
