import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readShareName, SHARE_SIZE, shareTitle, type SharePicture } from '#domain/content/share-picture';
import { makeArticle } from '../../tests/article';
import { ownStore } from '../../tests/health';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { drawShare } from './draw';
import { nameOfPicture, pictureOfPost, sharePicture } from './picture';

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
const SLUG = 'home-pressure';
let shop: Shop;
let ctx: Ctx;
let post: number;
let drawn = 0;
let forget: () => void;
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
  shop.rt.drawShare = (asked) => {
    drawn += 1;
    return drawShare(asked, fonts);
  };
  ctx = testContext(shop.rt);
  ({ post } = await makeArticle(shop.database.pool, SLUG));
});
afterAll(async () => {
  forget();
  await shop.stop();
});

const nameIn = (lang: 'fa' | 'en', title = `${SLUG} ${lang}`) =>
  nameOfPicture(post, pictureOfPost({ lang, kind: 'article', category: 'public', title, people: [lang === 'fa' ? 'دکتر نیکان راد' : 'Dr Nikan Rad'] }));
const ask = (name: string) => sharePicture(ctx, readShareName(name)!);

/** Where the dark letters of the title stand, from the left. */
async function inkOf(picture: SharePicture): Promise<{ from: number; to: number }> {
  const image = sharp(await drawShare(picture, fonts));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: SHARE_SIZE.width, height: SHARE_SIZE.height });
  const { data, info } = await image
    .extract({ left: 0, top: 212, width: SHARE_SIZE.width, height: 270 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = [...Array(info.width).keys()].filter((x) =>
    [...Array(info.height).keys()].some((y) => (data[(y * info.width + x) * info.channels] ?? 255) < 110),
  );
  return { from: columns[0] ?? -1, to: columns.at(-1) ?? -1 };
}

test('[MAG-2: share pictures] a picture has the title at the edge where its script begins, in a size that has room, and no markup of it is obeyed', async () => {
  const picture = { label: 'x', by: '', title: 'فشار خون ۱۲۸ روی ۸۲' };
  expect((await inkOf({ ...picture, lang: 'fa' })).to).toBeGreaterThan(SHARE_SIZE.width - 90);
  expect((await inkOf({ ...picture, lang: 'fa' })).from).toBeGreaterThan(200);
  expect((await inkOf({ ...picture, lang: 'en', title: 'Blood pressure' })).from).toBeLessThan(90);
  const long = await inkOf({ ...picture, lang: 'fa', title: 'کلمه‌ای بلند '.repeat(40) });
  expect(long.from).toBeGreaterThan(70);
  const plain = await drawShare({ ...picture, lang: 'en', title: '<b>&amp;</b>' }, fonts);
  expect(plain.equals(await drawShare({ ...picture, lang: 'en', title: '&' }, fonts))).toBe(false);
  expect([...shareTitle('واژه '.repeat(60))].length).toBeLessThanOrEqual(151);
  expect(shareTitle(' کوتاه ')).toBe('کوتاه');
});

test('[MAG-2: share pictures] it is drawn once in each language and kept; a changed title has another address, and the older one leads there', async () => {
  const first = await ask(nameIn('fa'));
  expect(first).toMatchObject({ ok: true, value: { file: { type: 'image/png' } } });
  await ask(nameIn('fa'));
  expect(drawn).toBe(1);
  expect(await ask(nameIn('en'))).toMatchObject({ ok: true });
  expect(drawn).toBe(2);
  await shop.database.pool.query(`update posts_locales set title = 'تازه' where _parent_id = $1 and _locale = 'fa'`, [post]);
  expect(await ask(nameIn('fa'))).toEqual({ ok: true, value: { today: nameIn('fa', 'تازه') } });
  expect(await ask(nameIn('fa', 'تازه'))).toMatchObject({ ok: true, value: { file: {} } });
});

test('[MAG-2: share pictures] what is not published has none, a made-up print draws nothing, and while too many wait one is asked to come back', async () => {
  const before = drawn;
  expect(await ask(`${post}-fa-${'0'.repeat(16)}.png`)).toMatchObject({ ok: true, value: { today: nameIn('fa', 'تازه') } });
  expect(await ask(`999999999-fa-${'0'.repeat(16)}.png`)).toMatchObject({ ok: false, status: 404 });
  for (const odd of ['', '1-fa.png', `01-fa-${'0'.repeat(16)}.png`, `1-de-${'0'.repeat(16)}.png`, `../1-fa-${'0'.repeat(16)}.png`])
    expect(readShareName(odd)).toBeNull();
  await shop.database.pool.query(`update posts_locales set title = 'نو' where _parent_id = $1 and _locale = 'fa'`, [post]);
  const draw = shop.rt.drawShare;
  shop.rt.drawShare = () => Promise.resolve(null);
  expect(await ask(nameIn('fa', 'نو'))).toMatchObject({ ok: false, status: 503 });
  shop.rt.drawShare = draw;
  await shop.database.pool.query(`update posts set _status = 'draft' where id = $1`, [post]);
  expect(await ask(nameIn('fa', 'نو'))).toMatchObject({ ok: false, status: 404 });
  expect(drawn).toBe(before);
});
