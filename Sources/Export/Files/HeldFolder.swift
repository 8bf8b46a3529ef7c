/// A folder that one process at a time holds, among those that ask; until it goes away, or the process does.
package final class HeldFolder: Sendable {
  private let folder: FileDescriptor

  /// Holds the folder, which is made where it is missing; nil where another process holds it. Where the system keeps
  /// no locks of folders, as on some shared disks, it is held without one.
  package init?(path: String) throws(ExportError) {
    _ = try OutputFolder(path: path)
    let held: FileDescriptor?
    do {
      held = try FileDescriptor.heldFolder(path)
    } catch {
      throw .creating(path, error)
    }
    guard let held else { return nil }
    folder = held
  }
}
