import Export

/// Where reports may go: to files and folders, and not over what is compared.
struct ReportPlaces {
  /// The option and the path it was given.
  private let places: [(option: String, path: String)]

  init(_ places: KeyValuePairs<String, String?>) throws(Diagnostic) {
    self.places = places.compactMap { place in place.value.map { (place.key, $0) } }
    for (option, path) in self.places where path.isEmpty || path == "-" {
      throw .value(
        path, of: option, isNot: "a path",
        remedy: path.isEmpty
          ? "name a place to write to" : "standard output has the findings; name a file or folder")
    }
  }

  /// Refuses the places that are, or lie within, one of `paths`.
  /// - Parameters:
  ///   - what: What is there, as in “which is compared”.
  ///   - isHarmless: Whether a report may go there although it lies within.
  func keepOut(
    of paths: [String], _ what: String,
    unless isHarmless: (_ option: String, _ place: String) -> Bool = { _, _ in false }
  ) throws(Diagnostic) {
    for (option, place) in places {
      for path in paths where Self.isPlace(place, within: path) {
        let isSame = Self.isPlace(path, within: place)
        if !isSame, isHarmless(option, place) { continue }
        throw Diagnostic(
          .usage,
          "\(option) \"\(place)\" \(isSame ? "is" : "lies within") \"\(path)\", \(what)",
          remedy: "choose a place beside it")
      }
    }
  }

  private static func isPlace(_ path: String, within folder: String) -> Bool {
    guard let place = Place.identity(of: path), let whole = Place.identity(of: folder) else {
      return false
    }
    return place == whole || Place.folders(above: path).contains(whole)
  }
}
