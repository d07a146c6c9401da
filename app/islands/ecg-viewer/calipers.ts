import type { Words } from './say';
import { secondAt, type Placed } from './window';

const STEP_SECONDS = 0.004;
const STEP_MV = 0.01;
const LONG_STEPS = 10;

type Point = { second: number; row: number; mv: number };
type Handle = Point & { grip: HTMLElement; upright: HTMLElement; level: HTMLElement };

/** Two handles on the strip that measure time and voltage between them. [ECG-2] */
export class Calipers {
  readonly root = document.createElement('div');
  readonly #handles: [Handle, Handle];
  #placed: Placed | undefined;
  #gain = 10;
  #seconds = 1;

  constructor(
    private readonly words: Words,
    private readonly output: HTMLElement,
  ) {
    this.root.className = 'ecg-cal';
    this.root.hidden = true;
    this.#handles = [this.#make('viewer.first'), this.#make('viewer.second')];
  }

  /** Puts the handles on two places of the recording, most often on two beats. */
  open(seconds: [number, number], row: number, whole: number): void {
    this.#seconds = whole;
    for (const [at, handle] of this.#handles.entries()) Object.assign(handle, { second: seconds[at], row, mv: 0 });
    this.root.hidden = this.output.hidden = false;
    this.#handles[0].grip.focus({ preventScroll: true });
    this.#tell();
  }

  close(): void {
    this.root.hidden = this.output.hidden = true;
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  /** Moves the handles along with the strip. */
  show(placed: Placed, gain: number): void {
    [this.#placed, this.#gain] = [placed, gain];
    if (!this.isOpen) return;
    const width = placed.width / placed.dpr;
    for (const handle of this.#handles) {
      const x = (handle.second * placed.pxPerSecond - placed.startPx + placed.gutter) / placed.dpr;
      const y = this.#yOf(handle, placed) / placed.dpr;
      const there = x >= 0 && x <= width;
      for (const part of [handle.grip, handle.upright, handle.level]) part.style.visibility = there ? '' : 'hidden';
      handle.grip.style.transform = `translate(${x}px, ${y}px)`;
      handle.upright.style.transform = `translateX(${x - 1}px)`;
      handle.level.style.transform = `translateY(${y}px)`;
    }
  }

  #yOf({ row, mv }: Point, placed: Placed): number {
    return placed.head + row * placed.pitch + placed.line - mv * this.#gain * placed.mm - placed.scrollPx;
  }

  #make(name: 'viewer.first' | 'viewer.second'): Handle {
    const [upright, level, grip] = [document.createElement('i'), document.createElement('i'), document.createElement('div')];
    upright.className = 'v';
    level.className = 'h';
    grip.setAttribute('role', 'slider');
    grip.setAttribute('aria-label', this.words.say(name));
    grip.tabIndex = 0;
    this.root.append(upright, level, grip);
    const handle: Handle = { second: 0, row: 0, mv: 0, grip, upright, level };
    this.#listen(handle);
    return handle;
  }

  #listen(handle: Handle): void {
    const { grip } = handle;
    let held: { dx: number; dy: number; left: number; top: number } | undefined;
    grip.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      const box = this.root.getBoundingClientRect();
      const own = grip.getBoundingClientRect();
      held = { dx: event.clientX - (own.left + own.width / 2), dy: event.clientY - (own.top + own.height / 2), left: box.left, top: box.top };
      grip.setPointerCapture(event.pointerId);
    });
    grip.addEventListener('pointermove', (event) => {
      if (!held || !this.#placed) return;
      event.stopPropagation();
      this.#put(handle, event.clientX - held.dx - held.left, event.clientY - held.dy - held.top);
    });
    const release = () => (held = undefined);
    grip.addEventListener('pointerup', release);
    grip.addEventListener('pointercancel', release);
    grip.addEventListener('keydown', (event) => {
      const times = event.shiftKey ? LONG_STEPS : 1;
      const moves: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      handle.second = Math.min(this.#seconds, Math.max(0, handle.second + move[0] * times * STEP_SECONDS));
      handle.mv += move[1] * times * STEP_MV;
      this.#moved();
    });
  }

  #put(handle: Handle, x: number, y: number): void {
    const placed = this.#placed!;
    handle.second = Math.min(this.#seconds, Math.max(0, secondAt(x, placed)));
    const down = Math.min(placed.height - placed.foot, Math.max(0, y * placed.dpr)) + placed.scrollPx - placed.head;
    handle.row = Math.max(0, Math.min(Math.ceil(placed.rowsPx / placed.pitch) - 1, Math.floor(down / placed.pitch)));
    handle.mv = (handle.row * placed.pitch + placed.line - down) / (this.#gain * placed.mm);
    this.#moved();
  }

  #moved(): void {
    if (this.#placed) this.show(this.#placed, this.#gain);
    this.#tell();
  }

  #tell(): void {
    const [a, b] = this.#handles;
    const ms = Math.round(Math.abs(b.second - a.second) * 1000);
    const apart = this.#placed ? (this.#yOf(a, this.#placed) - this.#yOf(b, this.#placed)) / this.#placed.mm / this.#gain : b.mv - a.mv;
    this.output.textContent = this.words.say('viewer.measure', {
      ms,
      bpm: ms > 0 ? Math.round(60_000 / ms) : '—',
      millivolt: Math.round(Math.abs(apart) * 100) / 100,
    });
    for (const { grip, second, mv } of this.#handles) {
      grip.setAttribute('aria-valuemin', '0');
      grip.setAttribute('aria-valuemax', String(Math.round(this.#seconds * 1000)));
      grip.setAttribute('aria-valuenow', String(Math.round(second * 1000)));
      grip.setAttribute(
        'aria-valuetext',
        this.words.say('viewer.handle', { seconds: Math.round(second * 1000) / 1000, millivolt: Math.round(mv * 100) / 100 }),
      );
    }
  }
}
