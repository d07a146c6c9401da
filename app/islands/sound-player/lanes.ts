import { showNumber } from '../digits';
import type { Findings } from './analysis';
import { drawSpectrum, pictureOf } from './draw-spectrum';
import { drawWave } from './draw-wave';
import type { Side } from './messages';
import { allParts, part, type Player } from './parts';
import { secondsOf, type Sound } from './sound';
import { follow, resetView, zoom } from './view';
import { fill, tenths } from './words';

type Drawn = { sound: Sound; filtered?: Float32Array; asked?: string; findings?: Findings; picture?: HTMLCanvasElement };

/** Waveform as it is heard, marks and spectrogram of each side, and the place of play over them. [PCG-2] */
export function wireLanes(player: Player): void {
  const { place, deck, analyst, words, view } = player;
  const slider = part(place, 'seek');
  const head = part(place, 'head');
  const drawn: [Drawn | undefined, Drawn | undefined] = [undefined, undefined];
  if (!slider || !head) return;

  deck.on(['sound'], () => {
    const before = drawn[0]?.sound;
    for (const side of [0, 1] as const) take(side);
    if (drawn[0]?.sound !== before) resetView(player);
    draw();
  });
  deck.on(['setting'], () => {
    for (const side of [0, 1] as const) filter(side);
    draw();
  });
  deck.on(['place'], () => {
    follow(player);
    draw();
  });
  deck.on(['tick'], () => (follow(player) ? draw() : move()));
  new ResizeObserver(draw).observe(slider);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  void document.fonts.ready.then(draw);
  slider.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    slider.setPointerCapture(event.pointerId);
    deck.seek(secondAt(event));
  });
  slider.addEventListener('pointermove', (event) => slider.hasPointerCapture(event.pointerId) && deck.seek(secondAt(event)));
  for (const button of allParts(place, 'zoom')) button.addEventListener('click', () => zoom(player, button.dataset['zoom'] === 'closer' ? 0.5 : 2));
  for (const side of [0, 1] as const) take(side);
  resetView(player);
  draw();

  function secondAt({ clientX }: PointerEvent): number {
    const box = slider!.getBoundingClientRect();
    return view.from + ((clientX - box.x) / box.width) * (view.to - view.from);
  }

  function take(side: Side) {
    const sound = deck.sounds[side];
    if (drawn[side]?.sound === sound) return;
    drawn[side] = sound && { sound };
    const own = drawn[side];
    if (!sound || !own) return;
    void analyst.findings(sound).then((findings) => {
      Object.assign(own, { findings, picture: pictureOf(findings.spectrum) });
      draw();
    }, nothing);
    filter(side);
  }

  function filter(side: Side) {
    const own = drawn[side];
    const setting = deck.settings[side];
    const asked = `${setting.filter} ${setting.times}`;
    if (!own || own.asked === asked) return;
    own.asked = asked;
    void analyst.filtered(own.sound, setting).then((filtered) => {
      if (own.asked === asked) own.filtered = filtered;
      draw();
    }, nothing);
  }

  function draw() {
    for (const lane of allParts(place, 'lane')) {
      const own = drawn[Number(lane.dataset['lane']) as Side];
      const wave = part<HTMLCanvasElement>(lane, 'wave');
      const spectrum = part<HTMLCanvasElement>(lane, 'spectrum');
      const name = part(lane, 'lane-name');
      if (!own || !wave || lane.hidden) continue;
      const { findings, sound } = own;
      if (name) name.textContent = laneName(Number(lane.dataset['lane']) as Side, sound);
      drawWave(wave, {
        samples: own.filtered ?? new Float32Array(0),
        rate: sound.rate,
        envelope: findings && { values: findings.envelope, rate: findings.envelopeRateHz },
        events: findings?.events ?? [],
        span: deck.span,
        view,
        write: (seconds) => showNumber(words.lang, Number(seconds.toFixed(2))),
      });
      if (spectrum && own.picture) drawSpectrum(spectrum, own.picture, secondsOf(sound), view, (hz) => fill(words, words.results.hertz, { hz }));
    }
    move();
  }

  function move() {
    const share = (deck.seconds - view.from) / (view.to - view.from);
    head!.style.transform = `translateX(${(share * slider!.clientWidth).toFixed(1)}px)`;
    head!.hidden = share < 0 || share > 1;
    slider!.setAttribute('aria-valuemax', deck.length.toFixed(1));
    slider!.setAttribute('aria-valuenow', deck.seconds.toFixed(1));
    slider!.setAttribute('aria-valuetext', fill(words, words.desk.clock, { at: tenths(words.lang, deck.seconds), length: tenths(words.lang, deck.length) }));
  }

  function laneName(side: Side, { name }: Sound): string {
    const label = place.querySelector<HTMLElement>(`input[name=filter-${side}]:checked`)?.dataset['word'] ?? '';
    const said = fill(words, words.desk.lane, { name, filter: label });
    return deck.sounds[1] ? `${words.desk[side === 0 ? 'side-a' : 'side-b']}: ${said}` : said;
  }
}

const nothing = () => {};
