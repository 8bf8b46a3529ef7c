public import CoreGraphics
import VirtualTime

/// The current time in seconds: the virtual clock of the running scene, 0 when it began.
public func CACurrentMediaTime() -> CFTimeInterval { SceneContext.active.clock.now }
