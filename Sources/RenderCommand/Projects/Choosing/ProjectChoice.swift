/// Which things of a project a command line is about.
struct ProjectChoice: Equatable, Sendable {
  var controller: String?
  var view: String?
  var page: String?
  var preview: String?
  /// Other projects beside this one, as typed: a library's examples.
  var neighbours: [String] = []

  /// What is asked for: one thing, or all pages of a playground where nothing is said.
  /// - Parameter path: The project as typed.
  func chosen(
    of things: [ShownThing], in path: String
  ) throws(Diagnostic) -> [ShownThing] {
    let asked: [(ShownThing.Kind, String?)] = [
      (.controller, controller), (.view, view), (.page, page), (.preview, preview),
    ]
    let given = asked.compactMap { kind, name in name.map { (kind, $0) } }
    if given.count > 1 {
      throw Diagnostic(
        .usage, "--\(given[0].0.rawValue) and --\(given[1].0.rawValue) both say what to show",
        remedy: "give one")
    }
    if let (kind, name) = given.first {
      return [try Self.thing(kind, name, among: things, in: path)]
    }
    if let app = things.first(where: { $0.kind == .app }) { return [app] }
    let pages = things.filter { $0.kind == .page }
    if !pages.isEmpty { return pages }
    if things.count == 1 { return things }
    // Of one controller and its views, the controller shows them.
    let controllers = things.filter { $0.kind == .controller }
    if controllers.count == 1 { return controllers }
    let examples = neighbours.isEmpty ? "" : "; or show \(neighbours.joined(separator: ", "))"
    throw Diagnostic(
      .usage, "\"\(path)\" has several things to show and no app: choose one",
      remedy: Self.list(things) + examples)
  }

  private static func thing(
    _ kind: ShownThing.Kind, _ name: String, among things: [ShownThing], in path: String
  ) throws(Diagnostic) -> ShownThing {
    let candidates = things.filter { $0.kind == kind }
    let found =
      candidates.first { $0.identifier == name } ?? candidates.first { $0.names.contains(name) }
    if let found { return found }
    if kind == .page, let number = Decimals.whole(name), candidates.indices.contains(number - 1) {
      return candidates[number - 1]
    }
    let near = Suggestions(among: candidates.flatMap(\.names)).nearest(to: name)
    throw Diagnostic(
      .usage, "\"\(path)\" has no \(kind.rawValue) \"\(name)\"",
      remedy: near.isEmpty
        ? candidates.isEmpty ? "it has \(list(things))" : "it has \(list(candidates))"
        : "did you mean \(near.joined(separator: ", "))?")
  }

  /// As options: `--controller A, --view B and 3 more`.
  private static func list(_ things: [ShownThing]) -> String {
    let most = 8
    let shown = things.prefix(most).map { thing in
      thing.kind == .app ? thing.name : "--\(thing.kind.rawValue) \(thing.name)"
    }
    let more = things.count > most ? " and \(things.count - most) more" : ""
    return shown.joined(separator: ", ") + more
  }
}
