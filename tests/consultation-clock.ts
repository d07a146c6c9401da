import { clockContext } from '#services/clock-context';
import { handlers } from '../jobs/handlers';
import type { Shop } from './shop';

type Row = { id: string; kind: string; payload: Record<string, unknown> };

/** Puts the clock to a moment and lets it do what is due of consultations by then: what lies in the outbox, the oldest first, and, unless it sleeps, its round. Says what it did. */
export async function tick(shop: Shop, moment: string | Date, { round = true } = {}): Promise<string[]> {
  const now = new Date(moment);
  shop.at(now);
  const kinds = handlers['consultations'] ?? {};
  const done: string[] = [];
  for (;;) {
    const { rows } = await shop.database.pool.query<Row>(
      `select id, kind, payload from outbox where queue = 'consultations' and done_at is null and due_at <= $1 order by due_at, id limit 1`,
      [now],
    );
    const [row] = rows;
    if (!row) break;
    await kinds[row.kind]?.(clockContext(shop.rt, `consultations.${row.kind}`), { outboxId: row.id, payload: row.payload });
    const { rowCount } = await shop.database.pool.query(`update outbox set done_at = $2 where id = $1 and done_at is null`, [row.id, now]);
    done.push(rowCount === 0 ? row.id : `${row.id} (not marked)`);
  }
  if (round) await kinds['due']?.(clockContext(shop.rt, 'consultations.due'), { outboxId: '', payload: {} });
  return done;
}
