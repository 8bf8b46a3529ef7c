extension HTMLReport {
  /// The page's style sheet: light or dark as the reader's system is.
  static let style = """
    :root { --ground: #fff; --text: #1b1b1f; --quiet: #5a5a66; --line: #c9c9d2; --mark: #0a58ca;
      --panel: #f3f3f6; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17171b; --text: #ececf1; --quiet: #a5a5b3; --line: #3c3c46;
        --mark: #6ea8fe; --panel: #222228; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--ground);
      color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.4rem; margin: 0 0 .3rem; }
    h2 { font-size: 1.1rem; }
    code, #name { overflow-wrap: anywhere; }
    header p { color: var(--quiet); }
    #tools { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: center;
      padding: .5rem; background: var(--panel); border: 1px solid var(--line); }
    #tools label { display: flex; gap: .35rem; align-items: center; }
    button, select { font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--line); border-radius: 4px; padding: .2rem .6rem; }
    button[aria-pressed="true"], button[aria-current="true"] { border-color: var(--mark);
      box-shadow: inset 0 0 0 1px var(--mark); }
    :disabled { opacity: .45; }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    #stage { overflow: auto; max-height: 75vh; border: 1px solid var(--line); border-top: 0;
      padding: .5rem; }
    #pane { position: relative; margin: 0 auto; display: block; }
    #pane img { position: absolute; left: 0; top: 0; transform-origin: 0 0; max-width: none;
      image-rendering: pixelated; }
    [data-ground="checks"] #pane { background: repeating-conic-gradient(#bbb 0 25%, #eee 0 50%)
      0 0 / 16px 16px; }
    [data-ground="white"] #pane { background: #fff; }
    [data-ground="black"] #pane { background: #000; }
    #line { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--mark); pointer-events: none; }
    #box { position: absolute; outline: 2px solid #ff2fd0; outline-offset: 3px;
      pointer-events: none; }
    [hidden] { display: none !important; }
    #caption { padding: .5rem 0; }
    #caption span { color: var(--quiet); margin-left: .6rem; }
    #text { margin: .2rem 0; white-space: pre-line; overflow-wrap: anywhere; }
    #film { display: flex; gap: .4rem; overflow-x: auto; list-style: none; margin: 0;
      padding: .5rem; background: var(--panel); border: 1px solid var(--line); }
    .frame { display: flex; flex-direction: column; align-items: center; max-width: 10rem;
      padding: .3rem; }
    .frame bdi { max-width: 9rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .frame small { color: var(--quiet); }
    .thumb { display: flex; height: 84px; min-width: 48px; align-items: center;
      justify-content: center; }
    .thumb img { max-height: 84px; max-width: 120px; }
    #keys { color: var(--quiet); font-size: .85rem; }
    kbd { border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em; font: inherit; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0;
      border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    td:first-child { white-space: nowrap; }

    """
}
