import { normaliseDigits } from '#domain/text/normalise';
import { lineChoices, OFFER_MOST_LINES, type OfferLine } from '#domain/service-requests/offer';
import type { OfferForm } from '#services/service-requests/move';
import { readHours } from './hours';

type Body = Readonly<Record<string, unknown>>;
const textOf = (body: Body, name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
/** A whole number in any digits, thousands parted or not; not a number where it is none. */
const wholeOf = (text: string) => Number(normaliseDigits(text).replace(/[\s,٬،]/g, '') || 'none');

/** Reads the price of a form’s body: `lines.0.for`, `.words`, `.count`, `.unitToman` and so on; lines that nobody filled in are none. A moment that is no time is told by the service. */
export function readOfferForm(body: Body): { offer?: OfferForm; seenVersion?: number } {
  if (!('lines.0.for' in body)) return {};
  const lines: OfferLine[] = [];
  for (let at = 0; at < OFFER_MOST_LINES && `lines.${at}.for` in body; at += 1) {
    const unit = textOf(body, `lines.${at}.unitToman`);
    const words = textOf(body, `lines.${at}.words`);
    if (unit === '' && words === '') continue;
    const [kind, reason] = (lineChoices.find((one) => one === textOf(body, `lines.${at}.for`)) ?? 'other.own-words').split('.') as [
      OfferLine['kind'],
      OfferLine['reason'],
    ];
    lines.push({
      kind,
      reason,
      item: textOf(body, `lines.${at}.item`) || null,
      words,
      count: wholeOf(textOf(body, `lines.${at}.count`) || '1'),
      unitToman: wholeOf(unit),
    });
  }
  const { from, to } = readHours(body);
  const seen = wholeOf(textOf(body, 'seenVersion') || '0');
  return { offer: { lines, visitFrom: from, visitTo: to }, seenVersion: Number.isSafeInteger(seen) ? seen : 0 };
}
