import Foundation
import TestSupport
import Testing

/// Our pictures held against what other renderers draw.
@MainActor
struct PeerTests {
  @Test(arguments: PeerCases.all.map(\.key))
  func weDrawWhatAPeerDraws(key: String) throws {
    let peerCase = try #require(PeerCases.all.first { $0.key == key })
    let theirs = try peerCase.peersPicture()
    for drawing in peerCase.drawings {
      let ours = drawing.picture()
      try #require(ours.width == theirs.width && ours.height == theirs.height)
      let deviation = Deviation(ours, theirs, tolerance: peerCase.tolerance)
      if deviation.isWithin(peerCase.tolerance) { continue }
      let strip = PeerFolders.findings.appendingPathComponent("differences/\(key).png")
      try Picture(strip: theirs, ours).write(to: strip.path)
      Issue.record(
        """
        \(key), drawn by \(drawing.means), is not what the peer drew: greatest \(deviation.edge), \
        away from edges \(deviation.flat), mean \(deviation.mean); allowed \(peerCase.tolerance).
        peer | difference | ours: \(strip.path)
        """)
    }
  }

  @Test func everyCaseHasAGoldenAndEveryGoldenACase() throws {
    var goldens: Set<String> = []
    for peer in Peer.allCases {
      let folder = PeerFolders.pictures.appendingPathComponent(peer.rawValue)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        goldens.insert("\(peer.rawValue)/\(file)")
      }
    }
    let cases = PeerCases.all.map { "\($0.key).png" }
    #expect(goldens.subtracting(cases).sorted() == [])
    #expect(Set(cases).subtracting(goldens).sorted() == [])
    #expect(Set(cases).count == cases.count)
  }

  /// The table that `make test-peers` shows.
  @Test(.enabled(if: PeerFolders.isComparing))
  func theTableOfAllCases() throws {
    var rows = ["case                                               greatest  flat  share  mean"]
    for peerCase in PeerCases.all.sorted(by: { $0.key < $1.key }) {
      let theirs = try peerCase.peersPicture()
      for drawing in peerCase.drawings {
        let ours = drawing.picture()
        guard ours.pixels.count == theirs.pixels.count else { continue }
        let deviation = Deviation(ours, theirs, tolerance: peerCase.tolerance)
        let mark = deviation.isWithin(peerCase.tolerance) ? "" : "  <- beyond the tolerance"
        let name = "\(peerCase.key) (\(drawing.means))".padding(
          toLength: 52, withPad: " ", startingAt: 0)
        rows.append(
          name
            + String(
              format: "%7d %5d %5.1f%% %5.2f%@", deviation.edge, deviation.flat,
              100 * deviation.share, deviation.mean, mark))
      }
    }
    let file = PeerFolders.findings.appendingPathComponent("table.txt")
    try (rows.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}

extension PeerCase {
  /// What the peer drew.
  func peersPicture() throws -> Picture {
    try Picture(contentsOf: PeerFolders.pictures.appendingPathComponent("\(key).png").path)
  }
}
