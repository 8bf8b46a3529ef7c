import CoreGraphics

/// What a layer was at the last commit. Kept from its first change after that until the next
/// commit, because that is what is shown until then, and what transitions and animations start from.
@MainActor
final class CommittedState {
  /// Its values; nothing of it is shown.
  let own: CALayer
  private let siblings: SiblingList<CALayer>
  private let mask: CALayer?
  let attachments: [AttachedAnimation]
  /// Layers do not hold it.
  private let contentSource: (any LayerContentSource)?

  init(of layer: CALayer) {
    own = layer.presentationCopy()
    own.modelledLayer = nil
    siblings = layer.siblings
    mask = layer.maskLayer
    attachments = layer.attachments
    contentSource = layer.contentSource
  }

  /// Makes `layer` what it was.
  func restore(_ layer: CALayer) {
    layer.copyState(of: own)
    layer.siblings = siblings
    layer.maskLayer = mask
    if layer.animated != nil || !attachments.isEmpty {
      layer.changeAttachments { $0 = AttachmentList(attachments) }
    }
  }
}

extension CALayer {
  /// To be called before anything changes that the layer shows: itself, its clock, its animations
  /// or what lies in it.
  final func shownStateWillChange() {
    // A presentation is what is shown of another layer.
    guard modelledLayer == nil else { return }
    TreeState.changes &+= 1
    still.noteChange()
    guard isCommitted, committedState == nil else { return }
    committedState = CommittedState(of: self)
    RunLoopTurn.active.changedLayers.append(self)
  }
}
