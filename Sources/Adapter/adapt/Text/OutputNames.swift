import Foundation

/// Names for the copies of files from several folders in one: their own, with a number where two are
/// called alike. None is `main.swift`, which belongs to the program that is made of them.
enum OutputNames {
  static func names(for paths: [String]) -> [String] {
    var taken: Set<String> = ["main.swift"]
    return paths.map { path in
      let url = URL(fileURLWithPath: path)
      let base = url.deletingPathExtension().lastPathComponent
      var name = url.lastPathComponent
      var number = 2
      // The compiler does not take two files of one name, and some disks do not tell case.
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number).swift"
        number += 1
      }
      return name
    }
  }
}
