import Foundation

/// A Core Data model: its entities, as far as Xcode makes classes of them.
package struct DataModel: Sendable, Equatable {
  /// What Xcode generates for an entity.
  package enum Generation: String, Sendable {
    case none
    /// The class and its properties.
    case whole = "class"
    /// The properties alone.
    case properties = "category"
  }

  package struct Attribute: Sendable, Equatable {
    package var name: String
    /// As the model says it: "Integer 16", "String".
    package var type: String
    /// Whether numbers are plain ones.
    package var isScalar: Bool
    /// Of what is transformed.
    package var customClass: String?
  }

  package struct Relationship: Sendable, Equatable {
    package var name: String
    /// The entity that it leads to.
    package var destination: String
    package var isToMany: Bool
    package var isOrdered: Bool
  }

  package struct Entity: Sendable, Equatable {
    package var name: String
    /// Nil for objects of the plain class.
    package var className: String?
    package var generation: Generation
    package var parent: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
  }

  package var entities: [Entity] = []

  /// The model in a folder `.xcdatamodeld` or `.xcdatamodel`; nil where there is none that can be read.
  package init?(folder: String) {
    guard let file = Self.contents(of: folder),
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    let reader = DataModelReader()
    guard reader.read(data) == nil else { return nil }
    entities = reader.entities
  }

  private static func contents(of folder: String) -> String? {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder + "/contents") { return folder + "/contents" }
    let versions = ((try? manager.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var current: String?
    if let data = manager.contents(atPath: folder + "/.xccurrentversion"),
      case .success(let list) = PropertyList.read(data)
    {
      current = list["_XCCurrentVersionName"]?.string
    }
    guard let chosen = versions.first(where: { $0 == current }) ?? versions.first else {
      return nil
    }
    return contents(of: "\(folder)/\(chosen)")
  }
}

/// Reads a model's XML.
private final class DataModelReader: ElementReader {
  private(set) var entities: [DataModel.Entity] = []

  override func opened(_ element: String, _ attributes: [String: String], line: Int) {
    let name = attributes["name"] ?? ""
    switch element {
    case "entity":
      let written = attributes["representedClassName"].map { $0.split(separator: ".").last }
      entities.append(
        DataModel.Entity(
          name: name, className: written.flatMap { $0.map(String.init) },
          generation: attributes["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .none,
          parent: attributes["parentEntity"]))
    case "attribute" where path.last == "entity":
      entities[entities.count - 1].attributes.append(
        DataModel.Attribute(
          name: name, type: attributes["attributeType"] ?? "",
          isScalar: attributes["usesScalarValueType"] == "YES",
          customClass: attributes["customClassName"]))
    case "relationship" where path.last == "entity":
      entities[entities.count - 1].relationships.append(
        DataModel.Relationship(
          name: name, destination: attributes["destinationEntity"] ?? "",
          isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES"))
    default: break
    }
  }
}
