/// Names by which frameworks are known.
enum FrameworkMarks {
  /// True if one of `names` is one by which `framework` is known.
  static func areMarks(of framework: String, in names: Set<String>) -> Bool {
    contain(marks[framework] ?? [], in: names)
  }

  /// True if one of `names` is of a part of `framework` that is not here, though the rest is.
  static func areOfAbsentPart(of framework: String, in names: Set<String>) -> Bool {
    contain(absent[SystemNames.within[framework] ?? framework] ?? [], in: names)
  }

  private static func contain(_ marks: [String], in names: Set<String>) -> Bool {
    names.contains { name in
      marks.contains { mark in
        mark.hasSuffix("*")
          ? name.hasPrefix(mark.dropLast())
            && name.dropFirst(mark.count - 1).first?.isUppercase == true
          : name == mark
      }
    }
  }

  /// True for a framework whose names are known.
  static func areKnown(of framework: String) -> Bool { marks[framework] != nil }

  /// Of frameworks that are here the names that are not.
  private static let absent: [String: [String]] = [
    "AVFoundation": [
      "AVCaptureAudio*", "AVCaptureAutoExposure*", "AVCaptureBracketed*", "AVCaptureDepth*",
      "AVCaptureFileOutput", "AVCaptureManual*", "AVCaptureMulti*", "AVCapturePhotoBracket*",
      "AVCaptureResolved*", "AVCaptureSynchronized*", "AVAssetReader*", "AVAssetResource*",
      "AVAssetTrack*", "AVAssetWriter*", "AVComposition*", "AVMutable*", "AVVideo*",
      "AVAudioEngine", "AVAudioFile", "AVAudioPCMBuffer", "AVAudioUnit*", "AVAudioPlayerNode",
      "AVAudioMix*", "AVAudioFormat", "AVMetadataFace*", "AVMetadataItem*", "AVSampleBuffer*",
      "AVPictureInPicture*",
    ],
    "AudioToolbox": ["AudioQueue*", "AudioUnit*", "AudioFile*", "ExtAudio*", "AUGraph"],
    "CoreLocation": ["CLLocationUpdate", "CLMonitor", "CLBackgroundActivitySession"],
    "MapKit": ["MKLookAround*", "MKGeoJSON*", "MKCompassButton", "MKScaleView"],
    "Network": ["NWConnection*", "NWListener*", "NWBrowser*", "NWEndpoint*"],
    "Photos": ["PHLivePhoto*", "PHContentEditing*", "PHAssetResource*"],
    "StoreKit": ["SKStoreProduct*", "SKOverlay*", "SKAdNetwork*", "SKCloudService*"],
    "CoreMedia": ["CMSampleBuffer*", "CMVideo*", "CMFormat*", "CMClock*", "CMBlock*"],
  ]

  private static let swiftUI = [
    "View", "App", "Scene", "PreviewProvider", "UIHostingController", "UIViewRepresentable",
    "UIViewControllerRepresentable", "ObservableObject", "State", "Binding", "ViewModifier",
    "Shape", "InsettableShape", "Color", "Angle", "AngularGradient", "LinearGradient",
    "RadialGradient", "Text", "Image", "VStack", "HStack", "ZStack", "GeometryReader",
    "EnvironmentValues", "EnvironmentKey", "EnvironmentObject", "Environment", "ObservedObject",
    "StateObject", "Published", "ViewBuilder", "PreferenceKey", "ButtonStyle",
    "PrimitiveButtonStyle",
    "AnimatableModifier", "ProposedViewSize", "StrokeStyle", "NavigationView", "Namespace",
    "AnyView", "EmptyView", "Animation", "UIViewType",
  ]
  /// Names of frameworks; a star stands for the rest of a name.
  private static let marks: [String: [String]] = [
    "SwiftUI": swiftUI,
    "Combine": [
      "AnyCancellable", "Publisher", "Published", "PassthroughSubject",
      "CurrentValueSubject", "AnyPublisher", "Just", "Future",
    ],
    "SpriteKit": ["SK*"], "SceneKit": ["SCN*"],
    "MapKit": ["MK*"], "WebKit": ["WK*"], "CoreLocation": ["CL*"],
    "CoreData": [
      "NSManaged*",
      "NSFetch*", "NSPersistent*", "NSEntity*",
    ], "GameplayKit": ["GK*"], "ARKit": ["AR*"],
    "MetalKit": ["MTK*"], "Metal": ["MTL*"], "Photos": ["PH*"], "Contacts": ["CN*"],
    "StoreKit": ["SK*"], "CoreMotion": ["CM*"],
    "MessageUI": ["MF*"], "SafariServices": ["SF*"], "UserNotifications": ["UN*"],
    "CoreMedia": ["CM*"],
    "CoreBluetooth": ["CB*"], "Social": ["SL*"],
    "GLKit": ["GLK*"], "OpenGLES": ["EAGL*"], "CoreAudio": ["Audio*"],
    "LocalAuthentication": ["LA*"],
  ]
}
