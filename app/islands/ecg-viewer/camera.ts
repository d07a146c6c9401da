import type { StripChoice } from '#domain/signals/strip-choice';
import type { Moves } from './gestures';
import { place, shownSeconds, stand, stepFactor, zoomAt, type Box, type Placed, type Recorded, type View } from './window';

const RIGHT_PAGE = 0.9;

/** What part of a recording is shown on which screen; every movement calls `moved`. */
export class Camera {
  view: View = { start: 0, zoom: 1, scroll: 0 };
  box: Box = { width: 1, height: 1, dpr: 1 };
  recorded: Recorded = { seconds: 1, rows: 1 };

  constructor(
    public choice: StripChoice,
    private readonly moved: () => void,
  ) {}

  /** The view as it lies on the screen. */
  placed: Placed = place(this.view, this.box, this.recorded, { speed: 25, gain: 10 });

  /** The seconds between the strip's edges. */
  get shown(): { from: number; to: number } {
    const { start: from } = this.view;
    return { from, to: from + shownSeconds(this.placed) };
  }

  /** Back to paper size at the start. */
  reset(): void {
    this.view = { start: 0, zoom: 1, scroll: 0 };
  }

  /** Moves the view back inside the recording without calling `moved`. */
  keepWithin(): void {
    this.#stand(this.view);
  }

  #stand(wish: View): void {
    ({ view: this.view, placed: this.placed } = stand(wish, this.box, this.recorded, this.choice));
  }

  look(wish: Partial<View>): void {
    this.#stand({ ...this.view, ...wish });
    this.moved();
  }

  #pan(dx: number, dy: number): void {
    const { start, zoom, scroll } = this.view;
    this.#stand({ start: start + (dx * this.box.dpr) / this.placed.pxPerSecond, zoom, scroll: scroll + dy });
    this.moved();
  }

  zoom(factor: number, x = this.box.width / 2): void {
    this.look(zoomAt(this.view, factor, x, this.box, this.recorded, this.choice));
  }

  /** What gestures and keys do. */
  moves(): Omit<Moves, 'caliper'> {
    return {
      pan: (dx, dy) => this.#pan(dx, dy),
      zoom: (factor, x) => this.zoom(factor, x),
      pinch: (factor, x, dx, dy) => {
        this.#stand(zoomAt(this.view, factor, x, this.box, this.recorded, this.choice));
        this.#pan(dx, dy);
      },
      step: (larger) => this.zoom(stepFactor(this.view, this.box.dpr, larger)),
      page: (pages) => this.look({ start: this.view.start + pages * RIGHT_PAGE * shownSeconds(this.placed) }),
      jump: (to) => this.look({ start: to === 'start' ? 0 : this.recorded.seconds }),
    };
  }
}
