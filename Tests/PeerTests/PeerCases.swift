/// All drawings that are compared.
enum PeerCases {
  static let all =
    shapes("strokes") + shapes("dashes") + shapes("trims") + shapes("fills")
    + gradients + contextGradients + contextBlends + contextShadows + images + layerCases
    + depthCases
    + contentsCases + shadowCases + blendCases + filterCases

  /// The cases of a table: one for each entry and peer.
  static func table(
    _ name: String, _ drawings: (TableEntry) -> [PeerCase.Drawing]
  ) -> [PeerCase] {
    do {
      return try TableEntry.all(in: name).flatMap { entry in
        entry.peers.map {
          PeerCase(entry.name, $0, tolerance: entry.tolerance(of: $0), drawings(entry))
        }
      }
    } catch {
      preconditionFailure("Tables/\(name).json cannot be read: \(error)")
    }
  }
}
