import UIKit
import XML

/// Reads the XML of a model.
@MainActor
enum ModelReader {
  /// An element with what is in it.
  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []

    init(name: String, attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
  }

  private final class Builder: XMLHandler {
    var root: Element?
    private var open: [Element] = []

    func begin(_ element: String, _ attributes: [String: String], line: Int) {
      let element = Element(name: element, attributes: attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func end(_ element: String) { _ = open.popLast() }
  }

  /// The entities of a file; nil where it is no model.
  static func entities(in data: Data) -> [NSEntityDescription]? {
    let builder = Builder()
    guard (try? XMLReader.read(Array(data), telling: builder)) != nil, let root = builder.root,
      root.name == "model"
    else { return nil }
    let elements = root.children.filter { $0.name == "entity" }
    let entities = elements.map(entity)
    let byName = entities.reduce(into: [String: NSEntityDescription]()) { names, entity in
      if let name = entity.name { names[name] = entity }
    }
    for (entity, element) in zip(entities, elements) {
      if let parent = element.attributes["parentEntity"].flatMap({ byName[$0] }), parent !== entity,
        !parent.isKindOf(entity: entity)
      {
        parent.subentities.append(entity)
      }
      for child in element.children where child.name == "relationship" {
        connect(child, of: entity, byName)
      }
    }
    return entities
  }

  private static func entity(_ element: Element) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = element.attributes["name"]
    if let name = element.attributes["representedClassName"], !name.isEmpty {
      entity.managedObjectClassName = name.hasPrefix(".") ? String(name.dropFirst()) : name
    }
    entity.isAbstract = element.isTrue("isAbstract")
    entity.properties = element.children.compactMap { child in
      switch child.name {
      case "attribute": attribute(child)
      case "relationship": relationship(child)
      default: nil
      }
    }
    entity.uniquenessConstraints = element.children.filter { $0.name == "uniquenessConstraints" }
      .flatMap(\.children).map { $0.children.compactMap { $0.attributes["value"] } }
    return entity
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  private static func attribute(_ element: Element) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    describe(attribute, element)
    attribute.attributeType =
      element.attributes["attributeType"].flatMap { types[$0] } ?? .undefinedAttributeType
    attribute.valueTransformerName = element.attributes["valueTransformerName"]
    attribute.defaultValue = defaultValue(element, attribute.attributeType)
    return attribute
  }

  private static func describe(_ property: NSPropertyDescription, _ element: Element) {
    property.name = element.attributes["name"] ?? ""
    property.isOptional = element.isTrue("optional")
    property.isTransient = element.isTrue("transient")
  }

  private static func defaultValue(_ element: Element, _ type: NSAttributeType) -> Any? {
    let text = element.attributes["defaultValueString"]
    switch type {
    case .stringAttributeType: return text
    case .booleanAttributeType: return text.map { $0 == "YES" || $0 == "1" }
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return text.flatMap { Int($0) }
    case .doubleAttributeType, .floatAttributeType: return text.flatMap { Double($0) }
    case .decimalAttributeType: return text.map { NSDecimalNumber(string: $0) }
    case .dateAttributeType:
      return element.attributes["defaultDateTimeInterval"].flatMap { Double($0) }
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    default: return nil
    }
  }

  private static func relationship(_ element: Element) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    describe(relationship, element)
    relationship.isOrdered = element.isTrue("ordered")
    relationship.minCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount =
      element.attributes["maxCount"].flatMap { Int($0) } ?? (element.isTrue("toMany") ? 0 : 1)
    relationship.deleteRule =
      switch element.attributes["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private static func connect(
    _ element: Element, of entity: NSEntityDescription, _ byName: [String: NSEntityDescription]
  ) {
    guard let relationship = element.attributes["name"].flatMap({ entity.relationshipsByName[$0] })
    else { return }
    relationship.destinationEntity = element.attributes["destinationEntity"].flatMap { byName[$0] }
    relationship.inverseRelationship = element.attributes["inverseName"].flatMap {
      relationship.destinationEntity?.relationshipsByName[$0]
    }
  }
}
