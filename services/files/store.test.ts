import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startObjectStorage } from '../../tests/twins/object-storage';
import type { ObjectStorage } from '../../tests/twins/object-storage';
import { isUnreachable } from '../store/unreachable';
import { objectStore } from './objects';
import { isFileName, openFiles } from './store';
import type { FileStore } from './file-store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-files-'));
const credentials = { key: 'zarban', secret: 'a-file-secret' };
let twin: ObjectStorage;
beforeAll(async () => {
  twin = await startObjectStorage({ bucket: 'zarban', ...credentials });
});
afterAll(async () => {
  await twin.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['folder', () => openFiles({ store: 'folder', folder })],
  ['object storage', () => openFiles({ store: 's3', url: twin.url, ...credentials })],
];
const file = { bytes: new Uint8Array(Buffer.from('<webp>')), type: 'image/webp' };

describe.each(stores)('%s', (_, open) => {
  test('[OPS-2: files] a file that was put is read whole, replaced, removed; an absent one is nothing', async () => {
    const files = open();
    expect(await files.read('media/heart.webp')).toBeUndefined();
    await files.put('media/heart.webp', file);
    expect(Buffer.from((await files.read('media/heart.webp'))?.bytes ?? []).toString()).toBe('<webp>');
    await files.put('media/heart.webp', { ...file, bytes: new Uint8Array([1, 2, 3]) });
    expect(await files.read('media/heart.webp')).toMatchObject({ type: 'image/webp' });
    expect([...((await files.read('media/heart.webp'))?.bytes ?? [])]).toEqual([1, 2, 3]);
    await files.remove('media/heart.webp');
    await files.remove('media/heart.webp');
    expect(await files.read('media/heart.webp')).toBeUndefined();
  });

  test('[OPS-2: files] a file says how long it is, and gives any part of itself; an absent one is nothing', async () => {
    const files = open();
    await files.put('media/long.webp', { ...file, bytes: new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) });
    expect(await files.size('media/long.webp')).toBe(10);
    const parts = [await files.readPart('media/long.webp', { from: 0, to: 0 }), await files.readPart('media/long.webp', { from: 7, to: 9 })];
    expect(parts.map((bytes) => [...(bytes ?? [])])).toEqual([[0], [7, 8, 9]]);
    expect([await files.size('media/none.webp'), await files.readPart('media/none.webp', { from: 0, to: 3 })]).toEqual([undefined, undefined]);
    await expect(async () => files.readPart('../secret', { from: 0, to: 3 })).rejects.toThrow('not a file');
    await files.remove('media/long.webp');
  });

  test('[OPS-5: files] all names are told, however many there are, and nothing that is not a file of ours', async () => {
    const files = open();
    const names = Array.from({ length: 8 }, (_, i) => `media/list-${i}.webp`);
    for (const name of names) await files.put(name, file);
    await files.put('papers/one.webp', file);
    expect((await files.names()).filter((name) => /list-|papers/.test(name))).toEqual([...names, 'papers/one.webp']);
    for (const name of [...names, 'papers/one.webp']) await files.remove(name);
    expect((await files.names()).filter((name) => /list-|papers/.test(name))).toEqual([]);
  });

  test.each(['../secret', 'media/../../etc/passwd', 'media/a/b', '/media/x', 'media/', 'media/..', 'media/x\0.webp', 'heart.webp'])(
    '[OPS-2: files] %j names no file and reaches nothing',
    async (name) => {
      expect(isFileName(name)).toBe(false);
      await expect(async () => open().read(name)).rejects.toThrow('not a file');
    },
  );
});

test('[OPS-2: files] a folder holds whole files only', async () => {
  const files = openFiles({ store: 'folder', folder });
  await Promise.all(Array.from({ length: 20 }, (_, i) => files.put('media/many.webp', { ...file, bytes: new Uint8Array(1_000 + i) })));
  expect(readdirSync(path.join(folder, 'media'))).toEqual(['many.webp']);
});

test('[OPS-2: files] storage that is busy for a moment is asked again; a wrong secret is an error that names no secret', async () => {
  const files = openFiles({ store: 's3', url: twin.url, ...credentials });
  twin.failNext(2);
  await files.put('media/again.webp', file);
  expect(twin.objects.get('/zarban/media/again.webp')?.type).toBe('image/webp');
  const wrong = openFiles({ store: 's3', url: twin.url, key: 'zarban', secret: 'another-secret' });
  const error = await wrong.read('media/again.webp').catch((reason: Error) => reason);
  expect(String(error)).toContain('403');
  expect(String(error)).not.toContain('another-secret');
});

test('[OPS-2: files] storage that hangs is given up within its limits, whatever is asked, and asked again when it answers', async () => {
  const within = { read: 100, write: 100, list: 100 };
  const files = objectStore({ url: twin.url, ...credentials }, within);
  const empty = objectStore({ url: `${twin.url}-new`, ...credentials }, within);
  twin.hang(true);
  const faults = await Promise.all(
    [
      files.read('media/a.webp'),
      files.size('media/a.webp'),
      files.readPart('media/a.webp', { from: 0, to: 1 }),
      files.put('media/a.webp', file),
      files.names(),
      files.remove('media/a.webp'),
      empty.put('media/a.webp', file),
    ].map((asked) =>
      asked.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );
  expect(faults.map(isUnreachable)).toEqual([true, true, true, true, true, true, true]);
  twin.hang(false);
  const patient = objectStore({ url: twin.url, ...credentials });
  await patient.put('media/a.webp', file);
  expect(await patient.read('media/a.webp')).toMatchObject({ type: 'image/webp' });
});
