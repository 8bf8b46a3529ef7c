import CoreGraphics

/// A segue as the storyboard describes it, gone each time somebody touches its origin.
@MainActor
final class SegueTemplate {
  private let element: NibElement
  private let document: NibDocument
  private weak var scene: StoryboardScene?

  init(_ element: NibElement, _ document: NibDocument, of scene: StoryboardScene) {
    self.element = element
    self.document = document
    self.scene = scene
  }

  private var identifier: String? { element["identifier"] }

  /// Goes the way because `sender` was touched, if the source agrees.
  func run(_ sender: AnyObject) {
    guard let source = scene?.controller,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender)
  }

  /// Goes the way without asking.
  func perform(_ sender: Any?) {
    guard let source = scene?.controller else { return }
    if element["kind"] == "unwind" { return unwind(from: source, sender) }
    guard let destination = makeDestination(),
      let segue = makeSegue(from: source, to: destination)
    else { return }
    let way = way(from: source, to: destination, sender)
    segue.way = way
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The controller that the segue leads to, made anew; nil, noted, where there is none.
  func makeDestination() -> UIViewController? {
    guard let id = element["destination"], let target = document.elements[id] else {
      document.note(
        "the segue's destination “\(element["destination"] ?? "")”, which is not there",
        at: element)
      return nil
    }
    return scene?.storyboard.controller(target)
  }

  private func makeSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    let ends = SegueEnds(identifier: identifier, source: source, destination: destination)
    guard let name = element["customClass"] else {
      if element["kind"] == "custom" {
        document.note("a custom segue without a class", at: element)
        return nil
      }
      return UIStoryboardSegue(ends)
    }
    let module = element["customModule"]
    let record = module.flatMap { ClassRecord.named(name, module: $0) } ?? ClassRecord.named(name)
    if let type = record?.type as? UIStoryboardSegue.Type { return type.init(ends) }
    document.note("the class \(name) of a segue, which the program does not have", at: element)
    return UIStoryboardSegue(ends)
  }

  /// How a segue of the storyboard's kinds is gone.
  private func way(
    from source: UIViewController, to destination: UIViewController, _ sender: Any?
  ) -> () -> Void {
    let part = NibPart(element: element, document: document)
    let isAnimated = part.bool("animates") ?? true
    switch element["kind"] {
    case "showDetail", "replace":
      return { source.showDetailViewController(destination, sender: sender) }
    case "show", "push":
      return {
        // Without animation a push is one; `show` has no say in it.
        if let navigation = source.navigationController, !isAnimated {
          navigation.pushViewController(destination, animated: isAnimated)
        } else {
          source.show(destination, sender: sender)
        }
      }
    case "presentation", "modal", "popoverPresentation", "popover":
      if let style = part.choice("modalPresentationStyle", Self.presentations) {
        destination.modalPresentationStyle = style
      }
      if let style = part.choice("modalTransitionStyle", Self.transitions) {
        destination.modalTransitionStyle = style
      }
      preparePopover(destination, sender)
      return { source.present(destination, animated: isAnimated) }
    case "custom": return {}
    case let kind:
      document.note("a segue of kind “\(kind ?? "")”", at: element)
      return { source.show(destination, sender: sender) }
    }
  }

  /// Says what a popover is about.
  private func preparePopover(_ destination: UIViewController, _ sender: Any?) {
    guard ["popoverPresentation", "popover"].contains(element["kind"] ?? "") else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let loading = scene?.loading
    if let id = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] {
      let anchor = loading?.object(withID: id)
      popover.sourceView = anchor as? UIView
      popover.barButtonItem = anchor as? UIBarButtonItem
    } else {
      popover.sourceView = sender as? UIView
      popover.barButtonItem = sender as? UIBarButtonItem
    }
    guard let arrows = element.child(key: "popoverArrowDirection") else { return }
    var permitted: UIPopoverArrowDirection = []
    for (name, direction) in [
      ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
    ] where arrows[name] == "YES" { permitted.insert(direction) }
    if !permitted.isEmpty { popover.permittedArrowDirections = permitted }
  }

  /// By Xcode's words.
  static let presentations: KeyValuePairs<String, UIModalPresentationStyle> = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    "automatic": .automatic,
  ]

  /// By Xcode's words.
  static let transitions: KeyValuePairs<String, UIModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  // MARK: Containers

  /// Puts the destination into `container`, a view of the source; nothing where the source lies in a
  /// controller of the same scene.
  func embed(in container: UIView) {
    guard let source = scene?.controller, let id = element["destination"],
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: nil)
    else { return }
    let around = sequence(first: source, next: \.parent)
    guard !around.contains(where: { $0.storyboardScene?.element.id == id }) else {
      document.note("a controller that would hold itself", at: element)
      return
    }
    guard let destination = makeDestination(),
      let segue = makeSegue(from: source, to: destination)
    else { return }
    source.prepare(for: segue, sender: container)
    source.addChild(destination)
    let view: UIView = destination.view
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  // MARK: Ways back

  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else {
      document.note("an unwind segue without an action", at: element)
      return
    }
    let way = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(name), sender: sender)
    guard let destination = source.unwindDestination(for: way) else {
      document.note("no controller to go back to has “\(name)”", at: element)
      return
    }
    guard let segue = makeSegue(from: source, to: destination) else { return }
    let isAnimated = NibPart(element: element, document: document).bool("animates") ?? true
    segue.way = { [unowned segue] in
      destination.showForUnwinding(segue)
      destination.comeBack(from: source, animated: isAnimated)
    }
    source.prepare(for: segue, sender: sender)
    MessageTable.send(Selector(name), to: destination, [segue])
    segue.perform()
  }
}
