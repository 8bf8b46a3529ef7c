/// One module of a project: what is compiled together, and what its bundle holds.
package struct ProjectModule: Sendable, Equatable {
  /// What a module becomes.
  package enum Product: String, Sendable {
    case application
    case framework
    case library
    case page
  }

  /// The name by which other modules import it: a Swift identifier.
  package var name: String
  /// What it becomes.
  package var product: Product
  /// The absolute path of the folder that it was described in.
  package var folder: String
  /// The Swift files to compile, absolute, each once.
  package var sources: [String] = []
  /// What goes into the bundle.
  package var resources: [ProjectResource] = []
  /// The modules of the project that it imports.
  package var dependencies: [String] = []
  /// The major version of Swift that it was written in, where the project says so: 2…6.
  package var swiftVersion: Int?
  /// The names that `#if` finds set, as the build settings say; those that every build has are not among them.
  package var conditions: [String] = []
  /// The folder in the application's bundle that its resources lie in (`Rings_Rings.bundle`), where
  /// they do not lie in the application's own. Its code finds it as `Bundle.module`.
  package var resourceBundle: String?
  /// Sources in other languages, absolute; they are left out.
  package var foreignSources: [String] = []

  package init(name: String, product: Product, folder: String) {
    self.name = name
    self.product = product
    self.folder = folder
  }
}

/// A file or folder that a bundle holds.
package struct ProjectResource: Sendable, Equatable, Hashable {
  /// How it is put there.
  package enum Kind: String, Sendable {
    /// A file, or a folder with all that is in it, as it is.
    case plain
    /// A folder `.xcassets`, as it is; read when the program runs.
    case catalog
    /// A `.storyboard` or `.xib`, as it is; read when the program runs.
    case interface
    /// A folder of a Core Data model, as it is, under the name of the compiled one; read when the program runs.
    case model
  }

  /// Where it lies: an absolute path.
  package var source: String
  /// Its path in the module's bundle, which is the application's where the module names none:
  /// `Main.storyboard`, `de.lproj/Main.strings`, `Sounds`.
  package var bundlePath: String
  /// How it is put there.
  package var kind: Kind

  package init(source: String, bundlePath: String, kind: Kind = .plain) {
    self.source = source
    self.bundlePath = bundlePath
    self.kind = kind
  }
}

/// A page of a playground.
package struct PlaygroundPage: Sendable, Equatable {
  /// The page's name as its author reads it.
  package var name: String
  /// The page's module in the project.
  package var module: String
  /// The file whose statements are run, absolute; one of the module's sources.
  package var contents: String

  package init(name: String, module: String, contents: String) {
    self.name = name
    self.module = module
    self.contents = contents
  }
}
