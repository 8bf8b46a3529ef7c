import ProjectFiles

/// The classes that Xcode generates of a Core Data model, with accessors in place of `@NSManaged`.
enum ModelClasses {
  /// Their text; nil where the model asks for none, or cannot be read.
  /// - Parameter folder: The model's.
  static func source(of folder: String) -> String? {
    guard let model = DataModel(folder: folder) else { return nil }
    let lines = model.entities.filter { $0.generation != .none && $0.className != nil }.flatMap {
      self.lines(of: $0, model)
    }
    return lines.isEmpty
      ? nil : (["import CoreData", "import UIKit", ""] + lines).joined(separator: "\n")
  }

  private static func className(_ entity: String, _ model: DataModel) -> String {
    model.entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private static func lines(of entity: DataModel.Entity, _ model: DataModel) -> [String] {
    guard let name = entity.className, isIdentifier(name) else { return [] }
    var lines: [String] = []
    if entity.generation == .whole {
      let parent = entity.parent.map { className($0, model) } ?? "NSManagedObject"
      lines += ["public class \(name): \(parent) {}", ""]
    }
    lines.append("extension \(name) {")
    lines += [
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity.name)))", "  }",
    ]
    for attribute in entity.attributes where isIdentifier(attribute.name) {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relationship in entity.relationships where isIdentifier(relationship.name) {
      lines += self.lines(of: relationship, model)
    }
    lines += ["}", ""]
    if entity.generation == .whole, entity.parent == nil {
      lines += ["extension \(name): Identifiable {}", ""]
    }
    return lines
  }

  private static func property(_ name: String, _ type: String) -> String {
    let key = SwiftText.literal(name)
    return "  public var `\(name)`: \(type) "
      + "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
  }

  private static func type(of attribute: DataModel.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (attribute.customClass ?? "NSObject") + "?"
    default: return scalars[attribute.type] == nil ? "NSObject?" : "NSNumber?"
    }
  }

  private static func lines(
    of relationship: DataModel.Relationship, _ model: DataModel
  ) -> [String] {
    let type = className(relationship.destination, model)
    let (name, key) = (relationship.name, SwiftText.literal(relationship.name))
    guard relationship.isToMany else { return [property(name, type + "?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var lines = [property(name, set + "?")]
    for (verb, work) in [("addTo", "managedAdd"), ("removeFrom", "managedRemove")] {
      for argument in [type, set] {
        lines.append(
          "  public func \(verb)\(title)(_ value: \(argument)) { \(work)(value, \(key)) }")
      }
    }
    if relationship.isOrdered {
      lines += [
        "  public func insertInto\(title)(_ value: \(type), at idx: Int) { managedInsert(value, \(key), at: idx) }",
        "  public func removeFrom\(title)(at idx: Int) { managedRemove(at: idx, \(key)) }",
      ]
    }
    return lines
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
