import { sql } from '@payloadcms/db-postgres/drizzle';
import { requestLifeCycle } from '#domain/service-requests/life-cycle';
import type { ServiceGroup } from '#domain/service-requests/service-type';
import { requestStates, type RequestState } from '#domain/service-requests/states';
import { guarded } from '../service';
import { unrested } from '../work/states';

/** A request as a card: its number and group, and no more of what was asked. */
export type BoardCard = { id: number; code: string; group: ServiceGroup; district: number | null; dueAt: Date | null; owner: string | null };
export type BoardColumn = { state: RequestState; count: number; cards: BoardCard[] };

/** So many cards stand in a column; the list has the rest. */
const MOST_CARDS = 30;
/** What is still to be done, from the first look to the end. */
export const boardStates = requestStates.filter((state) => !(requestLifeCycle.ends as readonly string[]).includes(state));

/** The open requests by their state, in each what is due first; by the index of what is open. [INP-8] */
export const requestBoard = guarded('admin.requests.read', async (ctx): Promise<BoardColumn[]> => {
  const { db } = ctx.rt;
  const open = unrested('request', sql`q.state`);
  const [counts, cards] = await Promise.all([
    db.execute<{ state: RequestState; count: number }>(
      sql`select q.state::text as state, count(*)::int as count from service_requests q where ${open} group by 1`,
    ),
    db.execute<Row>(sql`select x.* from unnest(${`{${boardStates.join(',')}}`}::text[]) s (state) cross join lateral (
      select q.id, q.code, q."group"::text as "group", q.district, q.due_at, q.state::text as state, p.name as owner from service_requests q
      left join work_claims c on c.collection = 'service-requests' and c.document_id = q.id left join staff p on p.id = c.staff_id
      where ${open} and q.state = s.state::enum_service_requests_state order by q.due_at asc nulls last, q.id limit ${MOST_CARDS}) x`),
  ]);
  return boardStates.map((state) => ({
    state,
    count: counts.rows.find((row) => row.state === state)?.count ?? 0,
    cards: cards.rows.filter((row) => row.state === state).map(cardOf),
  }));
});

type Row = {
  id: number;
  code: string;
  group: ServiceGroup;
  district: string | number | null;
  due_at: string | Date | null;
  state: RequestState;
  owner: string | null;
};

function cardOf({ id, code, group, district, due_at: due, owner }: Row): BoardCard {
  return { id, code, group, district: district === null ? null : Number(district), dueAt: due === null ? null : new Date(due), owner };
}
