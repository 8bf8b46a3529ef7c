/// What a storyboard or xib holds, as far as it can be shown by name.
package struct StoryboardOutline: Sendable, Equatable {
  /// One view controller, or the one top-level view of a xib.
  package struct Scene: Sendable, Equatable {
    /// The element's name: `viewController`, `navigationController`, `view`.
    package var element: String
    /// The object's id within the file.
    package var id: String
    /// The class that the author wrote for it.
    package var customClass: String?
    /// The module of that class, where it is named and not the target's own.
    package var customModule: String?
    /// The identifier by which code asks for it.
    package var identifier: String?
    /// The title in the file.
    package var title: String?
    /// Whether the storyboard begins with it.
    package var isInitial: Bool
    /// Its line in the file.
    package var line: Int

    package init(element: String, id: String, isInitial: Bool = false, line: Int) {
      self.element = element
      self.id = id
      self.isInitial = isInitial
      self.line = line
    }
  }

  /// The file: an absolute path.
  package var file: String
  /// The name that code asks for: without ending and language.
  package var name: String
  /// Whether it is a xib.
  package var isXib: Bool
  /// Its path in the module's bundle.
  package var bundlePath: String
  /// The module that it belongs to.
  package var module: String
  /// The class of a xib's owner.
  package var ownerClass: String?
  /// View controllers in the file's order; of a xib, its top-level objects.
  package var scenes: [Scene] = []
  /// Every custom class that is named in it, views included, each once.
  package var customClasses: [String] = []
}
