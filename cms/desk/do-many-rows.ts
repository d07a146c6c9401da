import { sayRefusal } from '#locales/refusal';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { doMany } from '#services/work/many';
import { workCollections } from '#domain/work/nouns';
import { writeChoice, type AskedMany } from './read-many';

/** What came of one row; `back` is the row as it is now, where the action can be undone. */
export type RowOutcome = { row: string; ok: boolean; text: string; back?: string };

/** Does it for the rows of each list, and says in words what came of each. [ADM-3, ADM-4] */
export async function doManyRows(ctx: Ctx, { wish, rows }: AskedMany): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const collection of workCollections) {
    const own = rows.filter((one) => one.collection === collection);
    if (own.length === 0) continue;
    const result = await doMany(
      ctx,
      collection,
      own.map(({ row }) => row),
      wish,
    );
    for (const { text, row } of own) {
      const one = result.ok ? result.value.find(({ id }) => id === row.id) : undefined;
      if (one && 'done' in one) {
        const back =
          wish.do === 'take' && one.done === 'now' && one.version !== undefined ? { back: writeChoice(`${collection}/${row.id}`, row.state, one.version) } : {};
        outcomes.push({ row: text, ok: true, text: say(ctx.lang, `staff.bulk.done-${one.done}`), ...back });
      } else outcomes.push({ row: text, ok: false, text: sayRefusal(ctx.lang, one ? one.refusal : result.ok ? { code: 'common.not-found' } : result) });
    }
  }
  return outcomes;
}
