import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { can } from '#domain/access/can';
import { actions, type FileAction } from '#domain/access/matrix';
import { ownStanding, standingBy, type FileRight } from '#domain/health/right';
import type { AccountRole } from '#domain/accounts/roles';
import { actorName, type Actor } from '#services/context';
import { cardFor } from '#services/health/store/card';
import { fileReach, see } from '#services/health/store/see';
import { fileAndStanding } from '#services/health/store/standing';
import { give, linesOf, userOf, withChild, withFile, type Given } from '../health';
import { buyer, openShop, type Shop } from '../shop';
import { testContext } from '../test-context';
import { fileCells } from './file-cells';

/** What is asked about one file; beginning one's own and the clock's work are no such thing. */
const fileActions = actions.filter((action): action is FileAction => /^health\.(?!begin|family|chain|erase)/.test(action));

type Person = { actor: Actor; file: { id: number; ref: string } };
let shop: Shop;
const people = new Map<string, Person>();

beforeAll(async () => {
  shop = await openShop();
  const file = await withFile(shop, 1);
  people.set('owner', { actor: file.ctx.actor, file });
  let number = 10;
  const holder = async (name: string, given: Omit<Given, 'user'> | null, account: { roles?: AccountRole[]; twoSteps?: boolean } = {}) => {
    const ctx = await buyer(shop, (number += 1));
    if (given) await give(shop, file.id, { ...given, user: userOf(ctx) });
    people.set(name, { actor: { ...ctx.actor, ...account } as Actor, file });
  };
  const at = (minutes: number) => new Date(shop.rt.clock().getTime() + minutes * 60_000);
  for (const relation of ['family-keep', 'family-see', 'share']) await holder(relation, { relation });
  await holder('care', { relation: 'care' }, { roles: ['doctor'], twoSteps: true });
  await holder('consultation', { relation: 'consultation' }, { roles: ['doctor'], twoSteps: true });
  await holder('stand', { relation: 'stand' }, { roles: ['stand-operator'], twoSteps: true });
  await holder('care-of-no-doctor', { relation: 'care' });
  await holder('doctor-without-second-step', { relation: 'consultation' }, { roles: ['doctor'] });
  await holder('run-out', { relation: 'share', starts: at(-60), ends: at(0) });
  await holder('early', { relation: 'share', starts: at(1) });
  await holder('stranger', null);
  await holder('ended', { relation: 'share' });
  await shop.database.pool.query(`update file_rights set ended_at = $1, ended_by = 'user:1' where user_id = $2`, [
    at(-1),
    userOf({ actor: people.get('ended')!.actor } as never),
  ]);
  const guardian = await buyer(shop, 30);
  people.set('guardian', { actor: guardian.actor, file: await withChild(shop, guardian, '2028-06-18') });
  const former = await buyer(shop, 31);
  people.set('grown-up', { actor: former.actor, file: await withChild(shop, former, '2026-11-21') });
  const staff = async (email: string): Promise<number> =>
    (await shop.database.pool.query<{ id: number }>(`insert into staff (email, name, hash, salt) values ($1, 'همکار', 'x', 'x') returning id`, [email]))
      .rows[0]!.id;
  const actorOf = (staffId: number): Actor => ({ kind: 'staff', staffId, name: '', roles: ['support'] });
  const [with_, without] = [await staff('a@zarban.example'), await staff('b@zarban.example')];
  await give(shop, file.id, { relation: 'authorised', staff: with_, ends: at(60 * 24), reason: 'حکم ۱۲' });
  people.set('authorised', { actor: actorOf(with_), file });
  people.set('staff-without', { actor: actorOf(without), file });
});
afterAll(() => shop.stop());

/** The rights of a file as rows, for the decision. */
async function standings({ actor, file }: Person) {
  const { rows } = await shop.database.pool.query<Record<string, never>>('select * from file_rights where member_id = $1', [file.id]);
  const { rows: members } = await shop.database.pool.query<Record<string, never>>('select * from members where id = $1', [file.id]);
  const m = members[0] as unknown as { account_id: number | null; of_age_on: string | null; state: string };
  const owner = { accountId: m.account_id, ofAgeOn: m.of_age_on, closed: m.state === 'closed' };
  const who = actorName(actor);
  const rights = (rows as unknown as { user_id: number | null; staff_id: number | null; [name: string]: never | number | null }[])
    .map((row): FileRight => ({
      ...{ relation: row['relation'] as never, holder: row.user_id === null ? `staff:${row.staff_id}` : `user:${row.user_id}` },
      ...{ types: row['types'] as never, recordId: row['record_id'] as never, from: row['from_at'] as never, to: row['to_at'] as never },
      ...{ sensitive: row['sensitive'] as never, startsAt: row['starts_at'] as never, endsAt: row['ends_at'] as never, endedAt: row['ended_at'] as never },
    }))
    .filter(({ holder }) => holder === who);
  return [ownStanding(owner, who), ...rights.map((right) => standingBy(right, owner, shop.rt.clock()))].filter((one) => one !== null);
}

test.each(Object.keys(fileCells))(
  '[ROLE-5: files of health] %s: each right to a file, decided and as a statement, is what was written down by hand',
  async (name) => {
    const person = people.get(name)!;
    const ctx = testContext(shop.rt, { actor: person.actor });
    const relations = (await standings(person)).map(({ relation }) => relation);
    const hand = fileActions.filter((action) => fileCells[name]?.has(action));
    expect(fileActions.filter((action) => can(person.actor, action, { relations }))).toEqual(hand);

    const asked = await Promise.all(
      fileActions.map(async (action) => {
        const with_ = fileAndStanding({ actor: person.actor, whose: { ref: person.file.ref }, reach: fileReach(ctx, action), at: shop.rt.clock() });
        const { rows } = await shop.rt.db.execute(sql`with ${with_} select 1 from standing`);
        return rows.length > 0 ? [action] : [];
      }),
    );
    expect(asked.flat()).toEqual(hand);
  },
);

test.each(Object.keys(fileCells))('[ROLE-4: files of health] %s: what is shown leaves its line, and what is not leaves none', async (name) => {
  const { actor, file } = people.get(name)!;
  const ctx = testContext(shop.rt, { actor: actor.kind === 'user' ? { ...actor, sessionId: `line ${name}` } : actor });
  for (const action of fileActions) {
    const before = (await linesOf(shop, file.id)).length;
    const shown = await see(ctx, { action, whose: { ref: file.ref }, door: 'page', besides: { card: cardFor(null) } });
    expect([action, shown !== null]).toEqual([action, fileCells[name]?.has(action)]);
    const after = await linesOf(shop, file.id);
    const own = name === 'owner' && action !== fileActions[0];
    expect([action, after.length - before]).toEqual([action, shown && !own ? 1 : 0]);
    if (shown) expect(after.at(-1)?.relation).toBe(name);
  }
});

test('[ROLE-5: files of health] what is written down by hand names no right that is gone', () => {
  const known = new Set<string>(actions);
  expect(Object.values(fileCells).flatMap((set) => [...set].filter((action) => action !== '' && !known.has(action)))).toEqual([]);
});
