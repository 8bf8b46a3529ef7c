/// What particles share that come from the same cell with the same values: kept apart from them, so that
/// a particle is numbers alone.
struct ParticleKind: Sendable {
  /// As it was at their birth.
  let cell: EmissionCell
  /// The emission they come from.
  let emission: Emission
  // Asked of every particle, for which the cell's own references would be counted.
  /// False: they are not seen themselves.
  let isSeen: Bool
  /// True if they emit others.
  let emits: Bool
  /// The numbers of the kinds that they have emitted, by the index of their cell in this one.
  var inner: [Int: Int] = [:]

  init(of cell: EmissionCell, in emission: Emission) {
    self.cell = cell
    self.emission = emission
    isSeen = cell.sprite != nil
    emits = !cell.cells.isEmpty
  }
}
