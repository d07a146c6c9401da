import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '#domain/catalog/colours';
import {
  SCROLL_LOCK_MIN_WIDTH_PX,
  SHEET_MAX_WIDTH_PX,
  TOAST_LIFE_MS,
  TOAST_MAX_WIDTH_PX,
  TOAST_PROGRESS_FROM,
  TOAST_PROGRESS_STEP,
  TOAST_STEP_MS,
} from '#domain/shell/limits';

const css = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');

test('[NUM-1: sheet] a modal is a sheet up to the width that the code names', () => {
  const widths = [...css('overlays').matchAll(/@media \(max-width: (\d+)px\)/g)].map((found) => Number(found[1]));
  expect(widths).toEqual([SHEET_MAX_WIDTH_PX]);
});

test('[NUM-1: toast] [SHELL-7: width] a toast is at most as wide as the code says', () => {
  expect(css('overlays')).toContain(`max-inline-size: ${TOAST_MAX_WIDTH_PX}px`);
  expect(css('overlays')).toContain(`inline-size: min(${TOAST_MAX_WIDTH_PX}px, calc(100% - 2rem))`);
});

test('[SHELL-7: time] progress from 100 by 0.5 every 20 ms takes four seconds', () => {
  expect([TOAST_PROGRESS_FROM, TOAST_PROGRESS_STEP, TOAST_STEP_MS]).toEqual([100, 0.5, 20]);
  expect(TOAST_LIFE_MS).toBe(4_000);
});

test('[LIST-1: drawings] every colour of the list can be worn by a drawing and chosen by a swatch', () => {
  const sheet = css('device-colours');
  for (const { code, hex } of colours) {
    expect(sheet).toContain(`.dc-${code} { --device-color: ${hex}; }`);
    expect(sheet).toContain(`.live:has(.dc-${code} :checked) .stage { --device-color: ${hex}; }`);
  }
});

test('[NUM-1] the customer’s figures: a sheet below 1023 px, the lock above 992 px, a toast of four seconds and at most 400 px', () => {
  expect([SHEET_MAX_WIDTH_PX, SCROLL_LOCK_MIN_WIDTH_PX, TOAST_LIFE_MS, TOAST_MAX_WIDTH_PX]).toEqual([1023, 992, 4_000, 400]);
  const locked = [...css('overlays').matchAll(/@media \(min-width: (\d+)px\)/g)].map((found) => Number(found[1]));
  const inScript = readFileSync(new URL('../islands/scroll-lock.ts', import.meta.url), 'utf8');
  expect(locked.includes(SCROLL_LOCK_MIN_WIDTH_PX) || inScript.includes('SCROLL_LOCK_MIN_WIDTH_PX')).toBe(true);
});

test('[PROD-3] in a proof of prices the sum alone is strong, and not whatever line stands last; a choice that is longer than its field goes on in a second line', () => {
  const strong = [...css('lists').matchAll(/^(\.ledger[^{]*)\{[^}]*font-weight/gm)].map((found) => found[1]?.trim());
  expect(strong).toEqual(['.ledger .total td']);
  expect(css('controls')).toMatch(/select\.in \{[^}]*white-space: normal/);
});
