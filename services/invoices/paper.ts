import { placeNames } from '#domain/addresses/iran';
import { colourOf } from '#domain/catalog/colours';
import { engravedLines } from '#domain/catalog/engraving';
import { inWords } from '#domain/invoices/amount-words';
import type { InvoiceContent, InvoiceLine } from '#domain/invoices/content';
import { rialOf } from '#domain/payments/rial';
import { formatCode, formatDate, formatMoney, formatNumber, formatPhone, localDigits } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { proofLines, type ProofLine } from './proof-lines';

export type Named = { name: string; value: string };
export type PaperLine = {
  name: string;
  details: string[];
  /** The engraving; each line has a writing direction of its own. */ engraved: { name: string; lines: string[] };
  cells: string[];
  strong: string;
};

/** An invoice in one language, all texts and numbers formatted: page and PDF only lay it out. [ORD-10] */
export type Paper = {
  lang: Lang;
  heading: string;
  seller: { title: string; name: string; rows: Named[] };
  buyer: { title: string; name: string; rows: Named[] };
  facts: Named[];
  deliver: Named | null;
  columns: { item: string; cells: string[]; strong: string };
  lines: PaperLine[];
  note: string;
  sums: Named[];
  paid: Named[];
  whole: { name: string; toman: string; rial: string };
  /** The price without tax and the tax, which together are the whole. */
  tax: Named[];
  words: { name: string; toman: string; rial: string };
  proof: { title: string; lead: string; lines: ProofLine[]; total: Named };
  foot: string;
  /** On every page: which invoice it belongs to. */
  folio: string;
};

/** Writes an invoice in the reader's language. [ORD-2, ORD-10] */
export function paperOf(lang: Lang, content: InvoiceContent): Paper {
  const word = (name: string) => say(lang, `invoices.paper.${name}` as 'invoices.paper.number');
  const digits = (text: string) => localDigits(lang, text);
  // Its groups stay in their order on paper too, where nothing isolates them.
  const phone = (text: string) => formatCode(lang, formatPhone(lang, text));
  const row = (name: string, value: string | null): Named[] => (value ? [{ name: word(name), value }] : []);
  const { seller, to, totalToman } = content;
  const rial = rialOf(totalToman);
  return {
    lang,
    heading: say(lang, 'invoices.heading'),
    facts: [
      ...row('number', formatCode(lang, content.number)),
      ...row('issued', formatDate(lang, new Date(content.issuedAt))),
      ...row('order', content.orderCode),
      ...row('paid-on', formatDate(lang, new Date(content.placedAt))),
    ],
    seller: {
      title: say(lang, 'invoices.seller.title'),
      name: seller.name[lang],
      rows: [
        ...row('legal-id', seller.legalId && digits(seller.legalId)),
        ...row('economic-code', seller.economicCode && digits(seller.economicCode)),
        ...row('address', seller.address[lang]),
        ...row('phone', phone(seller.phone.replace(/\s/g, ''))),
      ],
    },
    buyer: {
      title: word('buyer'),
      name: to.name,
      rows: [
        ...(to.kind === 'individual'
          ? row('national-code', digits(to.nationalCode))
          : [...row('legal-id', digits(to.legalId)), ...row('economic-code', digits(to.economicCode))]),
        ...row('phone', phone(to.phone)),
      ],
    },
    deliver: deliverTo(lang, word('deliver-to'), content),
    columns: { item: word('item'), cells: ['quantity', 'unit', 'gross', 'discount'].map(word), strong: word('total') },
    lines: content.lines.map((line) => paperLine(lang, line)),
    note: word('money-in-toman'),
    sums: [
      ...row('goods', formatMoney(lang, content.goodsToman)),
      ...(content.discountToman > 0 ? row('discounts', say(lang, 'common.less_by', { amountToman: content.discountToman })) : []),
      // What goes nowhere is not delivered.
      ...row(
        'delivery',
        content.address === null && content.deliveryToman === 0
          ? null
          : content.deliveryToman === 0
            ? say(lang, 'common.free')
            : formatMoney(lang, content.deliveryToman),
      ),
    ],
    paid: [
      ...(content.paid.gatewayToman > 0 ? row('paid-gateway', formatMoney(lang, content.paid.gatewayToman)) : []),
      ...(content.paid.walletToman > 0 ? row('paid-wallet', formatMoney(lang, content.paid.walletToman)) : []),
    ],
    whole: { name: word('whole'), toman: formatMoney(lang, totalToman), rial: say(lang, 'invoices.paper.rial', { amount: formatNumber(lang, rial) }) },
    tax: taxOf(lang, content),
    words: {
      name: word('in-words'),
      toman: say(lang, 'invoices.paper.words-toman', { words: inWords(lang, totalToman) }),
      rial: say(lang, 'invoices.paper.words-rial', { words: inWords(lang, rial) }),
    },
    proof: {
      title: say(lang, 'invoices.proof.title'),
      lead: say(lang, 'invoices.proof.lead'),
      lines: proofLines(
        lang,
        content.proof.map((trace) => ({ ...trace, name: trace.line === null ? null : (content.lines[trace.line]?.name ?? null) })),
      ),
      total: { name: say(lang, 'invoices.proof.total'), value: formatMoney(lang, totalToman) },
    },
    foot: word('machine'),
    folio: `${say(lang, 'invoices.title')} ${formatCode(lang, content.number)}`,
  };
}

function taxOf(lang: Lang, { vat, totalToman }: InvoiceContent): Named[] {
  if (!vat || vat.percent <= 0) return [];
  return [
    { name: say(lang, 'invoices.paper.net'), value: formatMoney(lang, totalToman - vat.toman) },
    { name: say(lang, 'invoices.paper.vat', { vatPercent: vat.percent }), value: formatMoney(lang, vat.toman) },
  ];
}

function paperLine(lang: Lang, line: InvoiceLine): PaperLine {
  const money = (toman: number) => formatNumber(lang, toman);
  const extra = line.engravingToman > 0 ? say(lang, 'invoices.paper.engraving-extra', { extraToman: line.engravingToman }) : '';
  const colour = line.colour ? (colourOf(line.colour)?.[lang] ?? '') : '';
  return {
    name: line.name[lang],
    details: [join(colour, say(lang, 'invoices.paper.sku', { sku: line.sku })), extra].filter(Boolean),
    engraved: { name: say(lang, 'cart.line.engraving'), lines: engravedLines(line.engraving) },
    cells: [formatNumber(lang, line.quantity), money(line.unitToman), money(line.grossToman), line.discountToman > 0 ? money(line.discountToman) : '—'],
    strong: money(line.totalToman),
  };
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function deliverTo(lang: Lang, name: string, { address, receiver }: InvoiceContent): Named | null {
  if (!address || !receiver) return null;
  const place = placeNames(lang, address.province, address.city);
  const parts = [
    receiver.name,
    place.province === place.city ? place.city : `${place.province}${lang === 'fa' ? '، ' : ', '}${place.city}`,
    localDigits(lang, address.fullAddress),
    address.plate && say(lang, 'accounts.addresses.plate-line', { plate: localDigits(lang, address.plate) }),
    address.unit && say(lang, 'accounts.addresses.unit-line', { unit: localDigits(lang, address.unit) }),
    say(lang, 'accounts.addresses.postal-line', { code: localDigits(lang, address.postalCode) }),
  ];
  return { name, value: parts.filter(Boolean).join(lang === 'fa' ? '، ' : ', ') };
}
