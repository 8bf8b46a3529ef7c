/// A page that leads to other pages.
package struct ReportIndex: Sendable {
  package struct Entry: Sendable {
    var title: String
    var verdict: String
    /// The file beside this one; nil where there is none.
    var page: String?

    package init(title: String, verdict: String, page: String?) {
      self.title = title
      self.verdict = verdict
      self.page = page
    }
  }

  private let title: String
  private let entries: [Entry]

  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  package var text: String {
    let rows = entries.map { entry in
      let name = "<bdi>\(Markup.escaped(entry.title))</bdi>"
      let link = entry.page.map { "<a href=\"./\(Markup.escaped($0))\">\(name)</a>" } ?? name
      return "<tr><td>\(link)</td><td>\(Markup.escaped(entry.verdict))</td></tr>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped(title))</title>
      <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      td { padding: .3rem 1rem .3rem 0; vertical-align: top; overflow-wrap: anywhere; }
      </style>
      </head>
      <body>
      <h1>\(Markup.escaped(title))</h1>
      <table>
      \(rows.joined())</table>
      </body>
      </html>

      """
  }
}
