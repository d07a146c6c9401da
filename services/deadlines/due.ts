import { sql } from '@payloadcms/db-postgres/drizzle';
import { asidePromises, nounNames, nouns, readSubject } from '#domain/work/nouns';
import type { Tx } from '../runtime';

const mainPromise = sql`deadlines.kind <> all(${`{${asidePromises.join(',')}}`}::text[])`;

/** What waits is due when the first of its open promises is; staff's lists are sorted by it. The nouns' rows say whose due time follows. [ADM-3] */
export async function keepDueInStep(tx: Tx, ...subjects: string[]): Promise<void> {
  const asked = subjects.flatMap((subject) => readSubject(subject) ?? []);
  for (const name of nounNames) {
    const { due, table } = nouns[name];
    const ids = [...new Set(asked.flatMap(({ noun, id }) => (noun === name ? Number(id) : [])))];
    if (due !== 'promises' || ids.length === 0) continue;
    await tx.execute(sql`
      update ${sql.identifier(table)} as work set due_at = open.due_at, updated_at = now()
      from (
        select asked.id, min(deadlines.due_at) as due_at
        from unnest(${`{${ids.join(',')}}`}::int[]) as asked(id)
        left join deadlines on deadlines.subject = ${`${name}:`} || asked.id and deadlines.closed_at is null and ${mainPromise}
        group by asked.id
      ) as open
      where work.id = open.id and work.due_at is distinct from open.due_at`);
  }
}
