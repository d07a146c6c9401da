import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceContent } from '#domain/invoices/content';
import { toman } from '#domain/money';
import { openFiles } from '../files/store';
import type { Runtime } from '../runtime';
import { drawPaper } from './draw-paper';
import { paperOf } from './paper';
import { pdfOf } from './pdf';

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-invoices-'));
let drawn = 0;
let rt: Runtime;
beforeAll(() => {
  const drawInvoice: Runtime['drawInvoice'] = (asked) => {
    drawn += 1;
    return drawPaper({ ...asked, fonts });
  };
  rt = { files: openFiles({ store: 'folder', folder }), drawInvoice } as unknown as Runtime;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINE_TOMAN = 9_200_000;

function content(lines: number): InvoiceContent {
  const line = {
    name: { fa: 'گوشی پزشکی دیجیتال NS1', en: 'NS1 digital stethoscope' },
    sku: 'NS1-SE',
    colour: 'black',
    engraving: ['دکتر آوا'],
    quantity: 1,
    unitToman: LINE_TOMAN,
    engravingToman: 0,
    grossToman: LINE_TOMAN,
    discountToman: 0,
    totalToman: LINE_TOMAN,
  };
  const totalToman = lines * LINE_TOMAN;
  return {
    number: `1405-${String(lines).padStart(6, '0')}`,
    issuedAt: '2026-12-06T06:54:00.000Z',
    orderCode: 'ZR-4821AB7',
    placedAt: '2026-12-06T06:54:00.000Z',
    seller: { name: { fa: 'ضربان', en: 'Zarban' }, address: { fa: 'تهران', en: 'Tehran' }, phone: '021 0000 0000', legalId: null, economicCode: null },
    to: { kind: 'individual', name: 'آوین کهن‌سار', nationalCode: '0084575948', phone: '09121112233' },
    address: { province: 'tehran', city: 'tehran', fullAddress: 'خیابان نمونه', plate: '12', unit: null, postalCode: '1456789012' },
    receiver: { name: 'آوین کهن‌سار', phone: '09121112233' },
    lines: Array.from({ length: lines }, () => line),
    goodsToman: totalToman,
    discountToman: 0,
    deliveryToman: 0,
    totalToman,
    paid: { walletToman: 0, gatewayToman: totalToman },
    proof: Array.from({ length: lines }, (_, at) => ({ rule: 'price', line: at, amountToman: toman(LINE_TOMAN), facts: { count: 1, unitToman: LINE_TOMAN } })),
  };
}
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;
const pdf = async (lang: 'fa' | 'en', lines: number) => {
  const made = await pdfOf(rt, lang, { number: content(lines).number, content: content(lines) });
  if (!made.ok) throw new Error(made.code);
  return made.value;
};

test('[ORD-10: PDF] an invoice is drawn once in each language, on as many A4 pages as it needs, with its typeface inside', { timeout: 90_000 }, async () => {
  for (const lang of ['fa', 'en'] as const) {
    const first = await pdf(lang, 1);
    expect(first.name).toBe(`zarban-1405-000001-${lang}.pdf`);
    const text = Buffer.from(first.bytes).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toMatch(/\/MediaBox \[0 0 595(\.\d+)? 841(\.\d+)?\]/);
    expect(text).toContain('Vazirmatn');
    expect(pagesOf(first.bytes)).toBe(1);
  }
  expect(drawn).toBe(2);
  expect(Buffer.from((await pdf('fa', 1)).bytes).equals(Buffer.from((await pdf('fa', 1)).bytes))).toBe(true);
  expect(drawn).toBe(2);
  expect(pagesOf((await pdf('fa', 12)).bytes)).toBeGreaterThan(1);
});

/** What is drawn on each page: the places of its texts, from the page's foot up. */
function textsOf(pdf: Uint8Array): { x: number; y: number }[][] {
  const text = Buffer.from(pdf).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.filter((each) => /\bBT\b/.test(each)).map(placesIn);
}

/** The places of a page's glyph runs, by their last `cm` operators; PDFKit flips the page first, so y is from the top. */
function placesIn(stream: string): { x: number; y: number }[] {
  const saved: { x: number; y: number }[] = [];
  const found: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  for (const line of stream.split('\n')) {
    if (line === 'q') saved.push({ ...at });
    else if (line === 'Q') at = saved.pop() ?? { x: 0, y: 0 };
    else if (line === 'BT') found.push(at);
    const [, x, y] = /^1 0 0 1 (-?[\d.]+) (-?[\d.]+) cm$/.exec(line) ?? [];
    if (x && y) at = { x: at.x + Number(x), y: at.y + Number(y) };
  }
  return found;
}

test('[ORD-10: PDF] each page of several bears the invoice’s number and its own beside the foot', { timeout: 60_000 }, async () => {
  for (const lang of ['fa', 'en'] as const) {
    const pages = textsOf((await pdf(lang, 12)).bytes);
    expect(pages.length).toBeGreaterThan(1);
    // Below the margin the foot begins at its edge; the number and the page are two lines at the other.
    const edge = lang === 'fa' ? ({ x }: { x: number }) => x < 120 : ({ x }: { x: number }) => x > 470;
    for (const page of pages) expect(new Set(page.filter((text) => text.y > 778 && edge(text)).map(({ y }) => y)).size).toBe(2);
  }
});

test('[ORD-10: PDF] while too many wait one is asked to come again', async () => {
  const busy = { ...rt, drawInvoice: () => Promise.resolve(null) };
  expect(await pdfOf(busy, 'en', { number: '1405-000009', content: content(2) })).toMatchObject({ ok: false, code: 'invoices.paper.busy', status: 503 });
});

test('[ORD-2] [ORD-10: page] page and PDF say the same: toman and rial, in digits and in words, in the reader’s language', () => {
  const fa = paperOf('fa', content(1));
  expect([fa.whole.toman, fa.whole.rial]).toEqual(['۹٬۲۰۰٬۰۰۰ تومان', '۹۲٬۰۰۰٬۰۰۰ ریال']);
  expect([fa.words.toman, fa.words.rial]).toEqual(['نه میلیون و دویست هزار تومان', 'نود و دو میلیون ریال']);
  expect(fa.buyer.rows).toContainEqual({ name: 'کد ملی', value: '۰۰۸۴۵۷۵۹۴۸' });
  const en = paperOf('en', content(1));
  expect([en.whole.toman, en.words.rial, en.facts[0]?.value]).toEqual(['9,200,000 toman', 'ninety-two million rial', '1405-000001']);
  expect(en.proof.lines.at(-1)).toEqual({ rule: 'Price: 1 × 9,200,000 toman', of: 'NS1 digital stethoscope', amount: '9,200,000 toman' });
});
