public import CoreGraphics
import VirtualTime

/// A file in an asset catalog.
@MainActor
open class NSDataAsset: NSObject {
  /// The name that it was asked for by.
  public let name: String
  /// What the file holds.
  public let data: Data
  /// What kind of file it is, by its uniform type identifier; empty where the catalog does not say.
  public let typeIdentifier: String

  /// The data set of that name in the program's catalogs; nil where there is none.
  public convenience init?(name: String) { self.init(name: name, in: .ofProgram) }

  /// The data set of that name in the bundle's catalogs; nil where there is none.
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name, in: bundle) }

  private init?(name: String, in bundle: Bundle?) {
    for set in AssetCatalogs.current.sets(.data, named: name, in: bundle) {
      let variants = AssetVariant.all(set, set.contents ?? [:], "data").filter {
        $0.filename != nil
      }
      guard let variant = AssetVariant.best(of: variants).first, let file = variant.filename,
        let path = set.path(of: file), let data = FileManager.default.contents(atPath: path)
      else {
        AssetCatalogs.current.note("a file that is not there", at: set)
        continue
      }
      self.name = name
      self.data = data
      typeIdentifier = variant.entry["universal-type-identifier"] as? String ?? ""
      super.init()
      return
    }
    return nil
  }
}
