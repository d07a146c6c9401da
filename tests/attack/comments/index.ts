import type pg from 'pg';
import { moveComment } from '#services/comments/move';
import { writeComment } from '#services/comments/write';
import type { TestDatabase } from '../../database';
import { testContext, testRuntime } from '../../test-context';
import type { Arena, Attack } from '../attack';
import { same } from '../races/expect';
import { openClient } from '../races/http';
import { inTurns } from '../races/in-turns';

const SENT = { quick: 400, whole: 10_000 };
const AT_ONCE = 16;
/** So many a network may send within an hour. */
const OF_ONE_NETWORK = 3;
const CROWD = 40;
/** A mark that stands in every text that was sent and nowhere else. */
const MARK = 'zbcomment';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'); drop table comments; --`,
  '\u202Eبرگشته\u202C',
  'با ۰۹۱۲۳۴۵۶۷۸۹ در تلگرام، https://example.ir و a@example.ir',
  '{{name}} ${name} %s %n \\u0000',
  'ژ'.repeat(1_900),
  'a\u0301\u0301\u0301\u0301\u0301\u0301 \u200D\u200D \uFFFE',
  '\n\n\nسطر\r\n\r\nسطر\n',
];

/** Comments by the thousand, hostile and half of them repeated at once: none is seen before staff show it, each words are one row a day, and no kept page hears of one that waits. [MAG-3, LEGAL-3] */
const waiting: Attack = { name: 'comments', quick: true, run };
export const readersComments: readonly Attack[] = [waiting];

async function run({ portal, db, quick, random }: Arena): Promise<string> {
  const rt = testRuntime({ pool: db } as TestDatabase);
  const client = openClient(AT_ONCE);
  const listener = await db.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload }) => told.push(payload ?? ''));
  try {
    const slugs = (await rowsOf<{ slug: string }>(db, `select slug from posts where _status = 'published' and kind = 'article' order by id limit 8`)).map(
      ({ slug }) => slug,
    );
    const read = () => readAll(client, portal.url, slugs);
    const before = await read();
    await listener.query('listen content_changed');

    const half = (quick ? SENT.quick : SENT.whole) / 2;
    const wishes = Array.from({ length: half }, (_, at) => ({
      slug: slugs[at % slugs.length] as string,
      ip: `10.${100 + Math.floor(at / OF_ONE_NETWORK / 60_000)}.${Math.floor(at / OF_ONE_NETWORK / 250) % 250}.${Math.floor(at / OF_ONE_NETWORK) % 250}`,
      body: `${hostile[Math.floor(random() * hostile.length)]} ${MARK}${at}`,
    }));
    const send = ({ ip, ...words }: (typeof wishes)[number]) => writeComment(testContext(rt, { ip }), { ...words, name: `${MARK} خواننده` });
    let refused = 0;
    await inTurns(wishes, AT_ONCE, async (wish) => {
      const [one, other] = await Promise.all([send(wish), send({ ...wish, body: `  ${wish.body} ` })]);
      if (!one.ok || !other.ok) refused += 1;
    });
    same('comments that were refused', refused, 0);
    const crowd = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => send({ slug: slugs[0] as string, ip: '10.99.0.1', body: `${MARK} از یک شبکه ${at} ${at * 7}` })),
    );
    same('comments taken of a crowd from one network', crowd.filter(({ ok }) => ok).length, OF_ONE_NETWORK);
    same('others of the crowd', [...new Set(crowd.flatMap((one) => (one.ok ? [] : [`${one.code} ${one.status}`])))], ['comments.too-many 429']);

    const [counted] = await rowsOf<{ rows: number; waiting: number }>(
      db,
      `select count(*)::int as rows, (count(*) filter (where state = 'waiting'))::int as waiting from comments where body like '%${MARK}%'`,
    );
    same('rows, all of them waiting', counted, { rows: half + OF_ONE_NETWORK, waiting: half + OF_ONE_NETWORK });
    await listener.query('select 1');
    same('what kept pages heard of those that wait', told, []);
    const after = await read();
    for (const [path, text] of after) {
      if (text.includes(MARK)) throw new Error(`${path} shows what nobody has approved`);
      if (/^\/(?:en\/)?magazine\//.test(path)) same(`the bytes of ${path}`, text, before.get(path));
    }

    // One that staff show is on its article's page, as text, and changes no other.
    const [chosen] = await rowsOf<{ id: number; slug: string; post: number }>(
      db,
      `select c.id, p.slug, p.id as post from comments c join posts p on p.id = c.post_id where c.body like '<script>%${MARK}%' order by c.id limit 1`,
    );
    if (!chosen) throw new Error('no script was sent');
    const staff = testContext(rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: ['editor'] } });
    same('one that staff show', await moveComment(staff, { commentId: chosen.id, event: 'show', expectedState: 'waiting' }), {
      ok: true,
      value: { state: 'shown' },
    });
    await listener.query('select 1');
    same('what kept pages heard of it', [...new Set(told)], [`comments_of_${chosen.post}`]);
    const page = `/magazine/${chosen.slug}`;
    const shown = await until(async () => ((await client.ask(portal.url + page)).text.includes(MARK) ? read() : null));
    if (shown.get(page)?.includes('<script>alert(1)')) throw new Error('a comment is markup on its page');
    for (const [path, text] of shown)
      if (path.replace(/\?.*/, '') !== page && /^\/magazine\//.test(path) && text !== after.get(path))
        throw new Error(`${path} changed with a comment of another article`);
    return `${half * 2 + CROWD} sent, ${half + OF_ONE_NETWORK} rows, all waiting, 0 shown on ${after.size} addresses, 0 kept pages told; one shown: one page told`;
  } finally {
    await listener.query('unlisten *');
    listener.release();
    client.close();
  }
}

const rowsOf = async <T extends pg.QueryResultRow>(db: pg.Pool, text: string) => (await db.query<T>(text)).rows;

/** Wherever words of an article come out: its pages, lists, feed, sitemap, search, the API. */
async function readAll(client: ReturnType<typeof openClient>, origin: string, slugs: readonly string[]): Promise<Map<string, string>> {
  const paths = ['', '/en'].flatMap((lang) => [
    ...slugs.flatMap((slug) => [`${lang}/magazine/${slug}`, `${lang}/magazine/${slug}?text=1`]),
    ...[`${lang}/magazine`, `${lang}/magazine/feed.xml`, `${lang}/sitemap.xml`, `${lang}/search?q=${MARK}0`],
  ]);
  const all = [...paths, ...slugs.map((slug) => `/v2/comment?of=${slug}`)];
  const read = new Map<string, string>();
  await inTurns(all, AT_ONCE, async (path) => {
    let { status, text } = await client.ask(origin + path);
    // A busy portal says to come back.
    for (let tries = 0; status === 503 && tries < 10; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      ({ status, text } = await client.ask(origin + path));
    }
    if (status >= 500) throw new Error(`${path} answered ${status}`);
    // What was searched for stands in the box of the search.
    read.set(path, path.includes('/search') ? text.replaceAll(`${MARK}0`, '') : text);
  });
  return read;
}

async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (const ends = Date.now() + 8_000; ;) {
    const found = await ask();
    if (found !== null) return found;
    if (Date.now() > ends) throw new Error('what staff have shown is not on its page');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
