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
      let older = records[ObjectIdentifier(record.type)]
      enter(older.map { record.merged(over: $0) } ?? record)
    }
  }

  private static func enter(_ record: ClassRecord) {
    records[ObjectIdentifier(record.type)] = record
    byName[record.name, default: []].removeAll { $0.type == record.type }
    byName[record.name, default: []].append(record)
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
    let added = framework.frameworkRecords
    guard let first = added.first, frameworks.insert(ObjectIdentifier(first.type)).inserted else {
      return
    }
    // What a program's extensions say of a framework's class goes before what the framework says.
    for record in added {
      enter(records[ObjectIdentifier(record.type)]?.merged(over: record) ?? record)
    }
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
