public import UIKit
import VirtualTime

/// When a script is run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A script for every page; never run.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// What a script says to the app; never said.
@MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest(url: URL(fileURLWithPath: "/"))) }
  open var name: String { "" }
}

/// Would hear scripts; none are run.
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A world of scripts of its own.
@MainActor
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)
  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// The scripts of a web view, which are noted and never run.
@MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) {
    SceneContext.active.unsupported("scripts of web pages", at: "WKWebView")
    userScripts.append(userScript)
  }

  open func removeAllUserScripts() { userScripts = [] }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { handlers[name] = scriptMessageHandler }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }

  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

/// What is kept from pages; nothing is loaded from which it could be.
@MainActor
open class WKContentRuleList: NSObject {
  public let identifier: String!

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
