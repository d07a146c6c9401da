import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { refuse } from '#domain/result';
import type { Ctx } from '../context';
import { checkFiles, forgetFiles, keepFiles, type Wanted } from './keep-files';
import { openStored } from './open-stored';
import { openFiles } from './store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-keep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = openFiles({ store: 'folder', folder });
const ctx = { rt: { files, log: { warn: () => {} } } } as unknown as Ctx;

const wanted: Wanted = { field: 'papers', folder: 'warranty', kinds: ['picture', 'pdf'], most: 2, none: refuse('inquiries.cv.not-a-document') };
const picture = async (width: number, height = 8) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'a.jpg',
  );
const pdf = new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf');
const words = new File(['words'], 'a.jpg');

test('[NUM-2] files of the kinds that a form takes are kept, a picture within 4,096 pixels; each lies under a name that nobody guesses', async () => {
  const kept = await keepFiles(ctx, [await picture(5_000), pdf], wanted);
  if (!kept.ok) throw new Error(kept.code);
  expect(kept.value.map(({ file, type }) => [file.replace(/[0-9a-f]{32}/, 'id'), type])).toEqual([
    ['warranty/id.webp', 'image/webp'],
    ['warranty/id.pdf', 'application/pdf'],
  ]);
  const [first] = kept.value;
  const opened = await openStored(files, first?.file ?? '');
  expect(opened).toMatchObject({ type: 'image/webp', size: first?.bytes });
  expect((await sharp(await opened?.read()).metadata()).width).toBe(4_096);
  expect(Buffer.from((await opened?.read({ from: 0, to: 3 })) ?? []).toString()).toBe('RIFF');
  await forgetFiles(ctx, kept.value);
  expect(await files.names()).toEqual([]);
});

test('[NUM-2] either all are kept or none, and what is wrong is said at its field, at first sight as at the second', async () => {
  const cases: [File[], Partial<Wanted>, string][] = [
    [[await picture(9), words], {}, 'inquiries.cv.not-a-document'],
    [[pdf], { kinds: ['picture'] }, 'inquiries.cv.not-a-document'],
    [[pdf, pdf, pdf], {}, 'records.files.too-many'],
    [[new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.jpg')], {}, 'records.files.too-large'],
    [[new File([], '')], { missing: refuse('inquiries.cv.missing') }, 'inquiries.cv.missing'],
    [[], { missing: refuse('inquiries.cv.missing') }, 'inquiries.cv.missing'],
  ];
  for (const [uploads, more, code] of cases) {
    expect(await checkFiles(uploads, { ...wanted, ...more })).toMatchObject({ ok: false, code, field: 'papers' });
    expect(await keepFiles(ctx, uploads, { ...wanted, ...more })).toMatchObject({ ok: false, code, field: 'papers' });
  }
  expect(await keepFiles(ctx, [], wanted)).toEqual({ ok: true, value: [] });
  expect(await files.names()).toEqual([]);
});
