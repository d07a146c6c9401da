import { getTableColumns, getTableName, is, Table, type Column } from '@payloadcms/db-postgres/drizzle';
import type { Previewed } from '#domain/content/previewed';
import type { Lang } from '../context';
import * as schema from '../store/schema.generated';

/** What a form holds of a document in one language. */
export type Draft = { collection: Previewed; id: number; lang: Lang; values: Record<string, unknown> };

/** A table as the draft would leave it: its name, the query that stands in its place, and that query's one value. */
export type DraftTable = { table: string; query: (at: { id: string; lang: string; rows: string }) => string; rows: unknown };

type Row = Record<string, unknown>;

const tables = new Map(
  Object.values(schema as Record<string, unknown>)
    .filter((one): one is Table => is(one, Table))
    .map((table) => [getTableName(table), table]),
);

/** The tables of a document as they would stand if the form's values were published; nothing is written anywhere. [ADM-2] */
export function draftTables({ collection, id, lang, values }: Draft): DraftTable[] {
  const [base, words] = [tableOf(collection), tableOf(`${collection}_locales`)];
  const rows: DraftTable[] = [
    {
      table: collection,
      query: (at) =>
        `select stored.* from "${collection}" stored where stored.id <> ${at.id} union all select r.* from "${collection}" stored, jsonb_populate_record(stored, ${at.rows}) r where stored.id = ${at.id}`,
      rows: { ...rowOf(base, values), _status: 'published' },
    },
    {
      table: `${collection}_locales`,
      query: (at) =>
        `select stored.* from "${collection}_locales" stored where not (stored._parent_id = ${at.id} and stored._locale = ${at.lang}) union all select r.* from (select 1) one left join "${collection}_locales" stored on stored._parent_id = ${at.id} and stored._locale = ${at.lang} cross join lateral jsonb_populate_record(stored, ${at.rows}) r`,
      // A page is found by its title: what has none yet is shown without one.
      rows: { ...rowOf(words, values), title: text(values['title']), _parent_id: id, _locale: lang },
    },
  ];
  const named: Row[] = [];
  const paths: string[] = [];
  for (const [field, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? (value as unknown[]) : value === null || value === 0 || value === undefined ? [] : null;
    const own = tables.get(`${collection}_${field}`);
    if (own && list) rows.push(listTable(own, list, { id, lang }));
    else if (list && isNamed(collection, field)) {
      paths.push(field);
      named.push(...list.map((one, at) => ({ parent_id: id, path: field, order: at + 1, [`${namedColumns[field]}_id`]: idOf(one) })));
    }
  }
  if (paths.length > 0) {
    const table = `${collection}_rels`;
    const mine = paths.map((path) => `'${path}'`).join(', ');
    rows.push({
      table,
      query: (at) =>
        `select stored.* from "${table}" stored where not (stored.parent_id = ${at.id} and stored.path in (${mine})) union all select r.* from jsonb_populate_recordset(null::"${table}", ${at.rows}) r`,
      rows: named,
    });
  }
  return rows;
}

/** Fields that refer to several documents of a collection: they share one table. */
const namedColumns: Readonly<Record<string, string>> = { colours: 'features', tags: 'tags', topics: 'topics', authors: 'authors', related: 'posts' };

function isNamed(collection: string, field: string): boolean {
  const column = namedColumns[field];
  const rels = tables.get(`${collection}_rels`);
  return Boolean(column && rels && Object.values(getTableColumns(rels)).some(({ name }) => name === `${column}_id`));
}

/** The rows of a list in a document, or the choices of a field that takes several. */
function listTable(table: Table, list: readonly unknown[], { id, lang }: { id: number; lang: Lang }): DraftTable {
  const name = getTableName(table);
  const names = new Set(Object.values(getTableColumns(table)).map((column) => column.name));
  const [parent, order] = names.has('_parent_id') ? ['_parent_id', '_order'] : ['parent_id', 'order'];
  const ofLang = names.has('_locale');
  const rows = list.map((one, at) => ({
    ...(typeof one === 'object' && one !== null ? rowOf(table, one as Row) : { value: one }),
    // Rows that were not saved yet have no number.
    id: typeof one === 'object' ? `preview-${at}` : -1 - at,
    [parent]: id,
    [order]: at + 1,
    ...(ofLang ? { _locale: lang } : {}),
  }));
  return {
    table: name,
    query: (at) =>
      `select stored.* from "${name}" stored where not (stored.${parent} = ${at.id}${ofLang ? ` and stored._locale = ${at.lang}` : ''}) union all select r.* from jsonb_populate_recordset(null::"${name}", ${at.rows}) r`,
    rows,
  };
}

function tableOf(name: string): Table {
  const table = tables.get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
}

const KEPT = new Set(['id', 'createdAt', 'updatedAt', '_status', '_locale', '_parentID', '_order']);

/** The columns of a table that a form has a value for, by their names in the database. */
function rowOf(table: Table, values: Row): Row {
  const row: Row = {};
  for (const [key, column] of Object.entries(getTableColumns(table) as Record<string, Column>)) {
    if (!KEPT.has(key) && key in values) row[column.name] = valueOf(column, values[key]);
  }
  return row;
}

function valueOf(column: Column, value: unknown): unknown {
  if (column.columnType === 'PgJsonb') return value === 0 || value === undefined ? [] : value;
  if (typeof value === 'object' && value !== null) return idOf(value);
  if (column.columnType === 'PgVarchar') return value ?? null;
  return value === '' || value === undefined ? null : value;
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? ((value as Row)['id'] ?? (value as Row)['value'] ?? null) : value;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
