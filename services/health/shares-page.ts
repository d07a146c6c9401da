import type { HeldRelation } from '#domain/access/relations';
import { stateOfShare, type ShareState } from '#domain/health/share';
import { ok, refuse } from '#domain/result';
import { service } from '../service';
import { seeFile, whoseFile } from './own-file';
import { keyIn } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { keyValue } from './store/files';
import type { MemberKey } from './store/keys';
import { readingBy, type ReadingRow } from './store/readings';
import { liveShares, otherRights, pastShares, type OtherRight, type ShareRow } from './store/shares';

const PAGE = 30;

/** A share as its giver sees it. */
export type ShownShare = {
  ref: string;
  phone: string;
  message: string | null;
  types: string[];
  from: Date | null;
  /** Until which moment of measuring; none where what is still to come is seen, too. */
  to: Date | null;
  sensitive: boolean;
  /** Whether an SMS went out. */
  told: boolean;
  state: ShareState;
  claimUntil: Date;
  endsAt: Date;
  endedAt: Date | null;
  /** Whether it is of one reading, and that reading while it is there. */
  ofOne: boolean;
  reading: { ref: string; measuredAt: Date } | null;
  /** Who opened it, when they last looked and how often. */
  name: string | null;
  lastSeen: Date | null;
  times: number;
};

/** Somebody who reaches a file by another way than a share. */
export type ShownRight = {
  ref: string;
  relation: HeldRelation;
  name: string | null;
  startsAt: Date;
  endsAt: Date | null;
  /** Consent came by a code that was read aloud. */ byCode: boolean;
};

/** What was given of a file: shares that wait or are open, who else reaches it, and what is over, the newest first. [SHARE-1, SHARE-2] */
export const sharesPage = service('health.share', async (ctx, { of, before }: { of: string | null; before: number | null }) => {
  const besides = { live: liveShares(ctx.now), past: pastShares(ctx.now, before, PAGE + 1), others: otherRights(ctx.now) };
  const seen = await seeFile(ctx, {
    ...{ action: 'health.share', whose: whoseFile(of), door: 'page' },
    besides: { card: cardFor(ctx.actor.userId), key: keyValue, ...besides },
  });
  if (!seen.ok) return seen;
  const { card, live, past, others } = seen.value.besides as { card: Card; live: ShareRow[]; past: ShareRow[]; others: OtherRight[] };
  const key = keyIn(ctx, seen.value);
  const shown = (row: ShareRow) => shownShare(row, key, ctx.now);
  return ok({
    ...{ ref: seen.value.ref, card, live: live.map(shown), past: past.slice(0, PAGE).map(shown) },
    others: others.map(({ ref, relation, name, starts_at: from, ends_at: to, by_code: byCode }): ShownRight => ({
      ...{ ref, relation: relation as HeldRelation, name, byCode, startsAt: new Date(from), endsAt: momentOf(to) },
    })),
    next: past.length > PAGE ? (past[PAGE - 1]?.id ?? null) : null,
  });
});

/** Whose file the form of a share is for, and the reading, where it is of one. [SHARE-1] */
export const shareForm = service('health.share', async (ctx, { of, reading }: { of: string | null; reading: string | null }) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.share', whose: whoseFile(of), door: 'page' },
    ...(reading === null ? {} : { entries: readingBy(reading), needsEntry: true }),
    besides: { card: cardFor(ctx.actor.userId) },
  });
  if (!seen.ok) return seen;
  const [row] = seen.value.entries as ReadingRow[];
  if (row && row.deleted_at !== null) return refuse('access.hidden', undefined, { status: 404 });
  return ok({ card: (seen.value.besides as { card: Card }).card, reading: row ? { type: row.type, at: new Date(row.measured_at) } : null });
});

function shownShare(row: ShareRow, key: MemberKey | null, now: Date): ShownShare {
  const times = {
    ...{ claimUntil: new Date(row.claim_until), endsAt: new Date(row.ends_at) },
    ...{ openedAt: momentOf(row.opened_at), endedAt: momentOf(row.ended_at) },
  };
  const { ref, types, sensitive, told, name, times: often } = row;
  return {
    ...{ ref, types, sensitive, told, name, times: often, from: momentOf(row.from_at), to: momentOf(row.to_at) },
    phone: key ? key.open('phone', row.phone_sealed) : '',
    message: key && row.message_sealed !== null ? key.open('message', row.message_sealed) : null,
    state: stateOfShare(times, now),
    ...{ claimUntil: times.claimUntil, endsAt: times.endsAt, endedAt: times.endedAt },
    ofOne: row.of_one,
    reading: row.record ? { ref: row.record.ref, measuredAt: new Date(row.record.measured_at) } : null,
    lastSeen: momentOf(row.last_seen),
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
