import QuartzCore

/// `render list PATH`: what of a project can be shown.
struct ProjectListing {
  let things: [ShownThing]
  let paths: TypedPaths
  let isJSON: Bool

  func write() throws(Diagnostic) {
    try Console.write(isJSON ? json.text + "\n" : table)
  }

  private var json: OrderedJSON {
    .array(
      things.map { thing in
        .object([
          ("kind", .string(thing.kind.rawValue)),
          ("name", .string(thing.name)),
          ("id", .string(thing.id)),
          ("file", thing.file.map { .string(paths.shown($0)) } ?? .null),
          ("line", thing.line.map { .number(Double($0)) } ?? .null),
          ("storyboard", thing.storyboard.map { .string($0) } ?? .null),
          ("identifier", thing.identifier.map { .string($0) } ?? .null),
        ])
      })
  }

  private var table: String {
    let rows = things.map { thing in
      let location = thing.file.map { paths.shown($0) + (thing.line.map { ":\($0)" } ?? "") } ?? ""
      let board = [thing.storyboard, thing.identifier].compactMap(\.self).joined(separator: ", ")
      return [thing.kind.rawValue, thing.name, Self.option(thing), location, board]
    }
    return TextTable(rows: [["WHAT", "NAME", "CHOSEN BY", "FILE", "STORYBOARD"]] + rows).text
  }

  private static func option(_ thing: ShownThing) -> String {
    thing.kind == .app
      ? "" : "--\(thing.kind.rawValue) \(FilmRecipe.quoted(thing.identifier ?? thing.name))"
  }
}
