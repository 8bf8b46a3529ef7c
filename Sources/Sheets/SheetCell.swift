package import RenderTree

/// One moment on a contact sheet.
package struct SheetCell: Sendable {
  /// In the size of a cell.
  package var frame: FrameSnapshot
  /// Under it, in front: when.
  package var time: String
  /// Behind that, quieter: which frame.
  package var number: String

  package init(frame: FrameSnapshot, time: String, number: String) {
    self.frame = frame
    self.time = time
    self.number = number
  }
}
