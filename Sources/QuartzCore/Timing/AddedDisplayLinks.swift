import CoreGraphics
import VirtualTime

/// The display links of a scene's run loop with what they call. It lies in the scene and not in
/// the links, so that a target that keeps its link ends with its scene.
@MainActor
final class AddedDisplayLinks {
  private var added: [ObjectIdentifier: (link: CADisplayLink, body: CADisplayLink.Body)] = [:]

  static func of(_ context: SceneContext) -> AddedDisplayLinks {
    context.service { AddedDisplayLinks() }
  }

  func keep(_ link: CADisplayLink, _ body: @escaping CADisplayLink.Body) {
    added[ObjectIdentifier(link)] = (link, body)
  }

  /// Forgets `link` and gives back what it calls.
  func letGo(_ link: CADisplayLink) -> CADisplayLink.Body? {
    added.removeValue(forKey: ObjectIdentifier(link))?.body
  }

  func body(of link: CADisplayLink) -> CADisplayLink.Body? { added[ObjectIdentifier(link)]?.body }
}
