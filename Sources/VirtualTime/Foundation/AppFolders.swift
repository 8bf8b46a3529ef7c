public import Foundation

// What an app finds in its home on a phone, and Foundation does not tell on this system; and files in one order, where
// Foundation tells them as they lie on the disk. `Foundation::` names what these hide.

extension FileManager {
  /// The names of what lies in a folder, in the order of their letters.
  @_disfavoredOverload
  public func contentsOfDirectory(atPath path: String) throws -> [String] {
    try self.Foundation::contentsOfDirectory(atPath: path).sorted()
  }

  /// What lies in a folder, in the order of the names' letters.
  @_disfavoredOverload
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try self.Foundation::contentsOfDirectory(
      at: url, includingPropertiesForKeys: keys, options: mask
    )
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The paths of what lies in a folder and in those in it, in the order of their letters.
  @_disfavoredOverload
  public func subpathsOfDirectory(atPath path: String) throws -> [String] {
    try self.Foundation::subpathsOfDirectory(atPath: path).sorted()
  }

  /// The paths of what lies in a folder and in those in it, in the order of their letters; nil where there is none.
  @_disfavoredOverload
  public func subpaths(atPath path: String) -> [String]? {
    self.Foundation::subpaths(atPath: path)?.sorted()
  }

  /// The folders of that kind; of the user's own, a library too.
  @_disfavoredOverload
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
      return self.Foundation::urls(for: directory, in: domainMask)
    }
    return [URL.libraryDirectory]
  }

  /// The folder of that kind, made where `shouldCreate` says so; the user's library too.
  /// - Throws: What Foundation throws where there is no such folder, or it cannot be made.
  @_disfavoredOverload
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
      return try self.Foundation::url(
        for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    let library = URL.libraryDirectory
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// The paths of the folders of that kind; of the user's own, a library too. They are whole in any case.
@_disfavoredOverload
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
    return Foundation.NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  }
  return [URL.libraryDirectory.path]
}

extension URL {
  /// The app's documents.
  public static var documentsDirectory: URL { own(.documentDirectory, else: "Documents") }

  /// The app's library, in which caches and preferences lie.
  public static var libraryDirectory: URL { home("Library") }

  /// What the app can make anew.
  public static var cachesDirectory: URL { own(.cachesDirectory, else: "Library/Caches") }

  /// What the app keeps beside documents.
  public static var applicationSupportDirectory: URL {
    own(.applicationSupportDirectory, else: "Library/Application Support")
  }

  private static func own(_ kind: FileManager.SearchPathDirectory, else name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? home(name)
  }

  private static func home(_ name: String) -> URL {
    FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(name, isDirectory: true)
  }
}
