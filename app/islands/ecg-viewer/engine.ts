import { demoEcg } from '#domain/signals/demo-ecg';
import { ecgFigures } from '#domain/signals/ecg-figures';
import { limbLeads } from '#domain/signals/limb-leads';
import { readRecording } from '#domain/signals/read-recording';
import { layOutStrip, sixLeads } from '#domain/signals/strip';
import type { StripChoice } from '#domain/signals/strip-choice';
import { stripSvg } from '#domain/signals/strip-svg';
import { lttb } from '#wasm/decimate';
import { analyseEcg } from '#wasm/ecg';
import { SignalError } from '#wasm/signal-error';
import { paintFrame } from './paint-frame';
import { InkSheet } from './paint-ink';
import { OverviewSheet } from './paint-overview';
import type { Canvas, Context, Painted } from './painted';
import type { Ask, Said, Scene } from './protocol';
import { buildPyramid } from './pyramid';
import { place, shownSeconds, type View } from './window';

type Source = { name: string; sampleRateHz: number; leads: { name: string; samples: Float32Array }[]; limb: [number, number] | null; notes: string[] };

const FRAME_MS = 16;

/** Reads, analyses and paints a recording; it lives in a worker, or on the page where a worker cannot paint. */
export class Engine {
  #source: Source | undefined;
  #painted: Painted | undefined;
  #scene: Scene | undefined;
  #view: View = { start: 0, zoom: 1, scroll: 0 };
  #coming = false;
  readonly #ink = new InkSheet();
  readonly #whole = new OverviewSheet();
  readonly #stage: Context;
  readonly #overview: Context;

  constructor(
    private readonly core: WebAssembly.Module,
    stage: Canvas,
    overview: Canvas,
    private readonly tell: (said: Said) => void,
  ) {
    this.#stage = stage.getContext('2d', { alpha: false }) as Context;
    this.#overview = overview.getContext('2d', { alpha: false }) as Context;
  }

  take(ask: Exclude<Ask, { ask: 'start' }>): void {
    try {
      this.#take(ask);
    } catch (error) {
      if (error instanceof SignalError) this.tell({ say: 'fault', fault: error.fault, facts: error.facts });
      else this.tell({ say: 'fault', fault: 'closed', facts: {} });
    }
  }

  #take(ask: Exclude<Ask, { ask: 'start' }>): void {
    switch (ask.ask) {
      case 'example': {
        const { sampleRateHz, leads } = demoEcg();
        const named = leads.map((samples, at) => ({ name: sixLeads[at]!, samples }));
        return this.#open({ name: '', sampleRateHz, leads: named, limb: [0, 1], notes: [] }, ask.choice);
      }
      case 'files':
        return this.#read(ask);
      case 'filter':
        return this.#source && this.#analyse(this.#source, ask.choice, ask.lead, false);
      case 'scene':
        [this.#scene, this.#view] = [ask.scene, ask.view];
        this.#whole.forget();
        return this.#soon();
      case 'look':
        this.#view = ask.view;
        return this.#soon();
      case 'sheet':
        return this.#sheet(ask);
    }
  }

  #read({ files, choice, sampleRateHz: given }: Extract<Ask, { ask: 'files' }>): void {
    this.tell({ say: 'phase', phase: 'reading' });
    const read = readRecording(files, { sampleRateHz: given });
    if (!read.ok) return this.tell({ say: 'refused', code: read.code, facts: read.facts ?? {} });
    const { sampleRateHz, leads, notes } = read.value;
    const ecg = leads.filter(({ unit }) => unit === 'mV');
    if (ecg.length === 0) return this.tell({ say: 'fault', fault: 'no-ecg', facts: {} });
    this.#open({ name: files[0]!.name, sampleRateHz, leads: ecg, limb: limbLeads(ecg.map(({ name }) => name)), notes }, choice);
  }

  #open(source: Source, choice: StripChoice): void {
    this.#analyse(source, choice, source.limb ? 1 : 0, true);
    this.#source = source;
  }

  #analyse(source: Source, choice: StripChoice, lead: number, fresh: boolean): void {
    this.tell({ say: 'phase', phase: 'analysing' });
    const { sampleRateHz, limb } = source;
    const given = limb ? limb.map((at) => source.leads[at]!.samples) : [(source.leads[lead] ?? source.leads[0]!).samples];
    const found = analyseEcg(this.core, { sampleRateHz, leads: given as [Float32Array], mode: choice.mode, notchHz: choice.notch });
    this.tell({ say: 'phase', phase: 'drawing' });
    const names = limb ? [...sixLeads] : source.leads.map(({ name }) => name);
    const drawn = found.leads.map((samples) => ({ samples, levels: buildPyramid(this.core, samples) }));
    this.#painted = { sampleRateHz, names: limb ? names : [names[lead] ?? names[0]!], leads: drawn, beats: found.beats, quality: found.quality };
    this.#ink.forget();
    this.#whole.forget();
    const samples = given[0]!.length;
    const beatSeconds = Float64Array.from(found.beats, ({ sample }) => sample / sampleRateHz);
    const figures = ecgFigures(found, { sampleRateHz, samples });
    const opened = {
      name: source.name,
      sampleRateHz,
      seconds: samples / sampleRateHz,
      leads: names,
      six: limb !== null,
      beatSeconds,
      figures,
      notes: source.notes,
    };
    this.tell({ say: 'opened', opened, fresh });
  }

  /** Paints at most once a frame, however often the view moves. */
  #soon(): void {
    if (this.#coming) return;
    this.#coming = true;
    const next = typeof requestAnimationFrame === 'function' ? requestAnimationFrame : (paint: () => void) => setTimeout(paint, FRAME_MS);
    next(() => {
      this.#coming = false;
      if (this.#painted && this.#scene) this.#paint(this.#painted, this.#scene);
    });
  }

  #paint(painted: Painted, scene: Scene): void {
    const { box, choice, colours } = scene;
    const leads = scene.leads.map((lead) => this.#there(lead));
    const seconds = painted.leads[0]!.samples.length / painted.sampleRateHz;
    const placed = place(this.#view, box, { seconds, rows: leads.length }, choice);
    paintFrame(this.#stage, { placed, leads, choice, colours }, painted, this.#ink);
    this.#whole.paint(this.#overview, { ...scene, lead: this.#there(scene.lead) }, painted, this.#view.start, shownSeconds(placed));
  }

  /** The lead to paint: a recording without the six leads is shown one lead at a time. */
  #there(lead: number): number {
    return lead < (this.#painted?.leads.length ?? 0) ? lead : 0;
  }

  #sheet({ choice, lead, fromSeconds, said }: Extract<Ask, { ask: 'sheet' }>): void {
    if (!this.#painted) return;
    const { sampleRateHz, leads, names, beats } = this.#painted;
    const shown = choice.leads === 6 && leads.length === 6 ? leads : [leads[this.#there(lead)]!];
    const strip = layOutStrip({
      sampleRateHz,
      leads: shown.map(({ samples }) => samples),
      name: names[this.#there(lead)]!,
      beats: beats.map(({ sample }) => sample),
      fromSample: Math.round(fromSeconds * sampleRateHz),
      choice,
      thin: (samples, points) => lttb(this.core, samples, points),
    });
    this.tell({ say: 'sheet', svg: stripSvg(strip, said) });
  }
}
