import CoreGraphics

/// One scene of a storyboard and the controller made of it: where its view and its segues come from.
@MainActor
final class StoryboardScene {
  let storyboard: UIStoryboard
  /// The controller's element.
  let element: NibElement
  private let document: NibDocument
  /// What stands beside the controller.
  private let neighbours: [NibElement]
  private(set) weak var controller: UIViewController?
  private(set) lazy var loading = NibLoading(document, scene: self)
  /// What stands beside the controller, made with its view, or with itself where it has none.
  private var neighbourObjects: [AnyObject] = []
  /// What a container holds whose class is not here.
  private weak var held: UIViewController?
  private var templates: [ObjectIdentifier: SegueTemplate] = [:]

  init(
    _ storyboard: UIStoryboard, _ document: NibDocument, _ element: NibElement,
    beside neighbours: [NibElement]
  ) {
    self.storyboard = storyboard
    self.document = document
    self.element = element
    self.neighbours = neighbours
  }

  /// The element of the controller's view; nil where the storyboard has none.
  var viewElement: NibElement? { element.child(key: "view") }

  /// Makes the controller, its bar items and the controllers that it holds from the beginning.
  func makeController(creator: (@MainActor (NSCoder) -> AnyObject?)?) -> UIViewController? {
    loading.creator = creator
    guard let object = loading.object(element) else { return nil }
    guard let controller = object as? UIViewController else {
      document.note("\(type(of: object)) as a controller: it is none", at: element)
      return nil
    }
    take(controller)
    for relation in element.items(of: "connections") where relation["kind"] == "relationship" {
      guard let held = template(relation)?.makeDestination() else { continue }
      hold(held, as: relation)
    }
    // Where there is no view to come with, what stands beside the controller comes with it.
    if viewElement == nil { makeNeighbours(of: controller) }
    loading.finish(isLast: viewElement == nil)
    return controller
  }

  /// Notes that `controller` is the scene's; it does so itself in `init(coder:)`, too.
  func take(_ controller: UIViewController) {
    self.controller = controller
    controller.storyboardScene = self
  }

  private func hold(_ held: UIViewController, as relation: NibElement) {
    switch (relation["relationship"], controller) {
    case ("rootViewController", let container as UINavigationController):
      container.viewControllers = [held]
    case ("viewControllers", let container as UITabBarController):
      container.viewControllers = (container.viewControllers ?? []) + [held]
    case ("masterViewController", let container as UISplitViewController):
      container.setNibController(held, for: .primary)
    case ("detailViewController", let container as UISplitViewController):
      container.setNibController(held, for: .secondary)
    case ("supplementaryViewController", let container as UISplitViewController):
      container.setNibController(held, for: .supplementary)
    case ("compactViewController", let container as UISplitViewController):
      container.setNibController(held, for: .compact)
    case (_, let container?):
      document.note(
        "the relation “\(relation["relationship"] ?? "")” of \(type(of: container)): "
          + "the first controller is shown", at: relation)
      guard container.children.isEmpty else { return }
      self.held = held
      container.addChild(held)
      held.didMove(toParent: container)
    case (_, nil): return
    }
  }

  /// Shows the controller that a container, whose class is not here, holds.
  func showHeld(in view: UIView) {
    guard let controller, let held, held.parent === controller else { return }
    let shown: UIView = held.view
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }

  /// Makes the view, connects everything and tells it; embedded controllers come with it.
  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement, let view = loading.view(viewElement) else { return false }
    controller.view = view
    makeNeighbours(of: controller)
    loading.finish(isLast: true)
    return true
  }

  private func makeNeighbours(of controller: UIViewController) {
    neighbourObjects = loading.objects(beside: neighbours)
    for item in neighbours where item.name == "placeholder" && item.id != nil {
      if item["placeholderIdentifier"] != "IBFirstResponder" { loading.add(controller, for: item) }
    }
  }

  // MARK: Segues

  /// What a segue's element stands for.
  func template(_ element: NibElement) -> SegueTemplate? {
    if let known = templates[ObjectIdentifier(element)] { return known }
    guard element.name == "segue" else { return nil }
    let template = SegueTemplate(element, document, of: self)
    templates[ObjectIdentifier(element)] = template
    return template
  }

  /// The segue of that identifier that begins in the scene; nil where there is none.
  func segue(withIdentifier identifier: String) -> SegueTemplate? {
    ([element] + neighbours).lazy.flatMap(\.tree)
      .first { $0.name == "segue" && $0["identifier"] == identifier }
      .flatMap { template($0) }
  }
}

extension NibLoading {
  /// What a segue's element stands for, in this scene or the one around.
  func segue(_ element: NibElement) -> SegueTemplate? {
    scene?.template(element) ?? outer?.segue(element)
  }
}
