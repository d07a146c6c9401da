import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiles } from '#services/files/store';
import { readProduct } from '#services/content/product';
import { openCms, type Cms } from '../../tests/cms';
import { seedContent } from '../../tests/seed-content';
import { testContext } from '../../tests/test-context';
import { startObjectStorage, type ObjectStorage } from '../../tests/twins/object-storage';

let cms: Cms;
let storage: ObjectStorage;
beforeAll(async () => {
  const credentials = { key: 'zarban', secret: 'a-file-secret' };
  [cms, storage] = await Promise.all([openCms(), startObjectStorage({ bucket: 'zarban', ...credentials })]);
  cms.rt.files = openFiles({ store: 's3', url: storage.url, ...credentials });
  await seedContent(cms.database.pool);
}, 120_000);
afterAll(async () => {
  await cms.stop();
  await storage.stop();
});

test('[OPS-2: pictures] [PAGE-2: pictures] what an editor uploads lies in object storage, smaller copies beside it, and the product’s page has it', async () => {
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2b6a63' } })
    .withExif({ IFD0: { Copyright: 'someone' } })
    .jpeg()
    .toBuffer();
  const made = await cms.payload.create({
    collection: 'media',
    data: { alt: 'گوشی روی میز' },
    file: { data: photo, name: 'desk.jpg', mimetype: 'image/jpeg', size: photo.length },
  });
  await cms.payload.update({ collection: 'media', id: made.id, locale: 'en', data: { alt: 'A stethoscope on a desk' } });
  const kept = [...storage.objects.keys()].sort();
  expect(kept).toEqual(['/zarban/media/desk-480x320.webp', '/zarban/media/desk-960x640.webp', '/zarban/media/desk.webp']);
  for (const { bytes, type } of storage.objects.values()) {
    expect(type).toBe('image/webp');
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  }
  const { docs } = await cms.payload.find({ collection: 'products', where: { slug: { equals: 'ns1' } } });
  await cms.payload.update({ collection: 'products', id: docs[0]?.id ?? 0, locale: 'fa', data: { gallery: [{ image: made.id }], _status: 'published' } });
  for (const [lang, alt] of [
    ['fa', 'گوشی روی میز'],
    ['en', 'A stethoscope on a desk'],
  ] as const) {
    const product = await readProduct(testContext(cms.rt, { lang }), 'ns1');
    expect(product.ok && product.value.pictures).toEqual([
      {
        alt,
        width: 1200,
        height: 800,
        copies: [
          { address: '/media/desk-480x320.webp', width: 480 },
          { address: '/media/desk-960x640.webp', width: 960 },
          { address: '/media/desk.webp', width: 1200 },
        ],
      },
    ]);
  }
});

test('[OPS-2: pictures] a picture taken away leaves nothing behind', async () => {
  const { docs } = await cms.payload.find({ collection: 'media' });
  await cms.payload.update({ collection: 'products', where: { slug: { equals: 'ns1' } }, locale: 'fa', data: { gallery: [], _status: 'published' } });
  for (const { id } of docs) await cms.payload.delete({ collection: 'media', id });
  expect(storage.objects.size).toBe(0);
});
