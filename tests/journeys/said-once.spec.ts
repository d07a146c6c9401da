import { expect, test, type Page } from '@playwright/test';
import { at, writeAddress, type Lang } from './buying';
import { comeIn, openPage, send } from './visitor';
import { say } from './words';

/** How often these words can be read on the page as it stands: not those that are clipped away, nor those under something else. */
function timesSeen(page: Page, words: string): Promise<number> {
  return page.evaluate((text) => {
    const holders = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.includes(text)),
    );
    return holders.filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there !== null && (element === there || element.contains(there));
    }).length;
  }, words);
}

const flows: { name: string; words: (lang: Lang) => string; go: (page: Page, lang: Lang) => Promise<void> }[] = [
  {
    name: 'add to the cart',
    words: (lang) => say(lang, 'cart.added'),
    go: async (page, lang) => {
      await page.goto(at(lang, '/shop/nb1'));
      await page.locator('#buy .buy .btn').first().click();
    },
  },
  {
    name: 'a discount code',
    words: (lang) => say(lang, 'cart.code-applied'),
    go: async (page, lang) => {
      await page.goto(at(lang, '/shop/cart'));
      await page.fill('#code', 'MEHR05');
      await send(page, '#code');
    },
  },
  {
    name: 'an address',
    words: (lang) => say(lang, 'common.success.created'),
    go: async (page, lang) => {
      await page.goto(at(lang, '/account/addresses/new'));
      await writeAddress(page, lang);
      await send(page, '#postalCode');
    },
  },
  {
    name: 'details',
    words: (lang) => say(lang, 'common.success.edited'),
    go: async (page, lang) => {
      await page.goto(at(lang, '/account/info'));
      await send(page, '#firstName');
    },
  },
  {
    name: 'the log-out',
    words: (lang) => say(lang, 'common.success.logged-out'),
    go: async (page, lang) => {
      await page.goto(at(lang, '/account'));
      await page.locator('main form[action$="/logout"] button, .side form[action$="/logout"] button').first().click();
      // With JavaScript the phone is first asked for readings that still wait on it.
      await page.waitForURL((url) => !url.pathname.includes('/account'));
    },
  },
];

for (const { lang, js } of [
  { lang: 'fa', js: false },
  { lang: 'en', js: true },
] as const)
  test(`[SHELL-7: once] ${lang}, JavaScript ${js ? 'on' : 'off'}: a success is read once on its page, and neither after a reload nor on the way back`, async ({
    browser,
  }) => {
    test.slow();
    const page = await openPage(browser, js, { worker: true, width: lang === 'fa' ? 360 : 1280 });
    await comeIn(page);
    for (const { name, words, go } of flows)
      await test.step(name, async () => {
        const text = words(lang);
        const from = page.url();
        await go(page, lang);
        await expect.poll(() => timesSeen(page, text), `${name}: ${text}`).toBe(1);
        const here = page.url();
        await page.reload();
        expect(await timesSeen(page, text), `${name}, reloaded`).toBe(0);
        await page.goto(at(lang, '/legal/faq'));
        await page.goBack();
        await expect(page, from).toHaveURL(here);
        expect(await timesSeen(page, text), `${name}, back`).toBe(0);
      });
    await page.context().close();
  });
