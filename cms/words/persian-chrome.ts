import { localDigits } from '#locales/numbers';

/** Selectors of Payload's parts that show counts in Latin digits; nothing that staff wrote is in them. */
const COUNTS = [
  '.page-controls__page-info',
  '.versions__page-info',
  '.per-page',
  '.paginator',
  '.list-selection',
  '.pill-version-count',
  '.blocks-field__block-number',
  '.iterable-diff__label',
  '.view-version__time-elapsed',
  '.cell-id',
  '.nav-group__count',
  '.field-error',
  '.error-pill',
  '.doc-controls__meta',
  '.confirmation-modal',
  '.edit-many__header',
  '.payload-toast-container',
].join(', ');
/** Parts that name a language by its code. */
const LANGUAGES = '.localized, .field-diff__locale-label, .iterable-diff__locale-label, .view-version__toggle-locales-list';
/** The live region in which react-select speaks to screen readers. */
const LIVE = '[id$="-live-region"]';

const exact: Readonly<Record<string, string>> = {
  sortable: 'جابه‌جاشدنی',
  'select-all': 'انتخاب همه',
  Collapse: 'جمع کردن',
  Expand: 'باز کردن',
  Close: 'بستن',
  'Close toast': 'بستن پیام',
  'Drag to move': 'برای جابه‌جایی بکشید',
  'Add block': 'افزودن بخش',
  'Edit link': 'ویرایش پیوند',
  'Remove link': 'برداشتن پیوند',
  'Insert Paragraph': 'افزودن بند',
  'blocks dropdown': 'افزودن بخش',
  'text dropdown': 'نوع نوشته',
  'align dropdown': 'چیدن نوشته',
  invisible: '',
};
const RESULTS = /^(\d+) results? available\.?(?: for search term (.+?)\.?)?$/;
const patterns: readonly [RegExp, string][] = [
  [/^Notifications\b.*/, 'پیام‌ها'],
  [/^Edit (.+)$/, 'ویرایش $1'],
  [RESULTS, '$1 گزینه'],
  [/^option (.+), selected\.?$/, '$1 برگزیده شد'],
  [/^option (.+), deselected\.?$/, '$1 کنار رفت'],
  [/^option (.+) is disabled\. Select another option\.?$/, '$1 برگزیدنی نیست'],
  [/^(?:option|value) (.+?),? focused.*$/, '$1'],
  [/^All selected options have been cleared\.?$/, 'همه پاک شد'],
  [/^Use Up and Down .*$/, 'با کلیدهای بالا و پایین بروید، با «ورود» برگزینید و با «گریز» ببندید.'],
  [/^Use left and right .*$/, 'با کلیدهای چپ و راست میان برگزیده‌ها بروید.'],
  [/^.*is focused ?,.*$/, 'بنویسید تا گزینه‌ها کم شود؛ کلید پایین همه را نشان می‌دهد.'],
];

/** An English word of Payload's frame in Persian; the text itself where it is none. */
export function persianWord(text: string): string {
  const plain = text.trim();
  const known = exact[plain];
  if (known !== undefined) return known;
  const [pattern, words] = patterns.find(([one]) => one.test(plain)) ?? [];
  if (!pattern || words === undefined) return text;
  const said = plain.replace(pattern, words);
  // A name within the words keeps its digits: NB1 is NB1.
  return pattern === RESULTS ? localDigits('fa', said) : said;
}

/** Counts in Persian digits; a name keeps its own: NB2 is NB2. */
export function countsIn(text: string): string {
  return text.replace(/[A-Za-z][\w-]*|\d/g, (found) => (found.length === 1 ? localDigits('fa', found) : found));
}

/** Payload calls a dialog by its key; what it is about stands in its title. */
function dialog(element: Element): void {
  const title = element.querySelector('h1, h2, h3')?.textContent?.trim();
  if (title && /^[a-z][\w-]*[\d۰-۹]*$/i.test(element.getAttribute('aria-label') ?? '')) element.setAttribute('aria-label', countsIn(title));
}

const ATTRIBUTES = ['aria-label', 'title', 'aria-roledescription'] as const;

function attributes(element: Element): void {
  if (element instanceof HTMLDialogElement) dialog(element);
  for (const name of ATTRIBUTES) {
    const text = element.getAttribute(name);
    if (!text) continue;
    // Payload names a checkbox by its field's key, which its label says already.
    const key = name === 'title' && element instanceof HTMLInputElement && element.type === 'checkbox' && /^[a-z]+[A-Za-z]*$/.test(text);
    const said = key ? '' : element.closest(COUNTS) ? countsIn(persianWord(text)) : persianWord(text);
    if (said === '') element.removeAttribute(name);
    else if (said !== text) element.setAttribute(name, said);
  }
}

const codes: Readonly<Record<string, string>> = { fa: 'فارسی', en: 'انگلیسی' };

function words(node: Text): void {
  const holder = node.parentElement;
  const text = node.data;
  if (!holder || !/[A-Za-z0-9]/.test(text)) return;
  const said = holder.closest(LIVE)
    ? persianWord(text)
    : holder.closest(LANGUAGES)
      ? text.replace(/\b(?:fa|en)\b/g, (code) => codes[code] ?? code)
      : holder.closest(COUNTS)
        ? countsIn(text)
        : text;
  if (said !== text) node.data = said;
}

/** Whether React has hydrated this element: until it has, its text must stay as the server sent it. */
function awake(element: Element | null): boolean {
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}

/** Says in Persian what Payload wrote into its frame in English, from a node on. */
export function sayInPersian(root: Node): void {
  if (root instanceof Text) {
    if (awake(root.parentElement)) words(root);
    return;
  }
  if (!(root instanceof Element)) return;
  for (const one of [root, ...root.querySelectorAll('[aria-label], [title], [aria-roledescription]')]) if (awake(one)) attributes(one);
  const places = `${COUNTS}, ${LANGUAGES}, ${LIVE}`;
  const holders = root.closest(places) ? [root] : [...root.querySelectorAll(places)];
  for (const holder of holders) {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (awake(node.parentElement)) words(node as Text);
  }
}
