import UIKit

/// What kind of media something is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let closedCaption = AVMediaType("clcp")
  public static let subtitle = AVMediaType("sbtl")
  public static let timecode = AVMediaType("tmcd")
  public static let metadata = AVMediaType("meta")
  public static let muxed = AVMediaType("muxx")
  public static let depthData = AVMediaType("dpth")
  public static let metadataObject = AVMediaType("mobj")
}

/// In what form a file is written, by its uniform type identifier.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let mobile3GPP = AVFileType("public.3gpp")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let aiff = AVFileType("public.aiff-audio")
  public static let aifc = AVFileType("public.aifc-audio")
  public static let amr = AVFileType("org.3gpp.adaptive-multi-rate-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let au = AVFileType("public.au-audio")
  public static let ac3 = AVFileType("public.ac3-audio")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
  public static let tif = AVFileType("public.tiff")
}

@available(swift, deprecated: 99, renamed: "AVMediaType.video")
public let AVMediaTypeVideo = AVMediaType.video

@available(swift, deprecated: 99, renamed: "AVMediaType.audio")
public let AVMediaTypeAudio = AVMediaType.audio

@available(swift, deprecated: 99, renamed: "AVFileType.mp4")
public let AVFileTypeMPEG4 = AVFileType.mp4

@available(swift, deprecated: 99, renamed: "AVFileType.mov")
public let AVFileTypeQuickTimeMovie = AVFileType.mov
