import type { StripChoice } from '#domain/signals/strip-choice';
import { clock } from '#domain/signals/strip';
import { lengthText } from '../../components/signals/ecg-figure-texts';
import { Calipers } from './calipers';
import { ChoiceForm } from './choice-form';
import { coloursOf } from './colours';
import { listenToKeys, listenToPointers, listenToWheel, type Moves } from './gestures';
import { startEngine, type Post } from './host';
import { OwnFiles } from './open-files';
import { Overview } from './overview';
import type { Colours, Opened, Said } from './protocol';
import { Words } from './say';
import { showCaption, showFigures } from './show-figures';
import { place, shownSeconds, stepFactor, within, zoomAt, type Box, type Placed, type View } from './window';

const REST_MS = 200;
const RIGHT_PAGE = 0.9;

/** The viewer alive: one view, which gestures move and an engine paints. [ECG-2] */
export class Live {
  readonly #words: Words;
  readonly #stage = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #form: ChoiceForm;
  readonly #overview: Overview;
  readonly #calipers: Calipers;
  #post: Post = () => {};
  #files: OwnFiles | undefined;
  #choice: StripChoice;
  #opened: Opened | undefined;
  #view: View = { start: 0, zoom: 1, scroll: 0 };
  #box: Box = { width: 1, height: 1, dpr: 1 };
  #colours: Colours;
  #movedAt = 0;
  #resting = true;
  #printing = false;

  /** Wakes the viewer of a page; where that fails, the server's strip stays. */
  static async start(root: HTMLElement): Promise<void> {
    const live = new Live(root);
    try {
      live.#post = await startEngine(live.#canvas, live.#overview.canvas, (said) => live.#hear(said));
      live.#example();
      live.#files = new OwnFiles(root, (files, rate) => live.#open(files, rate));
    } catch {
      root.querySelector('[data-status]')!.textContent = live.#words.say('viewer.failed');
    }
  }

  private constructor(private readonly root: HTMLElement) {
    this.#words = new Words(root);
    this.#colours = coloursOf(root);
    this.#form = new ChoiceForm(root, () => this.#chosen());
    this.#choice = this.#form.choice;
    this.#overview = new Overview(this.#words, (start) => this.#look({ ...this.#view, start }));
    this.#calipers = new Calipers(this.#words, root.querySelector<HTMLElement>('[data-measure]')!);
    this.#stage.className = 'ecg-live';
    this.#stage.tabIndex = 0;
    this.#stage.setAttribute('role', 'application');
    this.#stage.setAttribute('aria-label', this.#words.say('stage'));
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#stage.append(this.#canvas, this.#calipers.root);
    this.#status('viewer.loading');
  }

  #hear(said: Said): void {
    switch (said.say) {
      case 'phase':
        return this.#status(`viewer.${said.phase}`);
      case 'opened':
        return this.#show(said.opened, said.fresh);
      case 'sheet':
        return this.#sheet(said.svg);
      case 'refused':
        if (said.code === 'signals.file.csv-rate') this.#files?.askRate();
        return this.#fault(this.#words.refusal(said.code, said.facts));
      case 'fault':
        return this.#fault(this.#words.any(`faults.${said.fault}`, said.facts) ?? this.#words.say('viewer.failed'));
    }
  }

  #example(): void {
    this.#post({ ask: 'example', choice: this.#choice });
  }

  #open(files: { name: string; bytes: Uint8Array }[], sampleRateHz?: number): void {
    this.#fault('');
    const moved = [...new Set(files.map(({ bytes }) => bytes.buffer as ArrayBuffer))];
    this.#post({ ask: 'files', files, choice: this.#choice, sampleRateHz }, moved);
  }

  #show(opened: Opened, fresh: boolean): void {
    const first = !this.#opened;
    this.#opened = opened;
    if (fresh) {
      this.#form.offer(opened);
      this.#choice = this.#form.choice;
      this.#view = { start: 0, zoom: 1, scroll: 0 };
      this.#calipers.close();
      this.#pressed();
    }
    if (first) this.#unveil();
    showFigures(this.root, this.#words, opened, this.#choice);
    const { name, figures } = opened;
    this.root.querySelector<HTMLElement>('[data-do="back"]')!.hidden = name === '';
    const length = lengthText(this.#words.say, opened.seconds);
    const text = name === '' ? '' : this.#words.say('viewer.ready', { name, length, hertz: figures.sampleRateHz });
    this.root.querySelector('[data-status]')!.textContent = text;
    this.#fit();
    this.#askSheet();
  }

  /** The living strip takes the place of the server's. */
  #unveil(): void {
    this.root.querySelector('[data-stage]')!.append(this.#stage, this.#overview.root);
    this.root.classList.add('live');
    const moves: Moves = {
      pan: (dx, dy) => this.#look({ ...this.#view, start: this.#view.start + dx / this.#cssPerSecond(), scroll: this.#view.scroll + dy }),
      zoom: (factor, x) => this.#look(zoomAt(this.#view, factor, x, this.#box, this.#recorded(), this.#choice)),
      step: (larger) => this.#step(stepFactor(this.#view, this.#box.dpr, larger)),
      page: (pages) => this.#look({ ...this.#view, start: this.#view.start + pages * RIGHT_PAGE * shownSeconds(this.#placed()) }),
      jump: (to) => this.#look({ ...this.#view, start: to === 'start' ? 0 : this.#recorded().seconds }),
      caliper: () => this.#caliper(),
    };
    listenToPointers(this.#stage, moves);
    listenToWheel(this.#stage, moves);
    listenToKeys(this.#stage, moves);
    this.root.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do]');
      if (button) this.#do(button.dataset['do'] ?? '');
    });
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#colours = coloursOf(this.root);
      this.#fit();
    });
  }

  #do(name: string): void {
    const doings: Record<string, () => void> = {
      in: () => this.#step(stepFactor(this.#view, this.#box.dpr, true)),
      out: () => this.#step(stepFactor(this.#view, this.#box.dpr, false)),
      normal: () => this.#step(1 / this.#view.zoom),
      whole: () => this.#look({ start: 0, zoom: 0, scroll: 0 }),
      caliper: () => this.#caliper(),
      print: () => this.#print(),
      back: () => this.#example(),
    };
    doings[name]?.();
  }

  #step(factor: number): void {
    this.#look(zoomAt(this.#view, factor, this.#box.width / 2, this.#box, this.#recorded(), this.#choice));
  }

  #chosen(): void {
    const [before, lead] = [this.#choice, this.#form.lead];
    this.#choice = this.#form.choice;
    showCaption(this.root, this.#words, this.#choice);
    const { mode, notch } = this.#choice;
    const other = mode !== before.mode || notch !== before.notch || !this.#opened?.six;
    if (other) this.#post({ ask: 'filter', choice: this.#choice, lead });
    this.#fit();
    if (!other) this.#askSheet();
  }

  #recorded() {
    return { seconds: this.#opened?.seconds ?? 1, rows: this.#leads().length };
  }
  #leads(): number[] {
    return this.#choice.leads === 6 && this.#opened?.six ? [0, 1, 2, 3, 4, 5] : [this.#form.lead];
  }
  #placed(): Placed {
    return place(this.#view, this.#box, this.#recorded(), this.#choice);
  }
  #cssPerSecond(): number {
    return this.#placed().pxPerSecond / this.#box.dpr;
  }

  /** Size, colours or recording changed. */
  #fit(): void {
    // On a printed page the living strip has no size.
    if (this.#stage.clientWidth === 0) return;
    this.#stage.classList.toggle('one', this.#leads().length === 1);
    this.#box = { width: this.#stage.clientWidth, height: this.#stage.clientHeight, dpr: Math.min(2, window.devicePixelRatio || 1) };
    const all = this.#overview.root;
    const overview = { width: all.clientWidth, height: all.clientHeight, dpr: this.#box.dpr };
    this.#overview.size(overview.width);
    this.#view = within(this.#view, this.#box, this.#recorded(), this.#choice);
    const leads = this.#leads();
    const scene = { box: this.#box, overview, leads, lead: leads.length === 6 ? 1 : this.#form.lead, choice: this.#choice, colours: this.#colours };
    this.#post({ ask: 'scene', scene, view: this.#view });
    this.#follow();
  }

  /** The engine paints; here only what lies over the strip follows. */
  #look(view: View): void {
    this.#view = within(view, this.#box, this.#recorded(), this.#choice);
    this.#post({ ask: 'look', view: this.#view });
    this.#follow();
  }

  #follow(): void {
    const placed = this.#placed();
    this.#overview.follow(this.#view.start, shownSeconds(placed), this.#recorded().seconds);
    if (this.#calipers.isOpen) this.#calipers.show(placed, this.#choice.gain);
    this.#movedAt = performance.now();
    if (!this.#resting) return;
    this.#resting = false;
    this.#settle();
  }

  #settle(): void {
    const left = this.#movedAt + REST_MS - performance.now();
    if (left > 0) return void setTimeout(() => this.#settle(), left);
    this.#resting = true;
    this.#atRest();
  }

  /** Said once the strip stands still: where, and how many beats. */
  #atRest(): void {
    const placed = this.#placed();
    this.#stage.classList.toggle('tall', placed.head + placed.rowsPx + placed.foot > placed.height + 1);
    const [from, to] = [this.#view.start, this.#view.start + shownSeconds(placed)];
    const beats = this.#opened?.beatSeconds.filter((second) => second >= from && second <= to).length ?? 0;
    const facts = { from: this.#words.digits(clock(from)), to: this.#words.digits(clock(Math.min(to, this.#recorded().seconds))), beats };
    this.#stage.setAttribute('aria-description', this.#words.say('viewer.window', facts));
    this.#overview.tell();
  }

  #caliper(): void {
    if (this.#calipers.isOpen) this.#calipers.close();
    else {
      const placed = this.#placed();
      const [from, shown] = [this.#view.start, shownSeconds(placed)];
      const near = [...(this.#opened?.beatSeconds ?? [])].filter((second) => second > from + shown * 0.15 && second < from + shown * 0.95);
      const [first = from + shown * 0.3, second = from + shown * 0.6] = near;
      this.#calipers.open([first, second], this.#leads().length === 6 ? 1 : 0, this.#recorded().seconds);
      this.#calipers.show(placed, this.#choice.gain);
    }
    this.#pressed();
  }

  #pressed(): void {
    this.root.querySelector('[data-do="caliper"]')!.setAttribute('aria-pressed', String(this.#calipers.isOpen));
  }

  /** The page of true millimetres that a printer gets. */
  #askSheet(): void {
    const { say } = this.#words;
    const lead = this.#leads().length === 6 ? 1 : this.#form.lead;
    const label = this.root.querySelector('[data-name]')!.textContent ?? '';
    this.#post({ ask: 'sheet', choice: this.#choice, lead, fromSeconds: this.#view.start, said: { label, beat: say('strip.beat') } });
  }
  #print(): void {
    this.#printing = true;
    this.#askSheet();
  }
  #sheet(svg: string): void {
    this.root.querySelector('[data-paper]')!.innerHTML = svg;
    if (!this.#printing) return;
    this.#printing = false;
    window.print();
  }

  #status(key: Parameters<Words['say']>[0]): void {
    this.root.querySelector('[data-status]')!.textContent = this.#words.say(key);
  }
  #fault(text: string): void {
    this.root.querySelector('[data-fault]')!.textContent = text;
    if (text) this.root.querySelector('[data-status]')!.textContent = '';
  }
}
