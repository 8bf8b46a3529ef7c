/// What an application's Info.plist says, build settings included.
package struct AppInfo: Sendable, Equatable {
  /// Every key with its value, variables replaced.
  package var values: [String: PropertyList] = [:]

  package init(values: [String: PropertyList] = [:]) {
    self.values = values
  }

  /// A class as Info.plist names it: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  package struct ClassName: Sendable, Equatable {
    /// The module, where it is named.
    package var module: String?
    /// The class within it.
    package var name: String

    package init(_ text: String) {
      let parts = text.split(separator: ".")
      name = parts.last.map(String.init) ?? text
      module = parts.count > 1 ? String(parts[0]) : nil
    }
  }

  /// A scene that the application can open.
  package struct SceneConfiguration: Sendable, Equatable {
    /// Its name; empty where there is none.
    package var name: String
    /// The scene's delegate.
    package var delegate: ClassName?
    /// The name of its storyboard, without ending.
    package var storyboard: String?
  }

  /// The storyboard that the application begins with, without ending, where no scene names one.
  package var mainStoryboard: String? {
    storyboardName(string("UIMainStoryboardFile~iphone") ?? string("UIMainStoryboardFile"))
  }

  /// The storyboard of the launch screen, without ending.
  package var launchStoryboard: String? {
    storyboardName(
      string("UILaunchStoryboardName~iphone") ?? string("UILaunchStoryboardName"))
  }

  /// The scenes of windows, in the order they are written in; empty where there is no manifest.
  package var sceneConfigurations: [SceneConfiguration] {
    let roles = values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"]?.array ?? []
    return scenes.map { scene in
      SceneConfiguration(
        name: scene["UISceneConfigurationName"]?.string ?? "",
        delegate: scene["UISceneDelegateClassName"]?.string.map(ClassName.init),
        storyboard: storyboardName(scene["UISceneStoryboardFile"]?.string))
    }
  }

  /// Whether the application has scenes, be they configured here or in code.
  package var hasSceneManifest: Bool { values["UIApplicationSceneManifest"] != nil }

  /// Paths in the bundle of fonts that the application brings.
  package var fonts: [String] {
    (values["UIAppFonts"]?.array ?? []).compactMap(\.string)
  }

  /// The name under the application's icon.
  package var displayName: String? {
    string("CFBundleDisplayName") ?? string("CFBundleName")
  }

  /// The application's identifier.
  package var bundleIdentifier: String? { string("CFBundleIdentifier") }

  /// The language that the application was written in: `en`.
  package var developmentRegion: String? { string("CFBundleDevelopmentRegion") }

  /// `Light` or `Dark` where the application keeps to one.
  package var interfaceStyle: String? { string("UIUserInterfaceStyle") }

  /// Orientations that an iPhone shows it in, by UIKit's names, the first preferred; empty where none are
  /// said.
  package var orientations: [String] {
    let keys = ["UISupportedInterfaceOrientations~iphone", "UISupportedInterfaceOrientations"]
    return keys.lazy.compactMap { values[$0]?.array?.compactMap(\.string) }.first ?? []
  }

  private func string(_ key: String) -> String? {
    values[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func storyboardName(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return text.hasSuffix(".storyboard") ? String(text.dropLast(11)) : text
  }
}
