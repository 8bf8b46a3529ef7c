/// What GitHub runs on every push to a new package.
struct WorkflowTemplate {
  private let name: PackageName
  private let zoetrope: ZoetropeSource

  init(_ name: PackageName, _ zoetrope: ZoetropeSource) {
    self.name = name
    self.zoetrope = zoetrope
  }

  var text: String {
    """
    # Builds, tests, renders, and compares with the recorded frames where there are some
    # (`swift run \(name.module) golden record \(name.sceneID)` records them).
    name: frames
    on: [push, pull_request]

    jobs:
      frames:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          - name: Libraries
            run: >-
              apt-get update && apt-get install -y --no-install-recommends
              make pkg-config libpng-dev libjpeg-dev libwebp-dev libqrencode-dev zlib1g-dev libharfbuzz-dev libexpat1-dev libxml2-dev
    \(sources)      - name: Test
            run: make test
          - name: Render
            run: make CONFIGURATION=debug
          - name: Compare with the recorded frames
            run: |
              if [ -d Goldens ]; then
                swift run \(name.module) golden check --junit report/junit.xml --html report
              fi
          - name: Keep the frames and what differs
            if: always()
            uses: actions/upload-artifact@v4
            with:
              name: frames
              path: |
                out
                report

    """
  }

  /// Fetches the sources where the manifest only knows a folder of another machine.
  private var sources: String {
    guard case .folder = zoetrope else { return "" }
    return """
            - name: Zoetrope's sources
              # The variable ZOETROPE_URL of the repository says where they are.
              env:
                URL: ${{ vars.ZOETROPE_URL }}
              run: |
                git clone --depth 1 "${URL:?the variable ZOETROPE_URL of the repository is not set}" "$RUNNER_TEMP/zoetrope"
                echo "ZOETROPE=$RUNNER_TEMP/zoetrope" >> "$GITHUB_ENV"

      """
  }
}
