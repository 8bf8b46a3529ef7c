package import CoreGraphics

/// Something that the user does, told on a command line or in a file rather than in a scene's script.
package struct UserAction: Hashable, Sendable {
  /// What is touched.
  package enum Target: Hashable, Sendable {
    /// Points of the screen.
    case point(CGPoint)
    /// What shows a text then, or is called so.
    case text(String)
  }

  /// What is done.
  package enum Kind: Hashable, Sendable {
    case tap(Target)
    /// From one place to another in so many seconds; the finger rests there before it is lifted.
    case drag(from: Target, to: Target, duration: Double)
    /// Characters, to the first responder.
    case type(String)
    /// The device is held so, -1…1 to the right and downwards, until it is tilted again.
    case tilt(horizontal: Double, vertical: Double)
  }

  /// Seconds of scene time.
  package var time: Double
  /// What is done.
  package var kind: Kind

  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

extension UserAction: CustomStringConvertible {
  /// As a file of actions has it: `0.5 tap 187.0,333.0`.
  package var description: String {
    switch kind {
    case .tap(let target): "\(time) tap \(target)"
    case .drag(let start, let end, let duration): "\(time) drag \(start) \(end) \(duration)"
    case .type(let text): "\(time) type \"\(text)\""
    case .tilt(let horizontal, let vertical): "\(time) tilt \(horizontal),\(vertical)"
    }
  }
}

extension UserAction.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .point(let point): "\(point.x),\(point.y)"
    case .text(let text): "\"\(text)\""
    }
  }
}

extension TutorialScene {
  /// The scene with more that its user does: after what its own script does at the same time.
  package func adding(_ actions: [UserAction]) -> TutorialScene {
    guard !actions.isEmpty else { return self }
    var scene = self
    let script = script
    scene.script = { events, settings in
      script(&events, settings)
      for action in actions { events.add(action) }
    }
    return scene
  }
}

extension InputScript {
  fileprivate mutating func add(_ action: UserAction) {
    switch action.kind {
    case .tap(.point(let point)): tap(point, at: action.time)
    case .tap(.text(let text)): tap(text, at: action.time)
    case .drag(.point(let start), .point(let end), let duration):
      drag(from: start, to: end, at: action.time, duration: duration)
    case .drag(let start, let end, let duration):
      touch(at: action.time, doing: "drag") { () throws(MissingTarget) in
        let points = [try start.point(), try end.point()]
        return [InputScript.dragging(through: points, duration: duration)]
      }
    case .type(let text): type(text, at: action.time)
    case .tilt(let horizontal, let vertical):
      tilt(horizontal: horizontal, vertical: vertical, at: action.time)
    }
  }
}

extension UserAction.Target {
  /// Where it is at this moment.
  @MainActor
  fileprivate func point() throws(MissingTarget) -> CGPoint {
    switch self {
    case .point(let point): return point
    case .text(let text): return try ShownText.point(of: text)
    }
  }
}
