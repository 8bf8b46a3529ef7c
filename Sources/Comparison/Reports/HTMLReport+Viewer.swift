extension HTMLReport {
  /// The part of the page that shows pictures.
  static func viewer(_ entries: String) -> String {
    """
    <section id="viewer" aria-label="Pictures">
    <div id="tools">
    <div role="group" aria-label="How to compare">
    <button type="button" data-set-mode="slider" aria-keyshortcuts="1">Slider</button>
    <button type="button" data-set-mode="blink" aria-keyshortcuts="2">Blink</button>
    <button type="button" data-set-mode="heat" aria-keyshortcuts="3">Heat map</button>
    <button type="button" data-set-mode="both" aria-keyshortcuts="4">Side by side</button>
    </div>
    <label>A <input id="split" type="range" min="0" max="100" value="50" \
    aria-label="How much of A is shown, in per cent"> B</label>
    <button type="button" id="blinking" aria-pressed="true">Blinking</button>
    <label>Ground <select id="ground"><option>checks<option>white<option>black</select></label>
    <label>Zoom <select id="zoom"><option value="fit">fit<option value="1">100 %\
    <option value="2">200 %<option value="4">400 %<option value="8">800 %</select></label>
    <label><input id="mark" type="checkbox" checked> mark</label>
    </div>
    <div id="stage" tabindex="0" role="group" aria-label="The pictures">
    <div id="pane"><img id="actual" alt="B, actual"><img id="expected" alt="A, expected">\
    <img id="heat" alt="Heat map: where they differ"><span id="line"></span>\
    <span id="box"></span></div>
    <p id="absent" hidden></p>
    </div>
    <div id="caption" role="status" aria-live="polite"><strong><bdi id="name"></bdi></strong>
    <span id="place"></span><span id="seen"></span>
    <p id="text"></p></div>
    <ol id="film" aria-label="Frames that differ">
    \(entries)</ol>
    <p id="keys"><kbd>←</kbd> <kbd>→</kbd> frame, <kbd>Home</kbd> <kbd>End</kbd> first and last,
    <kbd>1</kbd> slider, <kbd>2</kbd> blink, <kbd>3</kbd> heat map, <kbd>4</kbd> side by side,
    <kbd>Space</kbd> blinking on and off, <kbd>B</kbd> the other side, <kbd>,</kbd> <kbd>.</kbd>
    move the slider, <kbd>G</kbd> ground, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>M</kbd> mark</p>
    <noscript>Comparing the pictures needs JavaScript; the table below does not.</noscript>
    </section>

    """
  }
}
