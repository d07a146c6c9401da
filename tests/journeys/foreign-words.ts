import type { Page } from '@playwright/test';

/** Where Latin letters stand by nature: columns of codes, files and addresses, what is typed, codes and addresses set apart by their direction, drawings, words of people's own, and the other language's own name. */
const BY_NATURE =
  '.cell-slug, .cell-code, .cell-sku, .cell-serial, .cell-filename, .cell-email, .cell-contact, input, textarea, [contenteditable], code, kbd, [dir=ltr], script, style, noscript, iframe, svg, nextjs-portal, next-route-announcer, .zb-preview, .zb-own, .zb-lang';

/** Names and codes that are Latin in Persian too. */
const NAMES: readonly RegExp[] = [
  // Our models and their units, as NS1 or NS1-SE-BLU.
  /\bN[A-Z]\d(?:[A-Z-]\w*)*\b/g,
  // Codes of orders, tickets, registrations and requests; serials.
  /\bZ[A-Z]-\w+\b/g,
  /\bN[A-Z]\d{10}\b/g,
  // What staff write in capitals by rule: discount codes, and units that are packages.
  /\b[A-Z][A-Z0-9]{3,}(?:-[A-Z0-9]+)*\b/g,
  // Serials of things that are lent.
  /\b[A-Z]{2,4}-\d{2,}\b/g,
  // E-mail and web addresses.
  /\b[\w.+-]+@[\w.-]+\b/g,
  /\bhttps?:\S+/g,
  // An example of what is typed in Latin letters.
  /مانند [a-z]+(?:-[a-z]+)+/g,
  // A name that is typed so into its field, as «heartRateBpm 72».
  /«[a-z][A-Za-z0-9]*(?: \d+)?»/g,
  // Heart sounds.
  /\bS[1-4]\b/g,
  // The abbreviation of a laboratory test beside its name, as it stands on the prescription.
  /\([A-Z]{2,4}\)/g,
  // What is called so everywhere.
  /\b(?:Zarban|PDF|CSV|SMS|ECG|QR|USB|LED|QT)\b/g,
];

/** Every sentence that is seen or read out on the page and still holds Latin letters or digits, with its place. */
export async function foreignWords(page: Page): Promise<string[]> {
  const found = await page.evaluate((byNature) => {
    const out: { place: string; text: string }[] = [];
    const pathOf = (element: Element): string => {
      const steps: string[] = [];
      for (let one: Element | null = element; one && steps.length < 4; one = one.parentElement)
        steps.unshift(
          `${one.tagName.toLowerCase()}${[...one.classList]
            .slice(0, 2)
            .map((name) => `.${name}`)
            .join('')}${one.id ? `#${one.id}` : ''}`,
        );
      return steps.join(' > ');
    };
    const latin = /[A-Za-z0-9]/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node as Text).data.trim();
      const holder = node.parentElement;
      if (!holder || !latin.test(text) || holder.closest(byNature) || !holder.checkVisibility({ visibilityProperty: true })) continue;
      out.push({ place: pathOf(holder), text });
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-roledescription]')) {
      if (element.closest('nextjs-portal, svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']) {
        const text = element.getAttribute(name) ?? '';
        if (latin.test(text)) out.push({ place: `${pathOf(element)} @${name}`, text });
      }
    }
    if (latin.test(document.title)) out.push({ place: 'title', text: document.title });
    return out;
  }, BY_NATURE);
  return found
    .filter(({ text }) => /[A-Za-z0-9]/.test(NAMES.reduce((rest, name) => rest.replace(name, ''), text)))
    .map(({ place, text }) => `${place} “${text.slice(0, 120)}”`);
}
