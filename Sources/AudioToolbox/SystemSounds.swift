public import UIKit
import VirtualTime

/// A short sound of the system's.
public typealias SystemSoundID = UInt32

/// The device would shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Success.
public let kAudioServicesNoError: OSStatus = 0

/// Nothing is heard, which is noted.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SceneContext.active.unsupported("a short sound (nothing is heard)", at: "AudioToolbox")
}

/// Nothing is heard, which is noted.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Nothing is heard, which is noted; `inCompletionBlock` comes after what is being done now.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays an alert, not heard, and calls the block.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// A number for the sound in a file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: inout SystemSoundID
) -> OSStatus {
  outSystemSoundID = 0x1000
  return kAudioServicesNoError
}

/// The number stands for nothing any more.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
