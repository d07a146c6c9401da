import type { PlainBrowser } from '../../plain-browser';

/** Opens a group for a blood-pressure monitor, as somebody who is logged in and finds their name and number filled in; gives its code. */
export async function groupOf(browser: PlainBrowser, lang: 'fa' | 'en'): Promise<string> {
  const page = await browser.open(`${lang === 'en' ? '/en' : ''}/shop/group-sale?unit=nb1`);
  const opened = await browser.submit(browser.form('fullName'), {});
  const code = /\/shop\/group\/([^/?]+)$/.exec(new URL(opened.url).pathname)?.[1];
  if (!code) throw new Error(`no group was opened at ${page.url}: ${opened.status} ${opened.url}`);
  return decodeURIComponent(code);
}

/** Somebody else who is logged in joins it by its link. */
export async function joinGroup(browser: PlainBrowser, code: string): Promise<void> {
  const page = await browser.open(`/shop/group/${code}`);
  const joined = await browser.submit(browser.form('fullName'), {});
  if (joined.status !== 200) throw new Error(`nobody joined at ${page.url}: ${joined.status}`);
}
