extension HTMLReport {
  /// The page's script. All text reaches the page as attributes and is shown as text, never as markup.
  static let script = #"""
    'use strict';
    (() => {
      const viewer = document.getElementById('viewer');
      if (!viewer) return;
      const part = (id) => document.getElementById(id);
      const frames = [...document.querySelectorAll('#film .frame')];
      const modes = ['slider', 'blink', 'heat', 'both'];
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const state = { frame: 0, mode: 'slider', split: 50, side: 'a', blinking: !still,
        ground: 'checks', zoom: 'fit', marked: true };
      const data = () => frames[state.frame].dataset;

      const scale = () => {
        if (state.zoom !== 'fit') return Number(state.zoom);
        const across = state.mode === 'both' ? 2 : 1;
        const room = part('stage').clientWidth - 16;
        const fit = Math.min(room / (across * data().width),
          innerHeight * 0.7 / data().height);
        return fit >= 1 ? Math.min(8, Math.floor(fit)) : fit;
      };

      const put = (image, address, left, zoom, isShown) => {
        image.hidden = !address || !isShown;
        if (image.hidden) { image.removeAttribute('src'); return; }
        if (image.getAttribute('src') !== address) image.src = address;
        image.style.transform = `scale(${zoom})`;
        image.style.left = `${left}px`;
      };

      const show = () => {
        const frame = data();
        const both = frame.expected && frame.actual;
        const mode = both ? state.mode : 'both';
        const zoom = frame.width ? scale() : 1;
        const width = (frame.width || 0) * zoom;
        const height = (frame.height || 0) * zoom;
        const gap = mode === 'both' ? 8 : 0;
        part('pane').style.width = `${mode === 'both' ? 2 * width + gap : width}px`;
        part('pane').style.height = `${height}px`;
        part('pane').hidden = !frame.width || !(frame.expected || frame.actual);
        const side = mode === 'blink' ? state.side : 'ab';
        put(part('expected'), frame.expected, 0, zoom, mode !== 'heat' && side.includes('a'));
        put(part('actual'), frame.actual, mode === 'both' ? width + gap : 0, zoom,
          mode !== 'heat' && side.includes('b'));
        put(part('heat'), frame.heat, 0, zoom, mode === 'heat');
        const split = mode === 'slider' ? state.split : 0;
        const cut = frame.width * (mode === 'slider' ? state.split / 100 : 1);
        part('expected').style.clipPath =
          mode === 'slider' ? `polygon(0 0, ${cut}px 0, ${cut}px 100%, 0 100%)` : '';
        part('actual').style.clipPath = mode === 'slider'
          ? `polygon(${cut}px 0, 100vmax 0, 100vmax 100%, ${cut}px 100%)` : '';
        part('line').hidden = mode !== 'slider';
        part('line').style.left = `${width * split / 100}px`;
        const box = (frame.box || '').split(' ').map(Number);
        part('box').hidden = !frame.box || !state.marked;
        ['left', 'top', 'width', 'height'].forEach((edge, place) => {
          part('box').style[edge] = `${box[place] * zoom}px`;
        });
        part('absent').hidden = Boolean(both);
        part('absent').textContent = frame.expected ? 'B has no picture here.'
          : frame.actual ? 'A has no picture here.' : 'There is no picture to show.';
        part('name').textContent = frame.name;
        part('place').textContent = `${state.frame + 1} of ${frames.length}`;
        part('seen').textContent = mode === 'blink' ? (state.side === 'a' ? 'A' : 'B') : '';
        part('text').textContent = frame.text;
        part('split').value = state.split;
        part('split').disabled = mode !== 'slider';
        part('blinking').disabled = mode !== 'blink';
        part('blinking').setAttribute('aria-pressed', state.blinking);
        part('ground').value = state.ground;
        part('zoom').value = state.zoom;
        part('mark').checked = state.marked;
        for (const button of document.querySelectorAll('[data-set-mode]')) {
          button.setAttribute('aria-pressed', button.dataset.setMode === state.mode);
        }
        frames.forEach((button, place) =>
          button.setAttribute('aria-current', place === state.frame));
        Object.assign(viewer.dataset, state);
        viewer.dataset.shown = mode;
        viewer.dataset.scale = zoom;
      };

      const set = (change) => { Object.assign(state, change); show(); };
      const go = (place) => {
        set({ frame: Math.max(0, Math.min(frames.length - 1, place)) });
        frames[state.frame].scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (frames.includes(document.activeElement)) frames[state.frame].focus();
      };
      const turn = () => set({ side: state.side === 'a' ? 'b' : 'a' });
      const next = (id, step) => {
        const options = [...part(id).options];
        const place = part(id).selectedIndex + step;
        set({ [id]: options[Math.max(0, Math.min(options.length - 1, place))].value });
      };

      frames.forEach((button, place) => {
        const address = button.dataset.heat || button.dataset.actual || button.dataset.expected;
        if (address) {
          const image = document.createElement('img');
          image.alt = '';
          image.loading = 'lazy';
          image.src = address;
          button.querySelector('.thumb').append(image);
        }
        button.addEventListener('click', () => go(place));
      });
      for (const button of document.querySelectorAll('[data-set-mode]')) {
        button.addEventListener('click', () => set({ mode: button.dataset.setMode }));
      }
      part('split').addEventListener('input', (event) =>
        set({ split: Number(event.target.value) }));
      part('blinking').addEventListener('click', () => set({ blinking: !state.blinking }));
      for (const id of ['ground', 'zoom']) {
        part(id).addEventListener('change', (event) => set({ [id]: event.target.value }));
      }
      part('mark').addEventListener('change', (event) => set({ marked: event.target.checked }));

      const drag = (event) => {
        if (state.mode !== 'slider' || !(event.buttons & 1)) return;
        const pane = part('pane').getBoundingClientRect();
        const share = (event.clientX - pane.left) / pane.width * 100;
        set({ split: Math.round(Math.max(0, Math.min(100, share))) });
      };
      part('pane').addEventListener('pointerdown', drag);
      part('pane').addEventListener('pointermove', drag);
      part('pane').addEventListener('dragstart', (event) => event.preventDefault());

      const keys = {
        ArrowLeft: () => go(state.frame - 1), ArrowRight: () => go(state.frame + 1),
        Home: () => go(0), End: () => go(frames.length - 1),
        1: () => set({ mode: modes[0] }), 2: () => set({ mode: modes[1] }),
        3: () => set({ mode: modes[2] }), 4: () => set({ mode: modes[3] }),
        ' ': () => { if (state.mode === 'blink') set({ blinking: !state.blinking }); },
        b: turn, m: () => set({ marked: !state.marked }),
        ',': () => set({ split: Math.max(0, state.split - 1) }),
        '.': () => set({ split: Math.min(100, state.split + 1) }),
        g: () => set({ ground: { checks: 'white', white: 'black', black: 'checks' }[state.ground] }),
        '+': () => next('zoom', 1), '-': () => next('zoom', -1),
      };
      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const inControl = event.target.closest('input, select');
        if (inControl) return;
        if (event.key === ' ' && event.target.closest('button')) return;
        const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!action) return;
        event.preventDefault();
        action();
      });
      setInterval(() => { if (state.mode === 'blink' && state.blinking) turn(); }, 500);
      addEventListener('resize', show);
      show();
    })();

    """#
}
