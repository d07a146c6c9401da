import type { Payload } from 'payload';
import { TAKEN_COURSE_SLUGS } from '#domain/academy/taken-slugs';
import { allowedLink } from '#domain/articles/links';
import type { Result } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { say, type WordKey } from '#locales/say';
import { keptCode, keptDay, keptSlug, type Kept } from './normalise';

type Asked = { req: { i18n: { language: string } } };
type Answer = true | string;

function no({ req }: Asked, key: WordKey, facts: Record<string, number> = {}): string {
  return say(req.i18n.language === 'en' ? 'en' : 'fa', key, facts);
}

const missing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * A rule of a field that must be filled in: what was left empty is asked for, and only what was typed is judged, in the shape in which it will
 * be `kept`: a form asks before it is saved, and Persian digits are no fault. [LANG-4]
 */
export function needed<A extends Asked>(rule: (value: unknown, asked: A) => Answer, kept?: Kept) {
  return (value: unknown, asked: A): Answer =>
    missing(value) ? no(asked, 'admin.invalid.required') : rule(kept && typeof value === 'string' ? kept(value) : value, asked);
}

/** A name in an address: small Latin letters, digits, single hyphens. */
export const validSlug = needed((value, asked) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) || no(asked, 'admin.invalid.slug'), keptSlug);

/** A course's name in its address, which no page of ours has already. [ACAD-1] */
export const validCourseSlug = (value: unknown, asked: Asked): Answer => {
  const valid = validSlug(value, asked);
  return valid === true && TAKEN_COURSE_SLUGS.includes(keptSlug(String(value))) ? no(asked, 'admin.invalid.slug-taken') : valid;
};

/** An article number. */
export const validSku = needed((value, asked) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(String(value)) || no(asked, 'admin.invalid.sku'), keptCode);

/** A discount code as it is kept. [DISC-1] */
export const validCode = needed((value, asked) => /^[A-Z0-9-]{3,30}$/.test(String(value)) || no(asked, 'admin.invalid.code'), keptCode);

/** Whole toman of at least so much; empty where it may be. [PROD-3] */
export function wholeToman(least: number, required: boolean) {
  const rule = needed((value, asked) => (Number.isSafeInteger(value) && (value as number) >= least) || no(asked, 'admin.invalid.toman'));
  return (value: unknown, asked: Asked): Answer => (missing(value) && !required) || rule(value, asked);
}

/** A whole number of at least so much; empty where it may be. */
export function whole(least: number, required: boolean) {
  const rule = needed((value, asked) => (Number.isSafeInteger(value) && (value as number) >= least) || no(asked, 'admin.invalid.whole'));
  return (value: unknown, asked: Asked): Answer => (missing(value) && !required) || rule(value, asked);
}

/** A discount: a percentage of at most 100, or whole toman. [DISC-1] */
export const validDiscount = needed((value, asked: Asked & { siblingData: { kind?: string } }) => {
  if (asked.siblingData.kind === 'amount') return wholeToman(1, true)(value, asked);
  return (typeof value === 'number' && value > 0 && value <= 100 && Number.isInteger(value * 100)) || no(asked, 'admin.invalid.percent');
});

/** The end of a period comes after its start. */
export function afterStart(value: unknown, asked: Asked & { siblingData: { startsAt?: string } }): Answer {
  const start = asked.siblingData.startsAt;
  return missing(value) || !start || new Date(value as string) > new Date(start) || no(asked, 'admin.invalid.period');
}

/** A calendar day that exists, as 2026-04-02. [JOB-3] */
export const validDay = needed((value, asked) => {
  const text = String(value);
  const real = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  return real || no(asked, 'admin.invalid.day');
}, keptDay);

type OfKind = Asked & { siblingData: { kind?: unknown }; req: { payload: Payload } };

/** The kind that is chosen in the same form. */
async function kindOf({ siblingData: { kind }, req: { payload } }: OfKind): Promise<{ colourCount?: number | null; holdsSeveral?: boolean | null } | null> {
  const id = typeof kind === 'object' && kind !== null && 'id' in kind ? kind.id : kind;
  return typeof id === 'number' ? payload.findByID({ collection: 'kinds', id, depth: 0, disableErrors: true }) : null;
}

/** A kind may ask for exactly so many colours. [PROD-2, PROD-7, NUM-7] */
export async function validColours(value: unknown, asked: OfKind): Promise<Answer> {
  const count = (await kindOf(asked))?.colourCount;
  const chosen = Array.isArray(value) ? new Set(value).size : 0;
  return !count || chosen === count || no(asked, 'admin.invalid.colours', { count });
}

/** Requires contents in a product whose kind holds several devices. [PROD-1, PROD-7] */
export async function validContents(value: unknown, asked: OfKind): Promise<Answer> {
  const rows = Array.isArray(value) ? value.length : 0;
  return rows > 0 || !(await kindOf(asked))?.holdsSeveral || no(asked, 'admin.invalid.contents');
}

/** What a form of the shop would take for such a field, said in its words; empty where it may be. [ORD-2] */
export function asTyped(field: (typed: string) => Result<string>) {
  return (value: unknown, { req }: Asked): Answer => {
    const read = missing(value) ? null : field(String(value));
    return read === null || read.ok || sayRefusal(req.i18n.language === 'en' ? 'en' : 'fa', read);
  };
}

/** An article stands in a section of the magazine; news does not. [MAG-1, PAGE-4] */
export function ofArticles(value: unknown, asked: Asked & { siblingData: { kind?: unknown } }): Answer {
  return !missing(value) || asked.siblingData.kind === 'news' || no(asked, 'admin.invalid.required');
}

/** The secure address of a page elsewhere; empty where there is none. */
export function secureAddress(value: unknown, asked: Asked): Answer {
  return missing(value) || (/^https:/i.test(String(value)) && allowedLink(value) !== null) || no(asked, 'admin.invalid.centre.link');
}

/** An address that an article may lead to. */
export const allowedAddress = needed((value, asked) => allowedLink(value) !== null || no(asked, 'admin.invalid.link'));
