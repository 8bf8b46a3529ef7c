public import CoreMedia
public import UIKit

// How good an export is to be.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes a film or sound in another form. Nothing here decodes films: it fails.
@MainActor
open class AVAssetExportSession: NSObject {
  /// How far it has come.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  /// What is exported.
  public let asset: AVAsset
  /// How good it is to be.
  public let presetName: String
  /// Where it goes.
  open var outputURL: URL?
  /// In what form.
  open var outputFileType: AVFileType?
  /// Which part of it.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Held.
  open var shouldOptimizeForNetworkUse = false
  /// How far it has come.
  open private(set) var status = Status.unknown
  /// Why it failed.
  open private(set) var error: (any Error)?
  /// 0…1.
  open var progress: Float { 0 }
  /// What could be written.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  /// Fails, after what is being done now.
  open func exportAsynchronously(completionHandler handler: @escaping @MainActor () -> Void) {
    status = .exporting
    noteSilence("exporting films", at: "AVAssetExportSession")
    DispatchQueue.main.async { [weak self] in
      if let self, status == .exporting {
        status = .failed
        error = AVError(.exportFailed)
      }
      handler()
    }
  }

  /// Ends it.
  open func cancelExport() { if status == .exporting { status = .cancelled } }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
    ]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
}

/// Makes pictures of a film. Nothing here decodes films: there are none.
@MainActor
open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// The greatest size of a picture, pixels; zero: that of the film.
  open var maximumSize = CGSize.zero
  /// Whether pictures stand as the film says.
  open var appliesPreferredTrackTransform = false
  open var requestedTimeToleranceBefore = CMTime.zero
  open var requestedTimeToleranceAfter = CMTime.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Fails.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: Never?
  ) throws -> CGImage {
    noteSilence("pictures of films", at: "AVAssetImageGenerator")
    throw AVError(.noImageAtTime)
  }

  /// Nothing is under way.
  open func cancelAllCGImageGeneration() {}
}
