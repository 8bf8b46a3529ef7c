import Export
import Foundation

/// The notes of a run in the folders that it writes frames to. What goes wrong with a note is never a
/// reason for frames not to be written.
struct RunNotes {
  private struct Place {
    var destination: FrameDestination
    var run: FolderNote.Run
    /// Whether the folder had a note before.
    var isNew: Bool
    /// What the folder's note says now.
    var note = FolderNote()
  }

  private var places: [Place]
  private let selection: FrameSelection

  init(_ plan: RenderPlan) {
    let settings = RunSettings(plan)
    selection = plan.selection
    places = plan.outputs.compactMap { output in
      guard case .files(let destination, _) = output, !destination.isSingleFile else { return nil }
      let run = FolderNote.Run(
        names: destination.template, frames: plan.selection, settings: settings)
      let path = "\(destination.folder)/\(FolderNote.name)"
      return Place(
        destination: destination, run: run, isNew: !FileManager.default.fileExists(atPath: path))
    }
  }

  /// Says which frames are to come. A run that is killed leaves this.
  mutating func begin() {
    for index in places.indices { _ = change(&places[index]) { $0.add($1) } }
  }

  /// Says which frames have come, the first `done`; all, where the run is complete.
  /// - Returns: what is wrong with a note that could not be written.
  mutating func end(done: Int) -> String? {
    var problem: String?
    for index in places.indices {
      if done == 0, places[index].isNew {
        try? FileManager.default.removeItem(
          atPath: "\(places[index].destination.folder)/\(FolderNote.name)")
        continue
      }
      let made = selection.prefix(done)
      problem =
        change(&places[index]) {
          $0.add($1)
          $0.take(made, for: $1)
        } ?? problem
    }
    return problem
  }

  /// The runs that made frames of this destination and were not as this one.
  func others(in destination: FrameDestination) -> [FolderNote.Run] {
    guard let place = places.first(where: { $0.destination == destination }) else { return [] }
    return place.note.runs.filter {
      $0.names == place.run.names && !$0.settings.differences(from: place.run.settings).isEmpty
    }
  }

  /// The frames of this destination of which the note says what made them.
  func known(in destination: FrameDestination) -> FrameSelection {
    guard let place = places.first(where: { $0.destination == destination }) else {
      return FrameSelection([])
    }
    return FrameSelection(
      place.note.runs.filter { $0.names == place.run.names }.flatMap(\.frames.ranges))
  }

  /// Reads a note, changes it, and writes it where that makes a difference.
  private func change(
    _ place: inout Place, _ change: (inout FolderNote, FolderNote.Run) -> Void
  ) -> String? {
    do {
      let folder = try OutputFolder(path: place.destination.folder)
      guard let old = FolderNote(ofFolder: place.destination.folder) else { return nil }
      place.note = old
      change(&place.note, place.run)
      if place.note != old { try folder.write(Array(place.note.text.utf8), named: FolderNote.name) }
      return nil
    } catch {
      return error.message
    }
  }
}
