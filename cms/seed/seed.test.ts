import { afterAll, beforeAll, expect, test } from 'vitest';
import { centreKinds } from '#domain/centres/kinds';
import { colours, STETHOSCOPE_COLOURS } from '#domain/catalog/colours';
import { doctorCategories, doctorLevels } from '#domain/accounts/account-role';
import { staffRoles } from '#domain/accounts/roles';
import { consultationKinds } from '#domain/doctors/doctor';
import { shownIn } from '#domain/articles/facts';
import { readTree } from '#domain/articles/read-tree';
import { forgetPayload } from '../../tests/cms';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { articleSeeds } from './content/articles/all';
import { seed } from './seed';
import type { SeededAccount } from './staff';

let database: TestDatabase;
let accounts: SeededAccount[];
const kept: SeededAccount[] = [];
const rows = async <T>(text: string) => (await database.pool.query<T & object>(text)).rows;
const run = (production = false) =>
  seed({ databaseUrl: database.url, secret: 'p'.repeat(32), production, root: process.cwd(), keep: (made) => void kept.push(...made) });

beforeAll(async () => {
  process.env['ADMIN_LOG_LEVEL'] = 'silent';
  forgetPayload();
  database = await createTestDatabase();
  ({ accounts } = await run());
}, 120_000);
afterAll(() => database.drop());

test('[PROD-1: catalogue] every device and package stands in both languages with its price; packages cost less than what they hold', async () => {
  const slugs = await rows<{ slug: string }>(`select slug from products where _status = 'published' order by rank`);
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'ns1',
    'nh1',
    'nb1',
    'ns0',
    'ns0-cardio',
    'ni1',
    'family-heart',
    'family-home',
    'doctor-visit',
    'doctor-cardio',
  ]);
  const words = await rows<{ count: number }>(`select count(*)::int as count from products_locales where title <> '' and summary <> '' and use_line <> ''`);
  expect(words).toEqual([{ count: slugs.length * 2 }]);
  const packages = await rows<{ slug: string; price: number; singly: number }>(`
    select p.slug, v.price_toman::int as price, sum(held.price_toman * c.quantity)::int as singly
    from products p join variants v on v.product_id = p.id join products_contents c on c._parent_id = p.id join variants held on held.id = c.variant_id
    group by p.slug, v.price_toman`);
  expect(packages).toHaveLength(4);
  for (const { slug, price, singly } of packages) expect([slug, price < singly]).toEqual([slug, true]);
  const notForSale = await rows<{ sku: string }>('select sku from variants where not sellable');
  expect(notForSale).toEqual([{ sku: 'NS1' }]);
});

test('[LIST-1] all eighteen colours are features in both languages; a stethoscope has ten of them and an engraving', async () => {
  const seeded = await rows<{ code: string; fa: string; en: string }>(`
    select code, fa.title as fa, en.title as en from features
    join features_locales fa on fa._parent_id = features.id and fa._locale = 'fa' join features_locales en on en._parent_id = features.id and en._locale = 'en'
    where type = 'COLOR' order by features.id`);
  expect(seeded).toEqual(colours.map(({ code, fa, en }) => ({ code, fa, en })));
  const chosen = await rows<{ slug: string; count: number; engraving: boolean }>(`
    select products.slug, count(r.features_id)::int as count, bool_and(engraving_id is not null) as engraving
    from products join products_rels r on r.parent_id = products.id and r.path = 'colours' join kinds on kinds.id = products.kind_id where kinds.slug = 'stethoscope' group by products.slug`);
  expect(chosen.map(({ count, engraving }) => [count, engraving])).toEqual([1, 2, 3].map(() => [STETHOSCOPE_COLOURS, true]));
});

test('[DISC-1: seeded] codes, holidays of three years, and pages in both languages are there', async () => {
  expect(await rows(`select code, kind, value::int from discount_codes where code in ('MEHR05', 'WELCOME') order by code`)).toEqual([
    { code: 'MEHR05', kind: 'percent', value: 5 },
    { code: 'WELCOME', kind: 'amount', value: 300_000 },
  ]);
  expect(await rows(`select count(*)::int as count from holidays`)).toEqual([{ count: 79 }]);
  expect(await rows(`select count(*)::int as count from holidays_locales where title <> ''`)).toEqual([{ count: 158 }]);
  const pages = await rows<{ slug: string }>(
    `select slug from pages join pages_locales l on l._parent_id = pages.id where jsonb_array_length(coalesce(l.sections, '[]')) > 0 and _status = 'published' group by slug having count(*) = 2`,
  );
  expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['home', 'terms-of-service', 'privacy-policy', 'faq']));
});

test('[WAR-2: seeded] two online shops, ourselves and dealers are covered, in both languages; [WAR-3: seeded] twelve serials of each model wait to be registered', async () => {
  const kinds = await rows<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from sales_channels join sales_channels_locales l on l._parent_id = sales_channels.id where active group by kind order by kind`,
  );
  expect(kinds).toEqual([
    { kind: 'online-shop', count: 4 },
    { kind: 'in-person', count: 2 },
    { kind: 'dealer', count: 10 },
  ]);
  expect(await rows(`select state, count(*)::int as count from devices group by state`)).toEqual([{ state: 'made', count: 84 }]);
  expect(await rows(`select sku from devices join variants on variants.id = variant_id where serial = 'NB1405080001'`)).toEqual([{ sku: 'NB1' }]);
});

test('[MAP-1: seeded] forty centres of every kind stand in both languages, each in its province', async () => {
  expect(
    await rows(
      `select count(distinct c.id)::int as centres, count(distinct kind)::int as kinds, count(*)::int as words from centres c join centres_locales on _parent_id = c.id where published`,
    ),
  ).toEqual([{ centres: 40, kinds: centreKinds.length, words: 80 }]);
  expect((await rows(`select from (select distinct province from centres) p`)).length).toBeGreaterThan(15);
  expect(await rows(`select phone from centres_phones where phone !~ '^0[0-9]{2}00001[0-9]{3}$'`)).toEqual([]);
});

test('[MAG-2: seeded] every article stands as it was written, with author, reviewer, sources and minutes; none is empty and its devices are there', async () => {
  const articles = await rows<{
    slug: string;
    lang: 'fa' | 'en';
    kind: string;
    body: unknown;
    minutes: number;
    sources: number;
    authors: number;
    reviewed: boolean;
  }>(
    `select slug, l._locale as lang, kind, body, l.minutes::int, (select count(*)::int from posts_sources where _parent_id = posts.id) as sources,
       (select count(*)::int from posts_rels where parent_id = posts.id and authors_id is not null) as authors, reviewed_by_id is not null as reviewed
     from posts join posts_locales l on l._parent_id = posts.id where _status = 'published' and title is not null and shown_from = published_at order by slug, lang`,
  );
  const written = articleSeeds.flatMap(({ slug, en }) => (en ? [`${slug} en`, `${slug} fa`] : [`${slug} fa`])).sort();
  expect(articles.map(({ slug, lang }) => `${slug} ${lang}`).sort()).toEqual(written);
  for (const { slug, lang, kind, body, minutes, sources, authors, reviewed } of articles) {
    const tree = readTree(body);
    const seeded = articleSeeds.find((one) => one.slug === slug)?.[lang]?.body.length;
    expect([slug, lang, tree.length]).toEqual([slug, lang, seeded]);
    expect([slug, minutes > 0, authors > 0, kind === 'news' || (sources > 0 && reviewed)]).toEqual([slug, true, true, true]);
    for (const product of shownIn(tree).products) expect(await rows(`select 1 from products where id = ${product}`)).toHaveLength(1);
  }
});

test('[ADM-5: accounts] there is one account for each role with a second factor enrolled; passwords are told once', async () => {
  expect(accounts.flatMap(({ roles }) => roles).sort()).toEqual([...staffRoles].sort());
  expect(kept).toEqual(accounts);
  expect(new Set(accounts.map(({ password }) => password)).size).toBe(accounts.length);
  expect(await rows('select count(*)::int as count from factors where confirmed_at is not null')).toEqual([{ count: accounts.length }]);
});

test('what staff have changed stays when the seed runs again', async () => {
  await database.pool.query(`update variants set price_toman = 9100000 where sku = 'NS1-SE'`);
  await database.pool.query(`update stock set available = 1 where variant_id = (select id from variants where sku = 'NS1-SE')`);
  const before = await rows(
    `select (select count(*) from products) p, (select count(*) from holidays) h, (select count(*) from staff) s, (select count(*) from stock_moves) m, (select count(*) from _products_v) v`,
  );
  const again = await run();
  expect(again.accounts).toEqual([]);
  expect(
    await rows(
      `select (select count(*) from products) p, (select count(*) from holidays) h, (select count(*) from staff) s, (select count(*) from stock_moves) m, (select count(*) from _products_v) v`,
    ),
  ).toEqual(before);
  expect(await rows(`select price_toman::int as price, available from variants join stock on variant_id = variants.id where sku = 'NS1-SE'`)).toEqual([
    { price: 9_100_000, available: 1 },
  ]);
}, 120_000);

test('[LIST-2] invented doctors stand in every category and level, verified, priced, with free times in both languages; each kind of meeting is there', async () => {
  const [all] = await rows<Record<string, number>>(`
    select count(*)::int as doctors, count(*) filter (where exists (select from account_roles r where r.kind = 'doctor' and r.state = 'verified' and r.number = d.council_number))::int as verified,
      count(*) filter (where (select count(*) from doctors_locales l where l._parent_id = d.id and l.title <> '' and length(l.biography) > 80) = 2)::int as written,
      count(*) filter (where exists (select from slots s where s.doctor_id = d.id and s.starts_at > now()))::int as bookable
    from doctors d where published`);
  expect(all?.['doctors']).toBeGreaterThanOrEqual(24);
  expect(all).toEqual({ doctors: all?.['doctors'], verified: all?.['doctors'], written: all?.['doctors'], bookable: all?.['doctors'] });
  const named = async (text: string) => (await rows<{ name: string }>(text)).map(({ name }) => name).sort();
  expect(await named('select distinct value::text as name from doctors_categories')).toEqual([...doctorCategories].sort());
  expect(await named('select distinct level::text as name from doctors')).toEqual([...doctorLevels].sort());
  expect(await named('select distinct kind::text as name from doctors_services')).toEqual([...consultationKinds].sort());
});

test('[MAP-1: seeded] [MAG-2: seeded] [COMM-2: seeded] in production no centre, no doctor and no question is made up, and no article is said to be reviewed by somebody invented', async () => {
  for (const table of ['slots', 'availability_rules', 'doctor_desks', 'doctors', 'centres']) await database.pool.query(`delete from ${table}`);
  await database.pool.query('delete from posts');
  await database.pool.query('delete from authors');
  await database.pool.query('delete from answers');
  await database.pool.query('delete from questions');
  await run(true);
  expect(
    await rows(
      `select (select count(*)::int from centres) as centres, (select count(*)::int from posts) as posts, (select count(*)::int from authors) as authors, (select count(*)::int from questions) as questions, (select count(*)::int from doctors) as doctors`,
    ),
  ).toEqual([{ centres: 0, posts: 0, authors: 0, questions: 0, doctors: 0 }]);
}, 120_000);
