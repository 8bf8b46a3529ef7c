package import Foundation

extension Bundle {
  /// The program's bundle; nil where the folder that the program lies in cannot be looked at, or is gone:
  /// `main` ends the process there.
  package static let ofProgram: Bundle? = {
    let link = "/proc/self/exe"
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
      let slash = program.lastIndex(of: "/")
    else { return .main }
    return FileManager.default.fileExists(atPath: program[..<slash] + "/.") ? .main : nil
  }()
}

extension SceneContext {
  /// Where a file is looked for, in this order: the bundle asked for, the scene's, the program's.
  package func bundles(_ asked: Bundle? = nil) -> [Bundle] {
    var result: [Bundle] = []
    for bundle in [asked, assets, Bundle.ofProgram].compactMap({ $0 })
    where !result.contains(where: { $0.bundlePath == bundle.bundlePath }) {
      result.append(bundle)
    }
    return result
  }
}
