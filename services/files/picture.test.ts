import sharp from 'sharp';
import { expect, test } from 'vitest';
import { refuse } from '#domain/result';
import { checkPicture, drawAnew, readsWhole } from './picture';
import { openQueue } from './queue';

const none = refuse('records.files.not-a-photo');
const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });

test('[NUM-2: pixels] a picture is asked how large it is before it is opened: 25 megapixels are drawn, more are refused', async () => {
  const most = await white(5_000, 5_000).jpeg().toBuffer();
  const drawn = await drawAnew(most, { longestSide: 100, none });
  if (!drawn.ok) throw new Error(drawn.code);
  expect((await sharp(drawn.value).metadata()).width).toBe(100);
  for (const more of [await white(5_000, 5_001).jpeg().toBuffer(), await white(16_000, 16_000).png().toBuffer()])
    expect(await drawAnew(more, { longestSide: 100, none })).toMatchObject({ ok: false, code: 'records.files.too-many-pixels' });
});

test('what is no picture, or breaks off, is none', async () => {
  const whole = await white(600, 600).jpeg().toBuffer();
  for (const bytes of [
    Buffer.from('words'),
    Buffer.alloc(0),
    whole.subarray(0, 300),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ])
    expect(await drawAnew(bytes, { longestSide: 100, none })).toEqual(none);
  expect(await checkPicture(await white(5, 5).tiff().toBuffer(), none)).toEqual(none);
});

test('a picture that breaks off in its pixels is known, though its header is whole', async () => {
  const photo = await white(600, 400).jpeg().toBuffer();
  const drawing = await white(600, 400).png().toBuffer();
  for (const bytes of [photo, drawing, await white(600, 400).webp().toBuffer()]) expect(await readsWhole(bytes)).toBe(true);
  for (const bytes of [photo.subarray(0, photo.length / 2), drawing.subarray(0, drawing.length - 40)]) {
    expect(await checkPicture(bytes, none)).toEqual({ ok: true, value: true });
    expect(await readsWhole(bytes)).toBe(false);
  }
});

test('so many at a time, so many in the line, in order; what fails gives its place up', async () => {
  const queue = openQueue({ atOnce: 2, mostWaiting: 3 });
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const all = [0, 1, 2, 3, 4, 5].map((which) =>
    queue(async () => {
      begun.push(which);
      await new Promise<void>((end) => ends.push(end));
      if (which === 1) throw new Error('no');
      return which;
    }).catch(() => 'failed'),
  );
  expect(await all[5]).toBeNull();
  expect(begun).toEqual([0, 1]);
  while (begun.length < 5 || ends.length > 0) {
    ends.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 'failed', 2, 3, 4]);
  expect([...begun].sort()).toEqual([0, 1, 2, 3, 4]);
});
