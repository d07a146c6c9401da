import type { FileRelation } from '#domain/access/relations';
import { ok } from '#domain/result';
import { service } from '../service';
import { seeFile, whoseFile } from './own-file';
import { cardFor, type Card } from './store/card';
import { countsSince, linesOf } from './store/who-saw';
import type { Door } from './store/see';

const PAGE = 200;
const FIGURE_DAYS = 30;

/** A reading or writing of the file by somebody else. */
export type SeenLine = {
  id: number;
  at: Date;
  who: string;
  /** None where the account has no name, or for an address that was handed on. */
  name: string | null;
  relation: FileRelation | 'link';
  action: string;
  door: Door;
  type: string | null;
  rows: number;
  /** The right by which it was seen, while it can be ended. */
  right: string | null;
};
export type WhoSaw = { ref: string; card: Card; figures: { people: number; times: number; byStaff: number }; lines: SeenLine[]; next: number | null };

type Raw = Omit<SeenLine, 'at' | 'right'> & { at: string; right_ref: string | null; ended_at: string | null; ends_at: string | null };

/** Who saw what of a file, the newest first: for the member, and for who keeps a child's. [ROLE-4, SHARE-2: what was seen] */
export const whoSaw = service('health.seen', async (ctx, { of, before }: { of: string | null; before: number | null }) => {
  const since = new Date(ctx.now.getTime() - FIGURE_DAYS * 86_400_000);
  const besides = { card: cardFor(ctx.actor.userId), lines: linesOf(before, PAGE + 1), figures: countsSince(since) };
  const seen = await seeFile(ctx, { action: 'health.seen', whose: whoseFile(of), door: 'page', besides });
  if (!seen.ok) return seen;
  const { card, figures, lines } = seen.value.besides as { card: Card; figures: WhoSaw['figures']; lines: Raw[] };
  const shown = lines.slice(0, PAGE).map(({ right_ref: right, ended_at: ended, ends_at: ends, ...line }) => ({
    ...line,
    at: new Date(line.at),
    right: right !== null && ended === null && (ends === null || new Date(ends) > ctx.now) ? right : null,
  }));
  return ok<WhoSaw>({ ref: seen.value.ref, card, figures, lines: shown, next: lines.length > PAGE ? (shown.at(-1)?.id ?? null) : null });
});
