/// `render kit`: the options of `swiftc` for code that uses the installed modules.
struct KitOptions {
  func write() async throws(Diagnostic) {
    let kit = try await KitSearch().kit { Console.say($0) }
    try await Toolchain.found().check(kit)
    let words = kit.compileOptions + kit.linkOptions
    try Console.write(words.map(FilmRecipe.quoted).joined(separator: " ") + "\n")
  }
}
