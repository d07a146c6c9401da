import { PcgStream } from '#wasm/pcg';
import { LIMITER_SHOWN_FROM } from '#domain/signals/sound-limits';
import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';
import type { Order, Side, Tick } from './messages';
import { Voice } from './voice';

type Part = { voice: Voice; core: PcgStream };
type Setting = { filter: SoundFilter; times: SoundTimes };

const FADE_SECONDS = 0.006;
const TICK_SECONDS = 0.03;

/** The sound's own thread: both sides of a comparison run together, one of them is heard, the core filters and amplifies. [PCG-1, PCG-3] */
class Player extends AudioWorkletProcessor {
  private readonly parts: [Part | undefined, Part | undefined] = [undefined, undefined];
  private readonly settings: [Setting, Setting];
  private readonly orders: Order[] = [];
  private readonly block: [Float32Array, Float32Array] = [new Float32Array(128), new Float32Array(128)];
  private readonly module: WebAssembly.Module;
  private heard: Side = 0;
  private playing = false;
  private speed = 1;
  private span: { from: number; to: number } | undefined;
  private loudness = 0;
  private peak = 0;
  private sinceTick = 0;

  constructor({ processorOptions }: { processorOptions: { module: WebAssembly.Module; settings: [Setting, Setting] } }) {
    super();
    this.module = processorOptions.module;
    this.settings = processorOptions.settings;
    this.port.onmessage = ({ data }: MessageEvent<Order>) => void this.orders.push(data);
  }

  override process(_: Float32Array[][], [output = []]: Float32Array[][]): boolean {
    const out = output[0];
    if (!out) return true;
    // What changes the sound waits until it has faded, so that nothing clicks.
    if (this.orders.length > 0 && this.loudness === 0) for (const order of this.orders.splice(0)) this.obey(order);
    const sounding = this.playing || this.loudness > 0;
    if (sounding) this.sound(out);
    for (const channel of output.slice(1)) channel.set(out);
    this.sinceTick += out.length;
    if (sounding && this.sinceTick > TICK_SECONDS * sampleRate) this.tell();
    return true;
  }

  private sound(out: Float32Array) {
    for (const side of [0, 1] as const) {
      if (this.block[side].length !== out.length) this.block[side] = new Float32Array(out.length);
      this.parts[side]?.voice.render(this.block[side], this.speed);
    }
    const target = this.playing && this.orders.length === 0 ? 1 : 0;
    const step = 1 / (FADE_SECONDS * sampleRate);
    const own = this.block[this.heard];
    for (let i = 0; i < out.length; i++) {
      this.loudness = target > this.loudness ? Math.min(1, this.loudness + step) : Math.max(target, this.loudness - step);
      this.peak = Math.max(this.peak, Math.abs(own[i]!));
      out[i] = own[i]! * this.loudness;
    }
    const voices = this.parts.flatMap((part) => (part ? [part.voice] : []));
    if (this.playing && voices.every((voice) => voice.ended)) {
      this.playing = false;
      this.tell(true);
    }
  }

  private obey(order: Order) {
    switch (order.do) {
      case 'load': {
        const { filter, times } = this.settings[order.side];
        const core = PcgStream.open(this.module, { sampleRateHz: order.rate, filter, gain: times, maxBlock: 128 });
        const voice = new Voice(core, order.samples, order.rate, sampleRate);
        voice.repeat(this.span);
        voice.seek(this.parts[order.side === 0 ? 1 : 0]?.voice.seconds ?? 0);
        this.parts[order.side] = { voice, core };
        break;
      }
      case 'unload':
        this.parts[order.side] = undefined;
        break;
      case 'filter':
        this.settings[order.side] = { filter: order.filter, times: order.times };
        this.parts[order.side]?.core.setFilter(order.filter);
        this.parts[order.side]?.core.setGain(order.times);
        break;
      case 'hear':
        this.heard = order.side;
        break;
      case 'play':
        this.playing = true;
        break;
      case 'pause':
        this.playing = false;
        break;
      case 'seek':
        for (const part of this.parts) part?.voice.seek(order.seconds);
        break;
      case 'repeat':
        this.span = order.span;
        for (const part of this.parts) part?.voice.repeat(order.span);
        break;
      case 'speed':
        this.speed = order.speed;
        break;
    }
    this.tell();
  }

  private tell(ended = false) {
    const part = this.parts[this.heard] ?? this.parts[0];
    const tick: Tick = { seconds: part?.voice.seconds ?? 0, peak: this.peak, held: this.peak >= LIMITER_SHOWN_FROM, ended };
    this.port.postMessage(tick);
    this.peak = 0;
    this.sinceTick = 0;
  }
}

registerProcessor('zarban-player', Player);

/** Gives the microphone's samples to the page as they come. */
class Capture extends AudioWorkletProcessor {
  override process([input = []]: Float32Array[][]): boolean {
    if (input[0]) this.port.postMessage(input[0].slice());
    return true;
  }
}

registerProcessor('zarban-capture', Capture);
