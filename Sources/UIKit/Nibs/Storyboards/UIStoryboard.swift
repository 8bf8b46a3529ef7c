public import CoreGraphics
import VirtualTime

/// The controllers of a storyboard file and what leads from one to another.
@MainActor
open class UIStoryboard: NSObject {
  /// The file's name without its ending.
  final let name: String
  final let bundle: Bundle?
  /// Nil where the file is missing or broken, which the ledger says.
  final let document: NibDocument?

  /// The storyboard of that name, in the bundle or, where it has none, in the program's.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    document = NibFiles.current.document(name, "storyboard", in: storyboardBundleOrNil)
    super.init()
    if document == nil {
      SceneContext.active.unsupported(
        "the storyboard “\(name)”, which is not there or cannot be read", at: "UIStoryboard")
    }
  }

  /// The controller that the storyboard begins with; nil, noted, where it has none.
  open func instantiateInitialViewController() -> UIViewController? { initial(creator: nil) }

  /// The controller that the storyboard begins with, made by `creator`, or by `init?(coder:)` where that gives nil.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial { creator?($0) } as? ViewController
  }

  /// A new controller of that identifier. Where there is none a phone ends the program; here it is noted,
  /// and an empty controller stands for it.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil) ?? UIViewController()
  }

  /// A new controller of that identifier and class, made by `creator`, or by `init?(coder:)` where that gives nil.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let found = controller(identifier) { creator?($0) }
    if let found = found as? ViewController { return found }
    if let found {
      SceneContext.active.unsupported(
        "“\(identifier)” as \(ViewController.self): it is of \(type(of: found))", at: name)
    }
    guard let empty = ViewController(coder: NibCoder.empty) else {
      preconditionFailure("\(ViewController.self) has no controller for “\(identifier)”.")
    }
    return empty
  }

  /// A new controller of that object id, for what knows the file; an empty one, noted, where there is none.
  package final func controller(ofObject id: String) -> UIViewController {
    guard let document, let element = document.elements[id] else {
      SceneContext.active.unsupported(
        "the controller of id \(id), which is not there", at: "storyboard “\(name)”")
      return UIViewController()
    }
    return controller(element) ?? UIViewController()
  }

  // MARK: Scenes

  private func initial(creator: (@MainActor (NSCoder) -> AnyObject?)?) -> UIViewController? {
    guard let document else { return nil }
    guard let id = document.root["initialViewController"], let element = document.elements[id]
    else {
      document.note("the storyboard's initial controller: there is none", at: document.root)
      return nil
    }
    return controller(element, creator: creator)
  }

  private func controller(
    _ identifier: String, creator: (@MainActor (NSCoder) -> AnyObject?)?
  ) -> UIViewController? {
    guard let document else { return nil }
    let found = scenes.lazy.compactMap { self.controllerElement(of: $0) }
      .first { $0["storyboardIdentifier"] == identifier }
    guard let found else {
      document.note("the controller “\(identifier)”, which is not there", at: document.root)
      return nil
    }
    return controller(found, creator: creator)
  }

  private var scenes: [NibElement] { document?.root.items(of: "scenes") ?? [] }

  /// The controller of a scene, or the reference to one elsewhere.
  private func controllerElement(of scene: NibElement) -> NibElement? {
    scene.items(of: "objects").first { $0["sceneMemberID"] == "viewController" }
      ?? scene.items(of: "objects").first { $0.name.hasSuffix("Controller") }
  }

  /// Makes the controller of the scene that has that element. What leads in circles is noted, and nil.
  final func controller(
    _ element: NibElement, creator: (@MainActor (NSCoder) -> AnyObject?)? = nil
  ) -> UIViewController? {
    guard let document else { return nil }
    let files = NibFiles.current
    guard !files.making.contains(where: { $0 === element }) else {
      document.note("a controller that would hold itself", at: element)
      return nil
    }
    files.making.append(element)
    defer { files.making.removeLast() }
    if element.name == "viewControllerPlaceholder" { return referenced(by: element) }
    let objects =
      scenes.lazy.map { $0.items(of: "objects") }
      .first { $0.contains { $0 === element } } ?? []
    let scene = StoryboardScene(self, document, element, beside: objects.filter { $0 !== element })
    return scene.makeController(creator: creator)
  }

  /// What a reference to another storyboard stands for.
  private func referenced(by element: NibElement) -> UIViewController? {
    let other =
      element["storyboardName"].map {
        UIStoryboard(
          name: $0,
          bundle: element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle)
      } ?? self
    guard let identifier = element["referencedIdentifier"] else {
      return other.initial(creator: nil)
    }
    return other.controller(identifier, creator: nil)
  }
}
