/// All records of the program.
@MainActor
enum ClassTable {
  private static var records: [ObjectIdentifier: ClassRecord] = [:]
  /// In the order of registering.
  private static var byName: [String: [ClassRecord]] = [:]
  /// The records of a class and its superclasses, as found last.
  private static var chains: [ObjectIdentifier: [ClassRecord]] = [:]

  static func register(_ added: [ClassRecord]) {
    for record in added {
      let older = records[ObjectIdentifier(record.type)]
      enter(older.map { record.merged(over: $0) } ?? record)
    }
  }

  /// What a program's extensions say of a framework's class goes before what the framework says.
  static func registerFramework(_ make: @escaping @MainActor () -> [ClassRecord]) {
    frameworks.append(make)
  }

  /// Frameworks' records that nothing has asked for yet: most scenes never do.
  private static var frameworks: [@MainActor () -> [ClassRecord]] = []

  private static func enterFrameworks() {
    guard !frameworks.isEmpty else { return }
    let makers = frameworks
    frameworks = []
    for record in makers.flatMap({ $0() }) {
      let own = records[ObjectIdentifier(record.type)]
      enter(own?.merged(over: record) ?? record, first: own == nil)
    }
  }

  /// - Parameter first: Whether others of its name go before it.
  private static func enter(_ record: ClassRecord, first: Bool = false) {
    records[ObjectIdentifier(record.type)] = record
    var named = byName[record.name] ?? []
    named.removeAll { $0.type == record.type }
    named.insert(record, at: first ? 0 : named.count)
    byName[record.name] = named
    chains = [:]
  }

  static func named(_ name: String, module: String?) -> ClassRecord? {
    enterFrameworks()
    let found = byName[name]
    guard let module else { return found?.last }
    return found?.last { $0.module == module }
  }

  static func record(of type: AnyClass) -> ClassRecord? {
    enterFrameworks()
    return records[ObjectIdentifier(type)]
  }

  static func chain(of type: AnyClass) -> [ClassRecord] {
    enterFrameworks()
    if let known = chains[ObjectIdentifier(type)] { return known }
    let chain = sequence(first: type) { superclass(of: $0) }.compactMap { record(of: $0) }
    chains[ObjectIdentifier(type)] = chain
    return chain
  }

  private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

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
