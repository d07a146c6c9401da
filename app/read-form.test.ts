import { expect, test } from 'vitest';
import { readForm } from './read-form.server';

const post = (body: BodyInit, type?: string) =>
  readForm(new Request('http://127.0.0.1/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : undefined }));
const pairs = (...names: string[]) => post(new URLSearchParams(names.map((name) => [name, 'x'])));

test('a form of plain names is read, a name may come twice', async () => {
  expect([...((await pairs('intent', 'engraving1', 'order-new', 'key', 'key')) ?? [])].length).toBe(5);
});

test.each(['variant[4294967294]', 'a[0]', 'a.b', '__proto__[x]', '', 'نام', 'a'.repeat(61)])(
  'a form with the field %j is none of ours: a list of four thousand million places would stop the process',
  async (name) => {
    expect(await pairs('intent', name)).toBeNull();
  },
);

test('a form of too many fields is none of ours', async () => {
  expect(await pairs(...Array.from({ length: 100 }, (_, at) => `f${at}`))).not.toBeNull();
  expect(await pairs(...Array.from({ length: 101 }, (_, at) => `f${at}`))).toBeNull();
});

test.each([
  ['{"intent":"x"}', 'application/json'],
  ['no parts', 'multipart/form-data; boundary=zb'],
  ['intent=x', 'text/plain'],
])('%j as %s is no form', async (body, type) => {
  expect(await post(body, type)).toBeNull();
});

/** A body that comes in pieces of so many bytes; how many were asked for is counted. */
function inPieces(bytes: Uint8Array, size: number, type: string): { request: Request; asked: () => number } {
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    request: new Request('http://127.0.0.1/', { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' } as RequestInit),
    asked: () => at,
  };
}

/** A form as a browser writes it. */
async function written(form: FormData): Promise<{ bytes: Uint8Array; type: string }> {
  const made = new Response(form);
  return { bytes: new Uint8Array(await made.clone().arrayBuffer()), type: made.headers.get('Content-Type') ?? '' };
}

test.each([1, 7, 64, 5_000])('a form with files is read the same in pieces of %i bytes', async (size) => {
  const form = new FormData();
  const inside = new Uint8Array(4_000).map((_, at) => [13, 10, 45, 45, at][at % 5] ?? 0);
  form.append('name', 'آوین\r\n--');
  form.append('cv', new File([inside], 'رزومه.pdf', { type: 'application/pdf' }));
  form.append('empty', new File([], 'none.txt'));
  const { bytes, type } = await written(form);
  const read = await readForm(inPieces(bytes, size, type).request);
  expect([...(read?.keys() ?? [])]).toEqual(['name', 'cv', 'empty']);
  expect(read?.get('name')).toBe('آوین\r\n--');
  const file = read?.get('cv') as File;
  expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['رزومه.pdf', 'application/pdf', inside]);
  expect((read?.get('empty') as File).size).toBe(0);
});

const PART = 'Content-Disposition: form-data; name="a"';
const MEGABYTE = 1_048_576;
test.each<[string, string]>([
  ['parts without end', `--zb\r\n${PART}\r\n\r\n\r\n`.repeat(MEGABYTE / 32)],
  ['a field without end', `--zb\r\n${PART}\r\n\r\n${'a'.repeat(4 * MEGABYTE)}`],
  ['many long fields', `--zb\r\n${PART}\r\n\r\n${'a'.repeat(30_000)}\r\n`.repeat(100)],
  ['a head without end', `--zb\r\n${PART}\r\nX: ${'a'.repeat(4 * MEGABYTE)}`],
  ['heads without end', `--zb\r\n${PART}\r\n${'X: a\r\n'.repeat(MEGABYTE)}`],
  ['something before the boundary', 'a'.repeat(4 * MEGABYTE)],
])('%s: a form of several parts is left at the byte that is too much', async (_, body) => {
  const { request, asked } = inPieces(Buffer.from(body), 4_096, 'multipart/form-data; boundary=zb');
  expect(await readForm(request)).toBeNull();
  expect(asked()).toBeLessThan(100_000);
});

test('pairs without end are left at the byte that is too much', async () => {
  const { request, asked } = inPieces(Buffer.from('a=&'.repeat(5_000_000)), 4_096, 'application/x-www-form-urlencoded');
  expect(await readForm(request)).toBeNull();
  expect(asked()).toBeLessThan(10_000);
});

test.each(['--zb\r\n\r\nx\r\n--zb--', `--zb\r\n${PART}\r\n\r\nx\r\n--zbx--`, `--zb\r\n${PART}\r\n\r\nx`, `--zb\r\n${PART}; x="\r\n\r\nx\r\n--zb--`])(
  'what only looks like a form of several parts is none: %#',
  async (body) => {
    expect(await post(body, 'multipart/form-data; boundary=zb')).toBeNull();
  },
);

test('where no file was chosen a browser sends an empty one', async () => {
  const body = '--zb\r\nContent-Disposition: form-data; name="cv"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--zb--\r\n';
  expect((((await post(body, 'multipart/form-data; boundary=zb')) as FormData).get('cv') as File).size).toBe(0);
});
