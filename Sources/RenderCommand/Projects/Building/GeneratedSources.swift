import ProjectFiles

/// What a module with a resource bundle of its own finds it by, as in a package.
enum BundleAccessor {
  /// The files to compile with the module: their names and texts.
  static func files(of module: ProjectModule) -> [String: String] {
    guard let bundle = module.resourceBundle else { return [:] }
    return [
      "resource_bundle_accessor.swift": """
      import UIKit

      extension Bundle {
        nonisolated static var module: Bundle {
          Bundle(path: Bundle.main.bundlePath + "/" + \(SwiftText.literal(bundle))) ?? .main
        }
      }

      """
    ]
  }
}
