import { expect, test } from 'vitest';
import { fileAnswer, tagOfName } from './file-answer';
import { storedFile } from './stored-file.server';

const headersOf = (...asked: Parameters<typeof fileAnswer>) => {
  const { status, headers } = fileAnswer(...asked);
  return [status, Object.fromEntries(headers)];
};
const nothing = { range: undefined, ifRange: undefined };

test('[PCG-1: parts] a file comes whole, in the part that is asked for, or not again', () => {
  const etag = tagOfName('media/a.webp', 100);
  expect(headersOf({ size: 100, etag }, nothing)).toEqual([200, { ETag: etag, 'Accept-Ranges': 'bytes', 'Content-Length': '100' }]);
  const part = { ETag: etag, 'Accept-Ranges': 'bytes', 'Content-Length': '10', 'Content-Range': 'bytes 90-99/100' };
  expect(headersOf({ size: 100, etag }, { ...nothing, range: 'bytes=-10' })).toEqual([206, part]);
  expect(headersOf({ size: 100, etag }, { range: 'bytes=-10', ifRange: etag })).toEqual([206, part]);
  expect(headersOf({ size: 100, etag }, { range: 'bytes=-10', ifRange: '"other"' })[0]).toBe(200);
  expect(headersOf({ size: 100, etag }, { ...nothing, ifNoneMatch: `"x", ${etag}` })).toEqual([304, { ETag: etag }]);
  expect(headersOf({ size: 100, whole: true }, { ...nothing, range: 'bytes=0-1' })).toEqual([200, { 'Content-Length': '100' }]);
  expect(headersOf({ size: 0 }, { ...nothing, range: 'bytes=0-' })[0]).toBe(200);
  expect(tagOfName('media/a.webp', 101)).not.toBe(etag);
});

test('[PCG-1: parts] of a stored file the part alone is read, nothing for its head, and one that went away is not there', async () => {
  const read: unknown[] = [];
  const file = { type: 'audio/wav', size: 10, read: (part: unknown) => Promise.resolve((read.push(part), new Uint8Array([1, 2]))) };
  const ask = (init: RequestInit, of = file) => storedFile(new Request('http://portal/x', init), of, { 'Cache-Control': 'no-store' });
  const part = await ask({ headers: { Range: 'bytes=3-4' } });
  expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Type'), part.headers.get('Cache-Control')]).toEqual([
    206,
    'bytes 3-4/10',
    'audio/wav',
    'no-store',
  ]);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([1, 2]);
  expect((await ask({ method: 'HEAD' })).headers.get('Content-Length')).toBe('10');
  expect(read).toEqual([{ from: 3, to: 4 }]);
  expect((await ask({}, { ...file, read: () => Promise.resolve(undefined as never) })).status).toBe(404);
});
