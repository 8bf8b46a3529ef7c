public import CoreGraphics
import VirtualTime

/// The app may not add to the user's album: nobody is there to allow it.
private let albumDenied = NSError(
  domain: "ALAssetsLibraryErrorDomain", code: -3310,
  userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])

/// Would put a picture into the user's album; calls the method of that name of `completionTarget` with the
/// picture and the error that the app may not.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: Any?
) { refuse(image, completionTarget, completionSelector, "saving a picture to the album") }

/// Would put a film into the user's album; calls the method of that name of `completionTarget` with the path and
/// the error that the app may not.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: Any?
) { refuse(videoPath, completionTarget, completionSelector, "saving a film to the album") }

/// False: the album takes no films.
@MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

@MainActor
private func refuse(_ thing: Any, _ target: Any?, _ selector: Selector?, _ what: String) {
  let context = SceneContext.active
  context.unsupported("\(what): the app may not", at: "the photo library")
  guard let target = target as AnyObject?, let selector else { return }
  context.schedule(at: context.clock.now) {
    SceneContext.send(selector, to: target, [thing, albumDenied, nil])
  }
}
