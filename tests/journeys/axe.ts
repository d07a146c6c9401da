import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page at rest, or in a part of it: the rule and the elements. */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  // A colour on its way into the dark has no contrast of its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => {})),
    ).then(() => {}),
  );
  // Our pages hold no other pages: they are judged where they are, without a second one to put the parts together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
