import type { Page } from '@playwright/test';

const EDGE_PX = 10;

/** Drags, pinches and pages through a recording as a hand would: a point every frame. */
export async function moveAbout(page: Page): Promise<void> {
  const box = (await page.locator('.ecg-live').boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })) });
  const frame = () => new Promise((resolve) => setTimeout(resolve, 16));
  const y = box.height / 3;
  // A finger beside the strip would pinch nothing.
  const middle = box.width / 2;
  for (const size of [0, 1, 2, 3, 4]) {
    for (const [from, to] of [
      [300, 40],
      [60, 260],
    ] as const) {
      await send('touchStart', [[from, y]]);
      for (let step = 1; step <= 30; step++) {
        await send('touchMove', [[from + ((to - from) * step) / 30, y]]);
        await frame();
      }
      await send('touchEnd', []);
    }
    // Twice larger, then smaller and smaller, down to minutes in a window.
    const [first, last] = size === 0 ? [40, 110] : [middle - EDGE_PX, 40];
    await send('touchStart', [
      [middle - first, y],
      [middle + first, y],
    ]);
    for (let step = 1; step <= 30; step++) {
      const apart = first + ((last - first) * step) / 30;
      await send('touchMove', [
        [middle - apart, y],
        [middle + apart, y],
      ]);
      await frame();
    }
    await send('touchEnd', []);
  }
}
