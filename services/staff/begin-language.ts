import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import type { Tx } from '../runtime';

/** Sets the language of texts to that of the desk, where its reader has chosen none: a page in English names products in English. A choice stays. [ADM-2] */
export async function beginLanguage(tx: Tx, staffId: number, lang: Lang): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into payload_preferences (key, value) select 'locale', to_jsonb(${lang}::text)
      where not exists (
        select from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
        where p.key = 'locale' and r.path = 'user' and r.staff_id = ${staffId})
      returning id)
    insert into payload_preferences_rels (parent_id, path, staff_id) select id, 'user', ${staffId} from made`);
}
