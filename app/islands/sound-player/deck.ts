import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';
import type { Engine, Setting } from './engine';
import type { Order, Side, Tick } from './messages';
import { secondsOf, type Sound } from './sound';

type Span = { from: number; to: number };

/** What happened: a moment of play, another recording or setting, or another place in time. */
export type DeckEvent = 'tick' | 'sound' | 'setting' | 'place';

/** Everything that plays: recordings, their filters, place, span, speed. The parts of the page read it and change it. */
export class Deck {
  readonly sounds: [Sound | undefined, Sound | undefined] = [undefined, undefined];
  readonly settings: [Setting, Setting];
  heard: Side = 0;
  playing = false;
  seconds = 0;
  speed = 1;
  span: Span | undefined;
  repeating = false;
  level: Pick<Tick, 'peak' | 'held'> = { peak: 0, held: false };
  private engine: Engine | undefined;
  private readonly listeners = new Map<DeckEvent, (() => void)[]>();

  constructor(
    setting: Setting,
    private readonly openEngine: (settings: [Setting, Setting], onTick: (tick: Tick) => void) => Promise<Engine>,
  ) {
    this.settings = [setting, { ...setting }];
  }

  on(events: DeckEvent[], run: () => void): void {
    for (const event of events) this.listeners.set(event, [...(this.listeners.get(event) ?? []), run]);
  }

  get length(): number {
    return Math.max(0, ...this.sounds.map((sound) => (sound ? secondsOf(sound) : 0)));
  }

  /** Puts a recording on a side, or takes it off. */
  load(side: Side, sound: Sound | undefined): void {
    this.sounds[side] = sound;
    if (side === 0) Object.assign(this, { span: undefined, seconds: 0 });
    this.send(sound ? { do: 'load', side, samples: sound.samples, rate: sound.rate } : { do: 'unload', side });
    if (!sound && this.heard === side) this.hear(0);
    this.send({ do: 'seek', seconds: this.seconds });
    this.sendSpan();
    this.say('sound');
    this.say('place');
  }

  set(side: Side, change: { filter?: SoundFilter; times?: SoundTimes }): void {
    Object.assign(this.settings[side], change);
    this.send({ do: 'filter', side, ...this.settings[side] });
    this.say('setting');
  }

  hear(side: Side): void {
    this.heard = side;
    this.send({ do: 'hear', side });
    this.say('setting');
  }

  async play(): Promise<void> {
    if (!this.engine) await this.open();
    await this.engine?.wake();
    if (!this.repeating && this.seconds >= this.length - 0.01) this.seek(0);
    this.playing = true;
    this.send({ do: 'play' });
    this.say('setting');
  }

  pause(): void {
    this.playing = false;
    this.send({ do: 'pause' });
    this.engine?.rest();
    this.say('setting');
  }

  seek(seconds: number): void {
    this.seconds = Math.min(Math.max(0, seconds), this.length);
    this.send({ do: 'seek', seconds: this.seconds });
    this.say('place');
  }

  /** Repeats the given span, or the whole when it is none; or nothing. */
  repeat(repeating: boolean, span: Span | undefined): void {
    this.repeating = repeating;
    this.span = span;
    this.sendSpan();
    if (repeating && span && (this.seconds < span.from || this.seconds > span.to)) this.seek(span.from);
    this.say('setting');
    this.say('place');
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.send({ do: 'speed', speed });
    this.say('setting');
  }

  /** Notes that the view of time changed, so that the drawings follow. */
  moved(): void {
    this.say('place');
  }

  private async open(): Promise<void> {
    this.engine = await this.openEngine(this.settings, (tick) => this.take(tick));
    for (const side of [0, 1] as const) {
      const sound = this.sounds[side];
      if (sound) this.send({ do: 'load', side, samples: sound.samples, rate: sound.rate });
      this.send({ do: 'filter', side, ...this.settings[side] });
    }
    this.send({ do: 'hear', side: this.heard });
    this.send({ do: 'speed', speed: this.speed });
    this.sendSpan();
    this.send({ do: 'seek', seconds: this.seconds });
  }

  private take(tick: Tick): void {
    if (this.playing) this.seconds = tick.ended ? this.length : Math.min(tick.seconds, this.length);
    this.level = tick;
    this.say('tick');
    if (tick.ended) this.pause();
  }

  private sendSpan(): void {
    const whole = { from: 0, to: this.length };
    this.send({ do: 'repeat', span: this.repeating && this.length > 0 ? (this.span ?? whole) : undefined });
  }

  private send(order: Order): void {
    this.engine?.order(order);
  }

  private say(event: DeckEvent): void {
    for (const run of this.listeners.get(event) ?? []) run();
  }
}
