/// A layer's animations in order of addition. Of many, one is found by its key, and taken out, without going
/// through the others.
@MainActor
struct AttachmentList {
  /// All, and perhaps some that were taken out.
  private var kept: [AttachedAnimation]
  private var droppedCount = 0
  /// Of a long list, those with a key; nil where that has not been asked for.
  private var byKey: [String: AttachedAnimation]?
  /// Numbers from which on `freeKey` looks, by the name before them.
  private var freeNumbers: [String: Int] = [:]

  /// A list as long as this is gone through.
  private static let longest = 32

  init(_ attachments: [AttachedAnimation] = []) { kept = attachments }

  /// Those of the list; what was taken out is forgotten for good.
  mutating func all() -> [AttachedAnimation] {
    if droppedCount > 0 {
      kept.removeAll(where: \.isDropped)
      droppedCount = 0
    }
    return kept
  }

  mutating func append(_ attachment: AttachedAnimation) {
    kept.append(attachment)
    if let key = attachment.key { byKey?[key] = attachment }
  }

  /// Takes out one of the list.
  mutating func drop(_ attachment: AttachedAnimation) {
    guard !attachment.isDropped else { return }
    attachment.isDropped = true
    droppedCount += 1
    freeNumbers = [:]
    if let key = attachment.key, byKey?[key] === attachment { byKey?[key] = nil }
  }

  /// The last one with that key; nil for none.
  mutating func last(forKey key: String) -> AttachedAnimation? {
    guard kept.count > Self.longest else {
      return kept.last { $0.key == key && !$0.isDropped }
    }
    if byKey == nil {
      var found: [String: AttachedAnimation] = [:]
      for attachment in kept where !attachment.isDropped {
        if let key = attachment.key { found[key] = attachment }
      }
      byKey = found
    }
    return byKey?[key]
  }

  /// `name`; where that is a key, it with the first number from 2 on that makes no key: `name-2`.
  mutating func freeKey(_ name: String) -> String {
    guard last(forKey: name) != nil else { return name }
    var number = freeNumbers[name] ?? 2
    while last(forKey: "\(name)-\(number)") != nil { number += 1 }
    freeNumbers[name] = number
    return "\(name)-\(number)"
  }
}

/// The animations of a layer that has or had some.
@MainActor
final class AnimatedParts {
  var attached = AttachmentList()
  /// What is known of them, once it is asked for.
  var heap: AnimationHeap?
}

extension CALayer {
  /// The attached animations, in order of addition.
  final var attachments: [AttachedAnimation] { animated?.attached.all() ?? [] }

  /// The last one with that key; nil for none.
  final func lastAttachment(forKey key: String) -> AttachedAnimation? {
    animated?.attached.last(forKey: key)
  }

  /// A key for one more animation that replaces none: `name`, or `name-2` and so on.
  package final func freeAnimationKey(_ name: String) -> String {
    animated?.attached.freeKey(name) ?? name
  }

  /// Changes what is attached.
  final func changeAttachments(_ body: (inout AttachmentList) -> Void) {
    let parts = animated ?? AnimatedParts()
    animated = parts
    // Nobody else holds the list while it changes.
    parts.heap = nil
    body(&parts.attached)
  }
}
