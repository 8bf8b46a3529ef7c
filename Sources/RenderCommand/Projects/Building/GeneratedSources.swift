import Foundation
import ProjectFiles

/// The sources that Xcode and SwiftPM make for a module, as files to compile with it.
enum GeneratedSources {
  /// Their names and texts.
  /// - Parameter sources: The module's own files, adapted.
  static func files(of module: ProjectModule, sources: [String]) -> [String: String] {
    var files: [String: String] = [:]
    if let bundle = module.resourceBundle {
      files["resource_bundle_accessor.swift"] = accessor(bundle)
    }
    let models = module.resources.filter { $0.kind == .model }.map(\.source)
    for (index, model) in models.enumerated() {
      files["GeneratedModelClasses\(index).swift"] = ModelClasses.source(of: model)
    }
    let catalogs = module.resources.filter { $0.kind == .catalog }.map(\.source)
    if !catalogs.isEmpty {
      let texts = sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      let symbols = AssetSymbols(catalogs: catalogs, texts: texts)
      files["GeneratedAssetSymbols.swift"] = symbols.source(
        bundle: module.resourceBundle == nil ? "Bundle.main" : "Bundle.module")
    }
    return files
  }

  /// What a module with a resource bundle of its own finds it by, as in a package.
  private static func accessor(_ bundle: String) -> String {
    """
    import UIKit

    extension Bundle {
      nonisolated static var module: Bundle {
        Bundle(path: Bundle.main.bundlePath + "/" + \(SwiftText.literal(bundle))) ?? .main
      }
    }

    """
  }
}
