package import Foundation

extension SceneContext {
  /// Where a file is looked for, in this order: the bundle asked for, the scene's, the program's.
  package func bundles(_ asked: Bundle? = nil) -> [Bundle] {
    var result: [Bundle] = []
    for bundle in [asked, assets, Bundle.main].compactMap({ $0 })
    where !result.contains(where: { $0.bundlePath == bundle.bundlePath }) {
      result.append(bundle)
    }
    return result
  }
}
