import { clock } from '#domain/signals/strip';
import { Calipers } from './calipers';
import { Camera } from './camera';
import { ChoiceForm } from './choice-form';
import { coloursOf } from './colours';
import { listenToKeys, listenToPointers, listenToWheel } from './gestures';
import { startEngine, type Post } from './host';
import { OwnFiles } from './open-files';
import { Overview } from './overview';
import { PageParts } from './page-parts';
import { firstFrom } from './painted';
import type { Opened, Said } from './protocol';
import { Rest } from './rest';
import { Words } from './say';
import { showCaption, showFigures } from './show-figures';
import { makeStage } from './stage';

const REST_MS = 200;
const DPR_MOST = 2;

/** The running viewer: a camera that gestures move and an engine paints for. [ECG-2] */
export class Live {
  readonly #words: Words;
  readonly #parts: PageParts;
  readonly #stage: HTMLElement;
  readonly #form: ChoiceForm;
  readonly #camera: Camera;
  readonly #overview: Overview;
  readonly #calipers: Calipers;
  readonly #rest = new Rest(REST_MS, () => this.#atRest());
  #post: Post = () => {};
  #files: OwnFiles | undefined;
  #opened: Opened | undefined;
  #printing = false;

  /** Starts the viewer of a page; if that fails, the server's strip stays. */
  static async start(root: HTMLElement): Promise<void> {
    const words = new Words(root);
    const { stage, canvas } = makeStage(words);
    const live = new Live(root, words, stage);
    live.#parts.status('viewer.loading');
    try {
      live.#post = await startEngine(canvas, live.#overview.canvas, (said) => live.#hear(said));
      live.#example();
      live.#files = new OwnFiles(root, (files, rate) => live.#open(files, rate));
    } catch {
      live.#parts.status('viewer.failed');
    }
  }

  private constructor(
    private readonly root: HTMLElement,
    words: Words,
    stage: HTMLElement,
  ) {
    [this.#words, this.#stage] = [words, stage];
    this.#parts = new PageParts(root, words);
    this.#form = new ChoiceForm(root, () => this.#chosen());
    this.#camera = new Camera(this.#form.choice, () => this.#moved());
    this.#overview = new Overview(words, (start) => this.#camera.look({ start }));
    this.#calipers = new Calipers(words, this.#parts.find('[data-measure]'));
    stage.append(this.#calipers.root);
  }

  #hear(said: Said): void {
    switch (said.say) {
      case 'phase':
        return this.#parts.status(`viewer.${said.phase}`);
      case 'opened':
        return this.#show(said.opened, said.fresh);
      case 'sheet':
        return this.#sheet(said.svg);
      case 'refused':
        if (said.code === 'signals.file.csv-rate') this.#files?.askRate();
        return this.#parts.fault(this.#words.refusal(said.code, said.facts));
      case 'fault':
        return this.#parts.fault(this.#words.any(`faults.${said.fault}`, said.facts) ?? this.#words.say('viewer.failed'));
    }
  }

  #example(): void {
    this.#parts.fault('');
    this.#post({ ask: 'example', choice: this.#camera.choice });
  }

  #open(files: { name: string; bytes: Uint8Array }[], sampleRateHz?: number): void {
    this.#parts.fault('');
    const moved = [...new Set(files.map(({ bytes }) => bytes.buffer as ArrayBuffer))];
    this.#post({ ask: 'files', files, choice: this.#camera.choice, sampleRateHz }, moved);
  }

  #show(opened: Opened, fresh: boolean): void {
    const first = !this.#opened;
    this.#opened = opened;
    if (fresh) {
      this.#form.offer(opened);
      this.#camera.choice = this.#form.choice;
      this.#camera.reset();
      this.#calipers.close();
      this.#parts.pressed('caliper', false);
    }
    if (first) this.#unveil();
    showFigures(this.root, this.#words, opened, this.#camera.choice);
    this.#parts.opened(opened);
    this.#fit();
    this.#askSheet();
  }

  /** Shows the live strip in place of the server's. */
  #unveil(): void {
    this.#parts.find('[data-stage]').append(this.#stage, this.#overview.root);
    this.root.classList.add('live');
    const caliper = () => this.#caliper();
    const moves = { ...this.#camera.moves(), caliper };
    listenToPointers(this.#stage, moves);
    listenToWheel(this.#stage, moves);
    listenToKeys(this.#stage, moves);
    this.#parts.listen({
      in: () => moves.step(true),
      out: () => moves.step(false),
      normal: () => this.#camera.zoom(1 / this.#camera.view.zoom),
      whole: () => this.#camera.look({ start: 0, zoom: 0, scroll: 0 }),
      caliper,
      print: () => this.#print(),
      back: () => this.#example(),
    });
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#fit());
  }

  #chosen(): void {
    const { mode, notch } = this.#camera.choice;
    const choice = (this.#camera.choice = this.#form.choice);
    showCaption(this.root, this.#words, choice);
    const anew = choice.mode !== mode || choice.notch !== notch || !this.#opened?.six;
    if (anew) this.#post({ ask: 'filter', choice, lead: this.#form.lead });
    this.#fit();
    if (!anew) this.#askSheet();
  }

  #leads(): number[] {
    return this.#camera.choice.leads === 6 && this.#opened?.six ? [0, 1, 2, 3, 4, 5] : [this.#form.lead];
  }
  /** The lead of the overview and of a lone strip; of six, lead II. */
  #lead(): number {
    return this.#leads()[1] ?? this.#form.lead;
  }

  /** Size, colours, choice or recording changed. */
  #fit(): void {
    // On a printed page the living strip has no size.
    if (this.#stage.clientWidth === 0) return;
    const [leads, camera, all] = [this.#leads(), this.#camera, this.#overview.root];
    this.#stage.classList.toggle('one', leads.length === 1);
    const dpr = Math.min(DPR_MOST, window.devicePixelRatio || 1);
    camera.box = { width: this.#stage.clientWidth, height: this.#stage.clientHeight, dpr };
    camera.recorded = { seconds: this.#opened?.seconds ?? 1, rows: leads.length };
    camera.keepWithin();
    const overview = { width: all.clientWidth, height: all.clientHeight, dpr };
    this.#overview.size(overview.width);
    const scene = { box: camera.box, overview, leads, lead: this.#lead(), choice: camera.choice, colours: coloursOf(this.root) };
    this.#post({ ask: 'scene', scene, view: camera.view });
    this.#follow();
  }

  /** Places what lies over the strip; the engine paints the strip itself. */
  #moved(): void {
    this.#post({ ask: 'look', view: this.#camera.view });
    this.#follow();
  }

  #follow(): void {
    if (this.#calipers.isOpen) this.#calipers.show(this.#camera.placed, this.#camera.choice.gain);
    const { from, to } = this.#camera.shown;
    this.#overview.follow(from, to - from, this.#camera.recorded.seconds);
    this.#rest.moved();
  }

  /** Announces, once the strip stands still, where it is and how many beats it shows. */
  #atRest(): void {
    const { placed, recorded, shown } = this.#camera;
    this.#stage.classList.toggle('tall', placed.head + placed.rowsPx + placed.foot > placed.height + 1);
    const seconds = this.#opened?.beatSeconds ?? new Float64Array();
    const before = (second: number) => firstFrom(seconds.length, (at) => seconds[at]! < second);
    const beats = before(shown.to) - before(shown.from);
    const facts = { from: this.#words.digits(clock(shown.from)), to: this.#words.digits(clock(Math.min(shown.to, recorded.seconds))), beats };
    this.#stage.setAttribute('aria-description', this.#words.say('viewer.window', facts));
    this.#overview.tell();
  }

  /** Calipers open on the first two beats that are well in sight. */
  #caliper(): void {
    if (this.#calipers.isOpen) this.#calipers.close();
    else {
      const { placed, shown, choice, recorded } = this.#camera;
      const at = (share: number) => shown.from + (shown.to - shown.from) * share;
      const near = this.#opened?.beatSeconds.filter((second) => second > at(0.15) && second < at(0.95)) ?? [];
      const [first = at(0.3), second = at(0.6)] = near;
      this.#calipers.open([first, second], this.#leads().length === 6 ? 1 : 0, recorded.seconds);
      this.#calipers.show(placed, choice.gain);
    }
    this.#parts.pressed('caliper', this.#calipers.isOpen);
  }

  /** Asks the engine for the printed page in true millimetres. */
  #askSheet(): void {
    const label = this.#parts.find('[data-name]').textContent ?? '';
    const { choice, view } = this.#camera;
    this.#post({ ask: 'sheet', choice, lead: this.#lead(), fromSeconds: view.start, said: { label, beat: this.#words.say('strip.beat') } });
  }
  #print(): void {
    this.#printing = true;
    this.#askSheet();
  }
  #sheet(svg: string): void {
    this.#parts.find('[data-paper]').innerHTML = svg;
    if (this.#printing) window.print();
    this.#printing = false;
  }
}
