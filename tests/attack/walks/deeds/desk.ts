import type { InquiryEvent } from '#domain/inquiries/life-cycle';
import { inquiryCycle } from '#domain/inquiries/life-cycle';
import type { InquiryKind, InquiryState } from '#domain/inquiries/kinds';
import { reviewCycle } from '#domain/reviews/life-cycle';
import type { ReviewEvent, ReviewState } from '#domain/reviews/states';
import { moveInquiry } from '#services/inquiries/move';
import { sendInquiry } from '#services/inquiries/send';
import { deliverMessage } from '#services/messages/deliver';
import { moveReview } from '#services/reviews/move';
import { withdrawReview, writeReview } from '#services/reviews/write';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

const SLUG = 'ns1';
const REVIEW = 'صدای قلب را روشن و بی‌نویز می‌شنوم.';

/** What can happen to requests, reviews and messages. */
export const deskDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    if (world.chance(0.6)) return undefined;
    const by = world.one(world.everybody.filter((one) => !one.as.includes('staff')));
    const kind: InquiryKind = world.one(['contact', 'call', 'hiring']);
    const phone = `0935${String(Math.floor(world.random() * 1e7)).padStart(7, '0')}`;
    const asked = { once: `once-${world.random()}-000000000000`, kind, name: 'رها آذرپی', phone, email: null, words: 'می‌خواهم بیشتر بدانم' };
    return { name: 'ask', by, run: () => sendInquiry(by.ctx(), asked) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await oneRow<{ id: number; state: InquiryState }>(world, 'select id, state::text as state from inquiries');
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, inquiryCycle, row.state);
    const move = { inquiryId: row.id, event: event as InquiryEvent, expectedState: expectedState as InquiryState, ...(reason ? { reason } : {}) };
    return { name: `inquiries ${event}`, by, asks: { table: 'inquiries', id: row.id, event }, run: () => moveInquiry(by.ctx(), move) };
  }),
  async (world) => {
    const by = world.one(world.everybody);
    const has = await world.rows(`select 1 from orders where user_id = $1 and state in ('delivered', 'replacement')`, [by.userId ?? 0]);
    const back = world.chance(0.25);
    const stranger = back ? by.userId === undefined : has.length === 0;
    return {
      name: back ? 'take a review back' : 'review',
      by,
      stranger,
      run: () => (back ? withdrawReview(by.ctx(), SLUG) : writeReview(by.ctx(), SLUG, { rating: 4, body: REVIEW })),
    };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await oneRow<{ id: number; state: ReviewState }>(world, 'select id, state::text as state from reviews');
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, reviewCycle, row.state);
    // Deleted is deleted: a walk needs reviews that go on.
    if (event === 'delete' && world.chance(0.8)) return undefined;
    const more = { ...(reason ? { reason } : {}), ...(event === 'edit' ? { body: REVIEW } : {}) };
    const move = { reviewId: row.id, event: event as ReviewEvent, expectedState: expectedState as ReviewState, ...more };
    return { name: `reviews ${event}`, by, asks: { table: 'reviews', id: row.id, event }, run: () => moveReview(by.ctx(), move) };
  }),
  async (world) => {
    const row = await oneRow<{ id: string; message: string }>(
      world,
      `select id, payload ->> 'messageId' as message from outbox where queue = 'messages' and done_at is null`,
    );
    if (!row) return undefined;
    return {
      name: 'deliver a message',
      by: world.clock,
      leaves: 'all',
      run: () => deliverMessage(world.clock.ctx(), { outboxId: row.id, messageId: row.message }),
    };
  },
];
