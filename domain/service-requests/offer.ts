import { sumToman, toman, type Toman } from '../money';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { ok, refuse, together } from '../result';
import type { Result } from '../result';
import { SERVICE_PRICE_MOST_TOMAN } from './items';

/** What a line of an offer is for. [INP-6, INP-8] */
export const offerLineKinds = ['base', 'item', 'address', 'time', 'material', 'deposit', 'discount', 'other'] as const;
export type OfferLineKind = (typeof offerLineKinds)[number];

/** Why a line is there, beside what it is for; words are asked for where no sentence of ours says it. */
export const lineReasons = {
  base: ['list'],
  item: ['list', 'reviewed'],
  address: ['distance', 'floor', 'traffic-zone'],
  time: ['evening', 'holiday', 'soon', 'longer'],
  material: ['used', 'drug'],
  deposit: ['equipment'],
  discount: ['several', 'course', 'apology'],
  other: ['own-words'],
} as const satisfies Record<OfferLineKind, readonly [string, ...string[]]>;
export type LineReason = { [K in OfferLineKind]: (typeof lineReasons)[K][number] }[OfferLineKind];

/** What a line is for and why, as one choice of a form: `address.distance`. */
export const lineChoices = offerLineKinds.flatMap((kind) => lineReasons[kind].map((reason) => `${kind}.${reason}`));

export const OFFER_MOST_LINES = 20;
export const LINE_MOST_COUNT = 100;
export const LINE_WORDS_MOST = 120;

/** A line as it is written: so many of a unit price, what for and why. Its total is never typed. */
export type OfferLine = {
  kind: OfferLineKind;
  reason: LineReason;
  /** The thing of the service that it prices. */ item: string | null;
  words: string;
  count: number;
  unitToman: number;
};
/** One priced line of an offer. */
export type PricedLine = OfferLine & { totalToman: Toman };
/** An offer never changes: another price is another version. `deposit` is the part that comes back with the equipment. [INP-6, INP-8] */
export type Offer = { lines: readonly PricedLine[]; totalToman: Toman; depositToman: Toman };

const isWhole = (value: number, least: number, most: number) => Number.isSafeInteger(value) && value >= least && value <= most;

/** Prices an offer, or says of each line what is wrong with it, under `lines.2.unitToman` and its like. A discount takes off at most what the others come to. */
export function priceOffer(lines: readonly OfferLine[]): Result<Offer> {
  if (lines.length === 0) return refuse('services.offer.empty', undefined, { field: 'lines' });
  if (lines.length > OFFER_MOST_LINES) return refuse('services.offer.too-many-lines', { most: OFFER_MOST_LINES }, { field: 'lines' });
  const checked = together(...lines.flatMap((line, at) => checkLine(line).map((one) => ({ ...one, field: `lines.${at}.${one.field}` }))));
  if (!checked.ok) return checked;
  const priced = lines.map((line): PricedLine => ({ ...line, totalToman: toman((line.kind === 'discount' ? -1 : 1) * line.count * line.unitToman) }));
  const sumOf = (of: readonly PricedLine[]) => sumToman(of.map(({ totalToman }) => totalToman));
  const deposit = sumOf(priced.filter(({ kind }) => kind === 'deposit'));
  const total = sumOf(priced);
  // A deposit is not a price: no discount is taken off it.
  if (total < deposit)
    return refuse('services.offer.discount-beyond', undefined, { field: `lines.${lines.findIndex(({ kind }) => kind === 'discount')}.unitToman` });
  // The gateway takes no less; what costs nothing is not paid.
  if (total > 0 && total < LEAST_PAYABLE_TOMAN) return refuse('services.offer.too-little', { least: LEAST_PAYABLE_TOMAN }, { field: 'lines' });
  if (total > SERVICE_PRICE_MOST_TOMAN) return refuse('services.offer.too-much', { most: SERVICE_PRICE_MOST_TOMAN }, { field: 'lines' });
  return ok({ lines: priced, totalToman: total, depositToman: deposit });
}

function checkLine({ kind, reason, words, count, unitToman }: OfferLine) {
  const wrong = [];
  const reasons: readonly string[] = lineReasons[kind];
  if (!reasons.includes(reason)) wrong.push({ ...refuse('services.offer.reason-unfit'), field: 'reason' });
  if (reason === 'own-words' && words.trim() === '') wrong.push({ ...refuse('services.offer.words-missing'), field: 'words' });
  if (words.length > LINE_WORDS_MOST) wrong.push({ ...refuse('services.offer.words-long', { most: LINE_WORDS_MOST }), field: 'words' });
  if (!isWhole(count, 1, LINE_MOST_COUNT)) wrong.push({ ...refuse('services.offer.count', { least: 1, most: LINE_MOST_COUNT }), field: 'count' });
  if (!isWhole(unitToman, 0, SERVICE_PRICE_MOST_TOMAN))
    wrong.push({ ...refuse('services.offer.unit', { most: SERVICE_PRICE_MOST_TOMAN }), field: 'unitToman' });
  return wrong;
}

/** A line as it was and as it is; one of them is null where it is new or gone. */
export type ChangedLine = { was: PricedLine | null; is: PricedLine | null };

/** What changed from one version of an offer to the next, line by line in the new one’s order, what is gone at the end. [INP-6: was and is] */
export function offerChange(before: Offer, after: Offer): ChangedLine[] {
  const left = [...before.lines];
  const take = (line: PricedLine) => {
    const found = left.findIndex((one) => one.kind === line.kind && one.item === line.item && one.reason === line.reason && one.words === line.words);
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  };
  const lines = after.lines.map((is): ChangedLine => ({ was: take(is), is }));
  return [...lines, ...left.map((was): ChangedLine => ({ was, is: null }))];
}
