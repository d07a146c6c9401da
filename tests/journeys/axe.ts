import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare const axe: typeof axeCore;
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page that has finished loading, or in a part of it: the rule and the elements. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (part) => {
    // A colour on its way into the dark has no contrast of its own, nor has a message that is rising; what runs for longer, as a countdown, is no such way.
    const short = (one: Animation) => one instanceof CSSTransition || (one instanceof CSSAnimation && Number(one.effect?.getComputedTiming().endTime) <= 1_000);
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => short(one) && one.playState === 'running')
        .map((one) => one.finished.catch(() => {})),
    );
    // What passes is neither described nor brought here, which was half of the time.
    const { violations } = await axe.run(part ?? document, { reporter: 'no-passes', selectors: false, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
}
