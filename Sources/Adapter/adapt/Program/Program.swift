import SwiftSyntax

/// All modules of a project, and what their files declare.
final class Program {
  let modules: [Request.Module]
  let files: [SourceFile]
  /// The names of modules by those that the sources use, where these are others.
  let renamed: [String: String]
  private(set) var classes: [ClassEntry] = []
  private(set) var protocols: [ProtocolEntry] = []
  private(set) var extensions: [ExtensionEntry] = []
  private(set) var methods: [MethodEntry] = []
  /// Objective-C names that a `#selector` or a string asks for.
  var wantedSelectors: Set<String> = []
  /// Methods that no longer override anything.
  var freedMethods: Set<SyntaxIdentifier> = []
  var notes = Notes()
  /// Where each module begins, if it does.
  var entries: [Int: Report.Entry] = [:]
  /// The names of all properties of the project.
  var propertyNames: Set<String> { foundProperties.all }
  /// Those of them that are of type `AnyObject`.
  var looseProperties: Set<String> { foundProperties.loose }
  private lazy var foundProperties = findPropertyNames()
  /// The names of all types of the project: they hide modules, and Apple's types of the same names.
  private(set) lazy var declaredTypes = findDeclaredTypes()
  /// The labels that calls of functions held by properties and parameters had, by name.
  private(set) lazy var labelledFunctions = findLabelledFunctions()
  /// The classes that `made` is asked for through properties and parameters, by the names of these.
  private(set) lazy var heldMetatypes = findHeldMetatypes()
  var previews: [(module: Int, preview: Report.Preview)] = []
  private var classesByName: [String: [ClassEntry]] = [:]
  private var protocolsByName: [String: [ProtocolEntry]] = [:]
  private var methodsByBase: [String: [MethodEntry]] = [:]

  init(modules: [Request.Module], files: [SourceFile], renamed: [String: String] = [:]) {
    self.modules = modules
    self.renamed = renamed
    self.files = files
    for file in files {
      let collector = DeclarationCollector(file)
      collector.walk(file.tree)
      classes += collector.classes
      protocols += collector.protocols
      extensions += collector.extensions
      methods += collector.methods
    }
    classesByName = Dictionary(grouping: classes, by: \.simpleName)
    protocolsByName = Dictionary(grouping: protocols, by: \.name)
    methodsByBase = Dictionary(grouping: methods, by: \.baseName)
  }

  /// The class that `name` means in `module`: `Outer.Inner` or `Inner`, of the module itself before
  /// those of others.
  func classEntry(named name: String, from module: Int) -> ClassEntry? {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let found = (classesByName[simple] ?? []).filter { entry in
      entry.name == name || entry.simpleName == name || entry.name.hasSuffix("." + name)
        || modules[entry.module].name + "." + entry.name == name
    }
    return found.first { $0.module == module && $0.name == name }
      ?? found.first { $0.module == module } ?? found.first
  }

  func protocolEntry(named name: String, from module: Int) -> ProtocolEntry? {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let found = protocolsByName[simple] ?? []
    return found.first { $0.file.module == module } ?? found.first
  }

  func methods(named base: String) -> [MethodEntry] { methodsByBase[base] ?? [] }

  /// The superclass of `entry` where it is one of the project.
  func superclass(of entry: ClassEntry) -> ClassEntry? {
    guard let name = entry.inherited.first, name != entry.name else { return nil }
    return classEntry(named: name, from: entry.module)
  }

  /// `entry` and its superclasses within the project, from itself up.
  func lineage(of entry: ClassEntry) -> [ClassEntry] {
    var result = [entry]
    while let last = result.last, let next = superclass(of: last),
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// The first class above `entry` that is not of the project; nil where there is none.
  func systemClass(above entry: ClassEntry) -> String? {
    guard let top = lineage(of: entry).last, let name = top.inherited.first else { return nil }
    guard protocolEntry(named: name, from: top.module) == nil, SystemNames.isClass(name) else {
      return nil
    }
    return name
  }

  /// What the class is to those who show it.
  func kind(of entry: ClassEntry) -> ClassKind {
    let protocols = lineage(of: entry).flatMap { adoptedProtocols(of: $0) }
    if protocols.contains("UIApplicationDelegate") { return .appDelegate }
    if protocols.contains("UIWindowSceneDelegate") || protocols.contains("UISceneDelegate") {
      return .sceneDelegate
    }
    return systemClass(above: entry).map(SystemNames.kind(of:)) ?? .other
  }

  /// What the class, or an extension of it, says it adopts.
  func adoptedProtocols(of entry: ClassEntry) -> [String] {
    entry.inherited + extensions(of: entry).flatMap(\.inherited)
  }

  /// The extensions of a class.
  func extensions(of entry: ClassEntry) -> [ExtensionEntry] {
    extensions.filter { $0.typeName == entry.name || $0.typeName == entry.simpleName }
      .filter { classEntry(named: $0.typeName, from: $0.file.module) === entry }
  }

  /// The methods of a class, those of its extensions too.
  func methods(of entry: ClassEntry) -> [MethodEntry] {
    (methodsByOwner[entry.simpleName] ?? []).filter {
      $0.owner == entry.name
        || classEntry(named: $0.owner ?? "", from: $0.file.module) === entry
    }
  }

  private lazy var methodsByOwner = Dictionary(
    grouping: methods, by: { $0.owner?.split(separator: ".").last.map(String.init) ?? "" })
}

/// What could not be adapted, once for each kind.
struct Notes {
  private(set) var all: [Report.Note] = []
  private var kinds: Set<String> = []

  mutating func add(_ kind: String, _ text: String, in file: SourceFile, line: Int) {
    guard kinds.insert(kind).inserted else { return }
    all.append(Report.Note(file: file.path, line: line, kind: kind, text: text))
  }
}
