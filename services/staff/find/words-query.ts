import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { readFind } from '#domain/desk/find-words';

/** Where a table's words lie; each has an index of this very expression. */
const wordsOf = {
  orders: sql`staff_words(t.code || ' ' || t.receiver_name || ' ' || t.receiver_phone)`,
  users: sql`staff_words(t.phone || ' ' || coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || coalesce(t.email, ''))`,
  devices: sql`staff_words(t.serial)`,
  dispatches: sql`staff_words(t.tracking || ' ' || replace(t.tracking, '-', ''))`,
  products: sql`staff_words(t.slug)`,
  products_locales: sql`staff_words(t.title)`,
  variants: sql`staff_words(t.sku)`,
  variants_locales: sql`staff_words(t.title)`,
  warranty_tickets: sql`staff_words(t.code)`,
  service_requests: sql`staff_words(t.code)`,
  request_details: sql`staff_words(t.name || ' ' || t.phone)`,
  inquiries: sql`staff_words(t.code)`,
  device_claims: sql`staff_words(t.code || ' ' || t.serial)`,
  invoices: sql`staff_words(replace(t.number, '-', '') || ' ' || t.party_name)`,
  inquiry_details: sql`staff_words(t.name || ' ' || coalesce(t.phone, '') || ' ' || coalesce(t.email, ''))`,
} as const;

/** What was typed as the database asks for it; null when it means nothing. */
export function wordsQuery(typed: string): SQL | null {
  const meant = readFind(typed);
  if (meant.length === 0) return null;
  // Letters and digits alone get here, so nothing has to be escaped.
  const text = meant.map((parts) => `(${parts.map((part) => `'${part}':*`).join(' & ')})`).join(' | ');
  return sql`${text}::tsquery`;
}

/** Whether a row (as `t`) has these words. */
export function hasWords(table: keyof typeof wordsOf, query: SQL): SQL {
  return sql`${wordsOf[table]} @@ ${query}`;
}
