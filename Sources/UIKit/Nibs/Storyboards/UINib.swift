public import CoreGraphics
import VirtualTime

/// The objects of a xib file, made as often as they are wanted.
@MainActor
open class UINib: NSObject {
  private let name: String
  private let document: NibDocument?

  /// The xib of that name, in the bundle or, where it has none, in the program's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    document = NibFiles.current.document(name, "xib", in: bundleOrNil)
    super.init()
    if document == nil {
      SceneContext.active.unsupported(
        "the xib “\(name)”, which is not there or cannot be read", at: "UINib")
    }
  }

  /// The xib in `data`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    if let root = try? NibReader.element(in: data) {
      document = NibDocument(name: name, root: root, bundle: bundleOrNil)
    } else {
      document = nil
      SceneContext.active.unsupported("a xib in data, which cannot be read", at: "UINib")
    }
    super.init()
  }

  /// The objects to take the place of those that a file calls external, by their identifiers.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Makes the file's objects and connects them, also with `ownerOrNil`, in place of File's Owner.
  /// Returns those that lie in no others.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return Self.objects(of: document, owner: ownerOrNil, external: external)
  }

  private static func objects(of document: NibDocument, owner: Any?, external: [String: Any])
    -> [Any]
  {
    let files = NibFiles.current
    guard !files.making.contains(where: { $0 === document.root }) else {
      document.note("a xib that would hold itself", at: document.root)
      return []
    }
    files.making.append(document.root)
    defer { files.making.removeLast() }
    let loading = NibLoading(document)
    let elements = document.root.items(of: "objects")
    for element in elements where element.name == "placeholder" {
      let identifier = element["placeholderIdentifier"] ?? ""
      let stands: Any? =
        switch identifier {
        case "IBFilesOwner": owner
        case "IBFirstResponder": nil
        default: external[identifier]
        }
      if let stands, Swift.type(of: stands) is AnyClass {
        loading.add(stands as AnyObject, for: element)
      } else if identifier != "IBFirstResponder", element.child("connections") != nil {
        document.note("the object in place of \(identifier), which was not given", at: element)
      }
    }
    let objects = loading.objects(beside: elements)
    loading.finish(isLast: true)
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a xib and connects them; nil where there is no such xib, which is noted.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard NibFiles.current.document(name, "xib", in: self) != nil else {
      SceneContext.active.unsupported(
        "the xib “\(name)”, which is not there or cannot be read", at: "Bundle")
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
