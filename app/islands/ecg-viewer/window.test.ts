import { describe, expect, test } from 'vitest';
import { place, secondAt, shownSeconds, stepFactor, within, zoomAt } from './window';

const scale = { speed: 25, gain: 10 } as const;
const box = { width: 1000, height: 510, dpr: 2 };
const hour = { seconds: 3600, rows: 6 };

describe('[ECG-2: window] what is looked at', () => {
  test('a millimetre is a whole number of pixels at every size, so squares are alike', () => {
    for (let zoom = 0.5; zoom <= 4; zoom *= 1.07) {
      const { mm, pxPerSecond, pitch, line } = place({ start: 3, zoom, scroll: 0 }, box, hour, scale);
      expect(mm % 1).toBe(0);
      expect(pxPerSecond).toBe(mm * 25);
      expect([pitch % (5 * mm), line % (5 * mm)]).toEqual([0, 0]);
    }
  });
  test('a view stays inside the recording; the smallest size shows all of it', () => {
    const whole = within({ start: 900, zoom: 0, scroll: 50 }, box, hour, scale);
    expect(whole.start).toBe(0);
    expect(shownSeconds(place(whole, box, hour, scale))).toBeCloseTo(3600, 0);
    const end = within({ start: 9999, zoom: 1, scroll: 0 }, box, hour, scale);
    expect(end.start + shownSeconds(place(end, box, hour, scale))).toBeCloseTo(3600, 6);
    expect(within({ start: -5, zoom: 9, scroll: 1e6 }, box, hour, scale)).toMatchObject({ start: 0, zoom: 4 });
  });
  test('what lies under the finger stays there while the size changes', () => {
    let view = { start: 1000, zoom: 1, scroll: 0 };
    const second = secondAt(400, place(view, box, hour, scale));
    for (const factor of [1.3, 1.3, 0.5, 0.5, 0.2]) {
      view = zoomAt(view, factor, 400, box, hour, scale);
      const placed = place(view, box, hour, scale);
      expect(Math.abs(secondAt(400, placed) - second) * placed.pxPerSecond).toBeLessThan(1.5);
    }
  });
  test('each step of size is seen, down to the whole recording and up again', () => {
    let view = { start: 0, zoom: 1, scroll: 0 };
    const seen = (larger: boolean) => {
      const before = place(view, { ...box, dpr: 1 }, hour, scale).pxPerSecond;
      view = within({ ...view, zoom: view.zoom * stepFactor(view, 1, larger) }, { ...box, dpr: 1 }, hour, scale);
      return place(view, { ...box, dpr: 1 }, hour, scale).pxPerSecond / before;
    };
    for (let step = 0; step < 8; step++) expect(seen(false)).toBeLessThan(1);
    for (let step = 0; step < 12; step++) expect(seen(true)).toBeGreaterThan(1);
  });
  test('a short recording starts at the left and shows no more than it has', () => {
    const view = within({ start: 2, zoom: 1, scroll: 0 }, box, { seconds: 3, rows: 1 }, scale);
    expect(view.start).toBe(0);
  });
});
