public import UIKit
import VirtualTime

/// What kind of value an attribute has.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// What becomes of the objects that an object leads to when it is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A property of an entity.
@MainActor
open class NSPropertyDescription: NSObject {
  open var name = ""
  /// False: an object without a value cannot be saved.
  open var isOptional = true
  /// True: the value is not kept.
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
}

/// A value of an entity's objects.
@MainActor
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// What new objects have.
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
}

/// Where objects of an entity lead to.
@MainActor
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects; 0: any number.
  open var maxCount = 1
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}

/// A kind of objects.
@MainActor
open class NSEntityDescription: NSObject {
  open var name: String?
  /// The class of the objects; "NSManagedObject" where the model names none.
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  open internal(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// What the entity has beside its super-entity's properties.
  private var own: [NSPropertyDescription] = []
  /// Attributes that together are of one object only.
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }

  /// All properties, those of super-entities first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    properties.reduce(into: [:]) { $0[$1.name] = $1 }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    properties.reduce(into: [:]) { $0[$1.name] = $1 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    properties.reduce(into: [:]) { $0[$1.name] = $1 as? NSRelationshipDescription }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter {
      $0.destinationEntity === entity
    }
  }

  /// True for the entity itself and those below `entity`.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of that name in the model of the context; nil without one.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// A new object of the entity's class, in the context. An entity that the model does not have is noted, and the
  /// object is of one without properties; a phone would end the program.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context) ?? missing(entityName)
    return entity.objectType.init(entity: entity, insertInto: context)
  }

  static func missing(_ name: String) -> NSEntityDescription {
    SceneContext.active.unsupported("the entity “\(name)”, which no model has", at: "Core Data")
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  /// The class that objects of the entity turned out to be of.
  private var metType: NSManagedObject.Type?

  /// Objects of the entity are made, or asked for, as ones of that class.
  func met(_ type: NSManagedObject.Type) {
    let name = String(reflecting: type).split(separator: ".").last
    guard type != NSManagedObject.self, name == managedObjectClassName.split(separator: ".").last
    else { return }
    metType = type
  }

  /// The class of the objects: the program's, else the plain one.
  var objectType: NSManagedObject.Type {
    if let metType { return metType }
    guard let name = managedObjectClassName, name != "NSManagedObject" else {
      return NSManagedObject.self
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let plain = parts.last else { return NSManagedObject.self }
    if let type = ClassRecord.named(plain)?.type as? NSManagedObject.Type { return type }
    let modules = (parts.count > 1 ? [parts[0]] : []) + AppModules.names
    for module in modules {
      if let type = NSClassFromString("\(module).\(plain)") as? NSManagedObject.Type { return type }
    }
    return NSManagedObject.self
  }
}

/// The modules of the program, as far as its objects tell.
@MainActor
private enum AppModules {
  static var names: [String] {
    let objects: [AnyObject?] = [
      UIApplication.shared.delegate, UIApplication.shared.windows.first?.rootViewController,
    ]
    return objects.compactMap { object in
      object.flatMap {
        String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init)
      }
    }
  }
}

/// The kinds of objects of a program.
@MainActor
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() { super.init() }

  /// The model in a folder `.momd`, `.mom`, `.xcdatamodeld` or `.xcdatamodel`; nil where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let entities = ModelFiles.entities(at: url.path) else { return nil }
    self.init()
    self.entities = entities
    for entity in entities { entity.managedObjectModel = self }
  }

  @available(swift, deprecated: 99, renamed: "init(contentsOf:)")
  public convenience init?(contentsOfURL url: URL) { self.init(contentsOf: url) }

  /// Several models in one; nil for none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for entity in entities { entity.managedObjectModel = self }
  }

  /// All models of the bundles in one; without bundles those of the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let paths = (bundles ?? ModelFiles.bundles).flatMap { ModelFiles.paths(in: $0) }
    return NSManagedObjectModel(
      byMerging: paths.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) })
  }

  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { names, entity in
      if let name = entity.name { names[name] = entity }
    }
  }

  /// The model of that name among the app's files; nil where there is none.
  static func named(_ name: String) -> NSManagedObjectModel? {
    for bundle in ModelFiles.bundles {
      let path = ModelFiles.paths(in: bundle).first {
        (($0 as NSString).lastPathComponent as NSString).deletingPathExtension == name
      }
      if let path { return NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path)) }
    }
    return nil
  }
}
