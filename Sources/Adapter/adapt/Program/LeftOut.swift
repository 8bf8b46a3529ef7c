import SwiftSyntax

/// Decides which files stay out: those that use a framework that is not here and that nothing else of
/// the project names.
enum LeftOut {
  /// True if one of `names` is one by which `framework` is known.
  static func isMarked(_ framework: String, in names: Set<String>) -> Bool {
    isMarked(FrameworkMarks.known(framework) ?? [], in: names)
  }

  /// True if one of `names` is of a part of `framework` that is not here, though the rest is.
  static func isAbsentPartMarked(_ framework: String, in names: Set<String>) -> Bool {
    isMarked(FrameworkMarks.absent[SystemNames.within[framework] ?? framework] ?? [], in: names)
  }

  private static func isMarked(_ marks: [String], in names: Set<String>) -> Bool {
    names.contains { name in
      marks.contains { mark in
        mark.hasSuffix("*")
          ? name.hasPrefix(mark.dropLast())
            && name.dropFirst(mark.count - 1).first?.isUppercase == true
          : name == mark
      }
    }
  }

  static func decide(_ program: Program, named: Set<String>) {
    let uses = program.files.map { FileNames($0) }
    let projectModules = Set(program.modules.map(\.name))
    var candidates: [Int: String] = [:]
    for (index, file) in program.files.enumerated() {
      let missing = file.imports.filter {
        !SystemNames.has($0) && !projectModules.contains($0)
      }
      let framework =
        missing.first { uses[index].use($0) }
        ?? file.imports.first { uses[index].useAbsentPart(of: $0) }
      guard let used = framework else { continue }
      guard !isNeeded(file, program, named: named) else { continue }
      candidates[index] = used
    }
    // What a file that stays names, stays.
    var changed = true
    while changed {
      changed = false
      for index in candidates.keys.sorted() {
        let isNamed = program.files.indices.contains { other in
          candidates[other] == nil && !uses[other].mentioned.isDisjoint(with: uses[index].declared)
        }
        if isNamed {
          candidates[index] = nil
          changed = true
        }
      }
    }
    // Where nothing would remain the compiler's own words say more, but of SwiftUI.
    for module in program.modules.indices {
      let own = program.files.indices.filter { program.files[$0].module == module }
      guard own.allSatisfy({ candidates[$0] != nil }) else { continue }
      for index in own where candidates[index] != "SwiftUI" { candidates[index] = nil }
    }
    for (index, framework) in candidates { program.files[index].leftOut = framework }
  }

  /// The app's beginning, and classes that something beside the sources names.
  private static func isNeeded(_ file: SourceFile, _ program: Program, named: Set<String>) -> Bool {
    program.classes.contains { entry in
      guard entry.file === file else { return false }
      if named.contains(entry.name) || named.contains(entry.simpleName) { return true }
      return [.appDelegate, .sceneDelegate].contains(program.kind(of: entry))
    }
  }
}

/// The names that a file declares for others, and those that it mentions.
private struct FileNames {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []

  init(_ file: SourceFile) {
    for item in file.tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        declared.insert(named.name.text)
      } else if let group = declaration.as(ExtensionDeclSyntax.self) {
        for member in group.memberBlock.members {
          if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
            declared.insert(named.name.text)
          }
          if let variable = member.decl.as(VariableDeclSyntax.self) {
            declared.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
          }
        }
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        declared.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
    }
    for token in file.tree.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(ImportPathComponentSyntax.self) != true {
      switch token.tokenKind {
      case .identifier(let name): mentioned.insert(name)
      case .stringSegment(let text): mentioned.insert(text)
      default: break
      }
    }
  }

  /// True if the file names a part of `framework` that is not here, though the rest is.
  func useAbsentPart(of framework: String) -> Bool {
    LeftOut.isAbsentPartMarked(framework, in: mentioned)
  }

  /// True if what the file says looks like a use of `framework`, not an import alone.
  func use(_ framework: String) -> Bool {
    FrameworkMarks.known(framework).map { _ in LeftOut.isMarked(framework, in: mentioned) } ?? true
  }
}

/// Names by which frameworks are known.
private enum FrameworkMarks {
  /// Of frameworks that are here the names that are not.
  static let absent: [String: [String]] = [
    "AVFoundation": [
      "AVCapture*", "AVAsset*", "AVComposition*", "AVMutable*", "AVVideo*", "AVAudioEngine",
      "AVAudioRecorder*", "AVAudioFile", "AVAudioPCMBuffer", "AVAudioUnit*", "AVAudioPlayerNode",
      "AVAudioMix*", "AVAudioFormat", "AVMetadata*", "AVSampleBuffer*", "AVPictureInPicture*",
    ],
    "AudioToolbox": ["AudioQueue*", "AudioUnit*", "AudioFile*", "ExtAudio*", "AUGraph"],
    "CoreMedia": ["CMSampleBuffer*", "CMVideo*", "CMFormat*", "CMClock*", "CMBlock*"],
  ]

  static func known(_ framework: String) -> [String]? { marks[framework] }
  private static let swiftUI = [
    "View", "App", "Scene", "PreviewProvider", "UIHostingController", "UIViewRepresentable",
    "UIViewControllerRepresentable", "ObservableObject", "State", "Binding", "ViewModifier",
    "Shape",
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
    "CoreBluetooth": ["CB*"], "Social": ["SL*"], "Accelerate": ["vDSP*", "vImage*"],
    "GLKit": ["GLK*"], "OpenGLES": ["EAGL*"], "CoreAudio": ["Audio*"],
    "LocalAuthentication": ["LA*"],
  ]
}
