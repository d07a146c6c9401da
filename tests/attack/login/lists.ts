import { readFileSync } from 'node:fs';
import type { Arena, Attack } from '../attack';
import { somePhone } from '../forms/states';
import { staffOf } from '../races/staff';
import { own } from './own-request';

/** Values that a list of customers does not show, in one record only. */
const SECRETS = { history: 'asthma-of-one-person', birth_day: '1371-02-03 of one', residence: 'village-of-one-person', job: 'diver-of-one-person' };
const ADMIN_PAGE = '/admin/collections/users';

type Line = { action: string; facts: { ids?: number[]; columns?: string[]; by?: string[] } };

/** Lists of customers by the built admin's page, its server functions and its interface: the list's own columns, and a line in the audit for whatever is told. */
const lists: Attack = {
  name: 'login: lists of customers',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    await portal.admin;
    const { cookie } = await staffOf(portal);
    const phone = somePhone();
    const { rows } = await db.query<{ id: number }>(
      `insert into users (phone, first_name, history, birth_day, residence, job) values ($1, 'Arash', $2, $3, $4, $5) returning id`,
      [phone, SECRETS.history, SECRETS.birth_day, SECRETS.residence, SECRETS.job],
    );
    const id = rows[0]?.id ?? 0;
    const asked = async (what: string, ask: () => Promise<{ status: number; text: string }>): Promise<{ text: string; lines: Line[] }> => {
      const from = await newest(db);
      const { status, text } = await ask();
      if (status !== 200) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
      return { text, lines: await linesSince(db, from) };
    };
    const told = (text: string) => Object.values(SECRETS).filter((secret) => text.includes(secret));
    const problems: string[] = [];

    let functions = 0;
    const manifest = JSON.parse(readFileSync('cms/.next/server/server-reference-manifest.json', 'utf8')) as { node: Record<string, unknown> };
    for (const action of Object.keys(manifest.node)) {
      for (const call of serverFunctions(phone)) {
        const what = `server function ${call.name}`;
        const headers = { 'Next-Action': action, Accept: 'text/x-component' };
        const from = await newest(db);
        const { text } = await own(arena, {
          method: 'POST',
          path: ADMIN_PAGE,
          cookie,
          type: 'text/plain;charset=UTF-8',
          headers,
          body: JSON.stringify([call]),
        });
        // The other actions know no such function.
        if (!text.includes(phone)) continue;
        functions += 1;
        if (told(text).length > 0) problems.push(`${what} tells ${told(text).join(', ')}`);
        if (!(await linesSince(db, from)).some(({ action: done, facts }) => done === 'users.listed' && facts.ids?.includes(id)))
          problems.push(`${what} leaves no line`);
      }
    }
    if (functions < 2) throw new Error(`${functions} server functions answered with a list: the attack does not reach them`);

    const page = await asked('the page', () =>
      own(arena, { path: `${ADMIN_PAGE}?where[phone][equals]=${phone}`, cookie, headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' } }),
    );
    if (told(page.text).length > 0) problems.push(`the page tells ${told(page.text).join(', ')}`);

    const me = `where[phone][equals]=${phone}`;
    const rest: { query: string; tells?: string[]; line: Partial<Line['facts']> | null; counted?: boolean }[] = [
      { query: `?${me}`, line: { ids: [id] } },
      { query: `?${me}&depth=3`, line: { ids: [id] } },
      { query: `?${me}&select[id]=false`, line: { ids: [id] } },
      { query: `?${me}&select[lang][x]=false`, line: { ids: [id] } },
      { query: `?${me}&select[history]=true`, tells: [SECRETS.history], line: { ids: [id], columns: ['history'] } },
      { query: `?where[history][like]=${SECRETS.history}`, line: { ids: [id], by: ['history'] } },
      { query: `?where[or][0][and][0][birthDay][equals]=1300-01-01`, line: { ids: [], by: ['birthDay'] } },
      { query: `?${me}&sort=-birthDay`, line: { ids: [id], by: ['birthDay'] } },
      { query: `/count?where[residence][equals]=${SECRETS.residence}`, line: { by: ['residence'] }, counted: true },
    ];
    for (const { query, tells = [], line, counted } of rest) {
      const { text, lines } = await asked(query, () => own(arena, { path: `/cms-api/users${query}`, cookie }));
      if (told(text).join() !== tells.join()) problems.push(`${query} tells ${told(text).join(', ')}`);
      const noted = lines.some(
        ({ action, facts }) =>
          action === (counted ? 'users.counted' : 'users.listed') &&
          Object.entries(line ?? {}).every(([name, value]) => JSON.stringify(facts[name as 'ids']) === JSON.stringify(value)),
      );
      if (!noted) problems.push(`${query} leaves ${JSON.stringify(lines)}`);
    }
    if (problems.length > 0) throw new Error(`${problems.length}:\n${problems.join('\n')}`);
    return `${functions} server functions, the page and ${rest.length} questions to the interface: the list’s own columns, each reading in the audit`;
  },
};

/** The two server functions by which the admin's pages fetch a list without loading a page. */
function serverFunctions(phone: string): { name: string; args: object }[] {
  const query = { where: { phone: { equals: phone } }, limit: 10, page: 1 };
  return [
    { name: 'render-list', args: { collectionSlug: 'users', query, enableRowSelections: false, overrideEntityVisibility: true } },
    { name: 'table-state', args: { collectionSlug: 'users', query, columns: null, enableRowSelections: false, renderRowTypes: false } },
  ];
}

async function newest(db: Arena['db']): Promise<number> {
  return (await db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from audit')).rows[0]?.id ?? 0;
}

async function linesSince(db: Arena['db'], id: number): Promise<Line[]> {
  return (await db.query<Line>(`select action, facts from audit where id > $1 and action like 'users.%' order by id`, [id])).rows;
}

export const listAttacks: readonly Attack[] = [lists];
