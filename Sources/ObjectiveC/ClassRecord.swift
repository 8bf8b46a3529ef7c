/// What an Objective-C runtime would know of one class of the author's program: how to make one, its
/// methods by selector, its properties by key. Of the class itself: those of its superclasses stand in
/// their own records.
///
/// Records are facts of the program, not of a scene, and are registered before any scene begins.
@MainActor
public struct ClassRecord {
  /// The class.
  public let type: AnyClass
  /// The class's name without its module, as Interface Builder writes `customClass`.
  public let name: String
  /// The class's `init()`; nil where there is none.
  public private(set) var make: (@MainActor () -> AnyObject)?
  /// The class's `init?(coder:)`; nil where there is none.
  public private(set) var decode: (@MainActor (NSCoder) -> AnyObject?)?
  /// The class's `init(frame:)`; nil where there is none.
  public private(set) var frame: (@MainActor (CGRect) -> AnyObject)?
  private(set) var methods: [Selector: AnyMethod]
  private(set) var properties: [String: AnyProperty]

  /// A record of `type`. Of several methods or properties of one name the last counts.
  public init<Class: AnyObject>(
    _ type: Class.Type, name: String,
    make: (@MainActor () -> Class)? = nil,
    decode: (@MainActor (NSCoder) -> Class?)? = nil,
    frame: (@MainActor (CGRect) -> Class)? = nil,
    methods: [MethodRecord<Class>] = [], properties: [PropertyRecord<Class>] = []
  ) {
    self.type = type
    self.name = name
    self.make = make
    self.decode = decode
    self.frame = frame
    self.methods = methods.reduce(into: [:]) { $0[$1.selector] = AnyMethod($1) }
    self.properties = properties.reduce(into: [:]) { $0[$1.key] = AnyProperty($1) }
  }

  /// The name of the class's module.
  public var module: String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// This record with what only `older`, of the same class, says.
  func merged(over older: ClassRecord) -> ClassRecord {
    var record = self
    record.make = make ?? older.make
    record.decode = decode ?? older.decode
    record.frame = frame ?? older.frame
    record.methods.merge(older.methods) { own, _ in own }
    record.properties.merge(older.properties) { own, _ in own }
    return record
  }

  /// Adds `records` to the program's. Of a class registered again everything said counts, the newest
  /// record before older ones: extensions of a class have records of their own.
  public static func register(_ records: [ClassRecord]) { ClassTable.register(records) }

  /// Adds a framework's own records: what a program says of the same classes goes before them, whenever it says
  /// so. A framework does this when the first of its objects is made, since nothing of it runs before the
  /// program's code; the records are made when the first of any is asked for.
  package static func registerFramework(_ make: @escaping @MainActor () -> [ClassRecord]) {
    ClassTable.registerFramework(make)
  }

  /// The record of the class of that name, of `module` where one is given; nil where there is none. Of
  /// several classes of one name that of the module registered last.
  public static func named(_ name: String, module: String? = nil) -> ClassRecord? {
    ClassTable.named(name, module: module)
  }

  /// An object of that very class, made by its record, as Objective-C makes one where `self.init()` stands in a
  /// method of a class. A class without a record or such an initialiser ends the program, as a phone does.
  public static func made<Class: AnyObject>(_ type: Class.Type) -> Class {
    made(type, "init()") { $0.make?() }
  }

  /// Makes an object by `init(frame:)`.
  public static func made<Class: AnyObject>(_ type: Class.Type, frame: CGRect) -> Class {
    made(type, "init(frame:)") { $0.frame?(frame) }
  }

  private static func made<Class: AnyObject>(
    _ type: Class.Type, _ initializer: String, _ make: (ClassRecord) -> AnyObject?
  ) -> Class {
    for record in chain(of: type) {
      if let object = make(record) as? Class, Swift.type(of: object) == type { return object }
    }
    preconditionFailure("unrecognized selector \(initializer) sent to \(type)")
  }

  /// The record of that very class; nil where there is none.
  public static func of(_ type: AnyClass) -> ClassRecord? { ClassTable.record(of: type) }

  /// The records of `type` and its superclasses, `type` first; classes without one are left out.
  public static func chain(of type: AnyClass) -> [ClassRecord] { ClassTable.chain(of: type) }

  /// The methods' selectors, sorted by name.
  public var selectors: [Selector] { methods.keys.sorted { $0.description < $1.description } }

  /// The properties' keys, sorted.
  public var keys: [String] { properties.keys.sorted() }
}
