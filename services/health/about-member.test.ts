import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AboutMember } from '#domain/health/about-member';
import { give, userOf, withFile } from '../../tests/health';
import { openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { aboutPage, changeAbout } from './about-member';
import { addChild } from './family';
import { familyHome } from './family-home';

let shop: Shop;
let people = 9_300;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const somebody = () => withFile(shop, (people += 1));
const said: AboutMember = { relation: null, description: 'نزد پدربزرگ', note: 'حساسیت به پنی‌سیلین' };
const write = (ctx: Ctx, of: string, more: Partial<AboutMember> = {}) => changeAbout(ctx, { of, ...said, ...more });

test('[FAM-1: note, FAM-2: edit] what one writes of a child is sealed, stands in one’s own list, and is nobody else’s to read or write; emptied it is gone', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const made = await addChild(me.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128, once: newOnceKey() });
  const of = made.ok ? made.value.ref : '';
  expect(await aboutPage(me.ctx, of)).toMatchObject({ ok: true, value: { relation: 'son', description: null, note: null } });
  // A child’s relation stands in its own form.
  expect(await write(me.ctx, of, { relation: 'mother' })).toMatchObject({ ok: true });
  expect(await aboutPage(me.ctx, of)).toMatchObject({ ok: true, value: { ...said, relation: 'son' } });
  expect(JSON.stringify(await rows('select * from family_members'))).not.toMatch(/پدربزرگ|پنی/);
  const home = await familyHome(me.ctx);
  expect(home.ok && home.value.members.map(({ description }) => description)).toEqual([null, said.description]);
  for (const answer of [aboutPage(other.ctx, of), write(other.ctx, of, { relation: 'son' }), write(me.ctx, me.ref), aboutPage(me.ctx, me.ref)])
    expect(await answer).toMatchObject({ ok: false });
  expect(await write(me.ctx, of, { description: null, note: null })).toMatchObject({ ok: true });
  expect(await aboutPage(me.ctx, of)).toMatchObject({ ok: true, value: { description: null, note: null } });
});

test('[FAM-1: note, FAM-7] what an adult is to one may be corrected as long as they are in the family, which changes nothing of their file', async () => {
  const [me, mother] = [await somebody(), await somebody()];
  const right = await give(shop, mother.id, { relation: 'family-see', user: userOf(me.ctx) });
  expect(await write(me.ctx, mother.ref, { relation: 'mother' })).toMatchObject({ ok: false, status: 404 });
  await rows(`insert into family_members (family_id, member_id, relation, added_at) select id, $2, 'grand_mother', now() from families where owner_id = $1`, [
    userOf(me.ctx),
    mother.id,
  ]);
  expect(await write(me.ctx, mother.ref)).toMatchObject({ ok: false, field: 'relation', code: 'health.relation.missing' });
  const before = await rows('select * from members where id = $1', [mother.id]);
  expect(await write(me.ctx, mother.ref, { relation: 'mother' })).toMatchObject({ ok: true });
  expect(await aboutPage(me.ctx, mother.ref)).toMatchObject({ ok: true, value: { ...said, relation: 'mother' } });
  expect(await rows('select * from members where id = $1', [mother.id])).toEqual(before);
  await rows(`update file_rights set ended_at = now(), ended_by = 'x' where id = $1`, [right.id]);
  for (const answer of [aboutPage(me.ctx, mother.ref), write(me.ctx, mother.ref, { relation: 'mother' })])
    expect(await answer).toMatchObject({ ok: false, status: 404 });
});
