import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { nounIn, nouns, rightOf, type WorkCollection } from '#domain/work/nouns';
import type { Ctx } from '../context';

/** One thing that a customer has with us besides orders. */
export type CustomerWork = {
  collection: OfCustomer;
  id: number;
  /** A review or a comment has none. */
  code: string | null;
  kind: string | null;
  state: string;
  /** What it is about, in the reader's language. */
  title: string | null;
  at: Date;
};
/** Orders stand on the page by themselves. */
type OfCustomer = Exclude<WorkCollection, 'orders'>;

const unitOf = (ctx: Ctx, device: SQL) =>
  sql`(select l.title from devices d join variants_locales l on l._parent_id = d.variant_id and l._locale = ${ctx.lang} where d.id = ${device} limit 1)`;
const productOf = (ctx: Ctx, product: SQL) => sql`(select l.title from products_locales l where l._parent_id = ${product} and l._locale = ${ctx.lang} limit 1)`;

/** Where each list of work keeps what is a customer's: a list that is forgotten here does not compile. */
const ofCustomer: Readonly<Record<OfCustomer, (ctx: Ctx) => { columns: SQL; where?: SQL }>> = {
  'warranty-tickets': (ctx) => ({ columns: sql`t.code, t.kind::text, ${unitOf(ctx, sql`t.device_id`)} as title` }),
  'device-claims': (ctx) => ({
    columns: sql`t.code, null::text as kind, concat_ws(' ', ${unitOf(ctx, sql`t.device_id`)}, t.serial) as title`,
  }),
  inquiries: (ctx) => ({
    columns: sql`t.code, t.kind::text, ${productOf(ctx, sql`t.product_id`)} as title`,
    ...(can(ctx.actor, 'admin.hiring.read') ? {} : { where: sql`and t.kind <> 'hiring'` }),
  }),
  'service-requests': () => ({ columns: sql`t.code, t.service as kind, null::text as title` }),
  comments: (ctx) => ({
    columns: sql`null::text as code, null::text as kind, (select l.title from posts_locales l where l._parent_id = t.post_id and l.title is not null order by l._locale = ${ctx.lang} desc limit 1) as title`,
  }),
  questions: () => ({ columns: sql`t.code, null::text as kind, null::text as title` }),
  answers: () => ({ columns: sql`(select q.code from questions q where q.id = t.question_id) as code, null::text as kind, null::text as title` }),
  reviews: (ctx) => ({ columns: sql`null::text as code, null::text as kind, ${productOf(ctx, sql`t.product_id`)} as title` }),
};

/** What a customer has with us besides orders, newest first, so many of each; each role sees what it may read. [ADM-3, ROLE-5] */
export async function customerWork(ctx: Ctx, userId: number, most: number): Promise<CustomerWork[]> {
  const seen = (Object.keys(ofCustomer) as OfCustomer[]).filter((collection) => can(ctx.actor, rightOf(collection)));
  if (seen.length === 0) return [];
  const parts = seen.map((collection) => {
    const { columns, where = sql`` } = ofCustomer[collection](ctx);
    const table = sql.identifier(nouns[nounIn(collection)].table);
    return sql`(select ${collection}::text as collection, t.id, t.state::text, t.created_at as at, ${columns} from ${table} t where t.user_id = ${userId} ${where} order by t.id desc limit ${most})`;
  });
  const { rows } = await ctx.rt.db.execute(sql`${sql.join(parts, sql` union all `)} order by at desc, id desc`);
  return (rows as unknown as (Omit<CustomerWork, 'at'> & { at: Date | string })[]).map(({ collection, id, code, kind, state, title, at }) => ({
    ...{ collection, id, code, kind, state, title },
    at: new Date(at),
  }));
}
