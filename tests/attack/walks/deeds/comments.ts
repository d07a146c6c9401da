import { commentCycle } from '#domain/comments/life-cycle';
import type { ModeratedEvent, ModeratedState } from '#domain/content/moderated';
import { answerComment } from '#services/comments/answer';
import { withdrawComment } from '#services/comments/mine';
import { moveComment } from '#services/comments/move';
import { writeComment } from '#services/comments/write';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, WALK_ARTICLE, type World } from '../world';

type Row = { id: number; state: ModeratedState; user_id: number | null };
const some = (world: World) => oneRow<Row>(world, 'select id, state::text as state, user_id from comments');
const words = (world: World) => `سودمند بود؛ ${Math.floor(world.random() * 1e6)} بار خواندم.`;

/** What can happen to comments: written, read by staff, answered, taken back. */
export const commentDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    const by = world.one(world.everybody);
    const body = words(world);
    return {
      name: 'comment',
      by,
      stranger: by.as.includes('staff') || by === world.clock,
      run: () => writeComment(by.ctx(), { slug: WALK_ARTICLE, name: 'مهتاب', body }),
    };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await some(world);
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, commentCycle, row.state);
    // Deleted is deleted: a walk needs comments that go on.
    if (event === 'delete' && world.chance(0.8)) return undefined;
    const more = { ...(reason ? { reason } : {}), ...(event === 'edit' ? { body: words(world) } : {}) };
    const move = { commentId: row.id, event: event as ModeratedEvent, expectedState: expectedState as ModeratedState, ...more };
    return { name: `comments ${event}`, by, asks: { table: 'comments', id: row.id, event }, run: () => moveComment(by.ctx(), move) };
  }),
  async (world) => {
    const row = await some(world);
    if (!row) return undefined;
    const by = world.one(world.everybody);
    return { name: 'take a comment back', by, stranger: by.userId === undefined || by.userId !== row.user_id, run: () => withdrawComment(by.ctx(), row.id) };
  },
  async (world) => {
    const row = await some(world);
    if (!row) return undefined;
    const by = world.one(world.everybody);
    const body = words(world);
    return { name: 'answer a comment', by, run: () => answerComment(by.ctx(), { commentId: row.id, body, author: null }) };
  },
];
