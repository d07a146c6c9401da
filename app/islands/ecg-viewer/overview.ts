import type { Words } from './say';
import { clock } from '#domain/signals/strip';

const KEY_SHARE = 0.1;

/** The whole recording with the window in it, which is dragged, or moved by keys. */
export class Overview {
  readonly canvas = document.createElement('canvas');
  readonly root = document.createElement('div');
  readonly #slider = document.createElement('div');
  #width = 1;
  #whole = 1;
  #start = 0;
  #shown = 1;

  constructor(
    private readonly words: Words,
    private readonly go: (start: number) => void,
  ) {
    this.root.className = 'ecg-all';
    this.#slider.setAttribute('role', 'slider');
    this.#slider.tabIndex = 0;
    this.#slider.setAttribute('aria-label', words.say('overview'));
    this.#slider.setAttribute('aria-valuemin', '0');
    this.#slider.setAttribute('aria-valuenow', '0');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.root.append(this.canvas, this.#slider);
    this.#listen();
  }

  size(width: number): void {
    this.#width = Math.max(1, width);
  }

  /** Moves the window; the engine paints it. */
  follow(start: number, shown: number, whole: number): void {
    [this.#start, this.#shown, this.#whole] = [start, shown, whole];
  }

  /** Announces the window's place once it stops moving. */
  tell(): void {
    const to = Math.min(this.#whole, this.#start + this.#shown);
    this.#slider.setAttribute('aria-valuemax', String(Math.max(0, Math.round(this.#whole - this.#shown))));
    this.#slider.setAttribute('aria-valuenow', String(Math.round(this.#start)));
    this.#slider.setAttribute(
      'aria-valuetext',
      this.words.say('overview-value', { from: this.words.digits(clock(this.#start)), to: this.words.digits(clock(to)) }),
    );
  }

  #listen(): void {
    let grip: number | undefined;
    const secondAt = (event: PointerEvent) => ((event.clientX - this.root.getBoundingClientRect().left) / this.#width) * this.#whole;
    this.root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      const at = secondAt(event);
      const inside = at >= this.#start && at <= this.#start + this.#shown;
      grip = inside ? at - this.#start : this.#shown / 2;
      this.root.setPointerCapture(event.pointerId);
      this.go(at - grip);
    });
    this.root.addEventListener('pointermove', (event) => {
      if (grip !== undefined) this.go(secondAt(event) - grip);
    });
    const release = () => (grip = undefined);
    this.root.addEventListener('pointerup', release);
    this.root.addEventListener('pointercancel', release);
    this.#slider.addEventListener('keydown', (event) => {
      const steps: Record<string, number> = {
        ArrowLeft: -KEY_SHARE,
        ArrowDown: -KEY_SHARE,
        ArrowRight: KEY_SHARE,
        ArrowUp: KEY_SHARE,
        PageUp: -1,
        PageDown: 1,
        Home: -Infinity,
        End: Infinity,
      };
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      this.go(Number.isFinite(step) ? this.#start + step * this.#shown : step < 0 ? 0 : this.#whole);
    });
  }
}
