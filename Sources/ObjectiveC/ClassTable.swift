/// All records of the program.
@MainActor
enum ClassTable {
  private static var records: [ObjectIdentifier: ClassRecord] = [:]
  /// In the order of registering.
  private static var byName: [String: [ClassRecord]] = [:]
  /// The records of a class and its superclasses, as found last.
  private static var chains: [ObjectIdentifier: [ClassRecord]] = [:]
  /// The frameworks whose records are here.
  private static var frameworks: Set<ObjectIdentifier> = []

  static func register(_ added: [ClassRecord]) {
    for record in added {
      records[ObjectIdentifier(record.type)] = record
      byName[record.name, default: []].removeAll { $0.type == record.type }
      byName[record.name, default: []].append(record)
    }
    chains = [:]
  }

  static func named(_ name: String, module: String?) -> ClassRecord? {
    let found = byName[name]
    guard let module else { return found?.last }
    return found?.last { $0.module == module }
  }

  static func record(of type: AnyClass) -> ClassRecord? { records[ObjectIdentifier(type)] }

  static func chain(of type: AnyClass) -> [ClassRecord] {
    if let known = chains[ObjectIdentifier(type)] { return known }
    registerFramework(of: type)
    let chain = sequence(first: type) { superclass(of: $0) }.compactMap { record(of: $0) }
    chains[ObjectIdentifier(type)] = chain
    return chain
  }

  private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// Frameworks bring their records when they are first needed: nothing runs before a program's own code.
  private static func registerFramework(of type: AnyClass) {
    guard let framework = type as? any FrameworkClass.Type else { return }
    let added = framework.frameworkRecords.filter { record(of: $0.type) == nil }
    guard let first = added.first, frameworks.insert(ObjectIdentifier(first.type)).inserted else {
      return
    }
    register(added)
  }

  static func method(_ selector: Selector, of type: AnyClass) -> AnyMethod? {
    for record in chain(of: type) {
      if let method = record.methods[selector] { return method }
    }
    return nil
  }

  static func property(_ key: String, of type: AnyClass) -> AnyProperty? {
    for record in chain(of: type) {
      if let property = record.properties[key] { return property }
    }
    return nil
  }
}
