import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
let photo: Buffer;
const asked: string[] = [];
const elsewhere = createServer((req, res) => {
  asked.push(req.url ?? '');
  res.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo);
});
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2b6a63' } })
    .jpeg()
    .toBuffer();
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  elsewhere.close();
  await cms.stop();
});

const address = (file: string) => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/${file}`;
const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000053 00000 n 
0000000102 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
162
%%EOF
`,
);

type Said = { doc?: { id: number; filename: string; width?: number; height?: number }; errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
async function send(
  path: string,
  { name, data = { alt: 'x' }, method = 'POST' }: { name: string; data?: object; method?: string },
): Promise<{ status: number; said: Said }> {
  const form = new FormData();
  const document = path.startsWith('/documents');
  form.append('file', new File([new Uint8Array(document ? pdf : photo)], name, { type: document ? 'application/pdf' : 'image/jpeg' }));
  form.append('_payload', JSON.stringify(data));
  const { default: config } = await import('../payload.config');
  const headers = { cookie: `${editor.cookie}; zb_staff-lng=fa` };
  const answer = await handleEndpoints({ config, request: new Request(`http://127.0.0.1:3000/cms-api${path}`, { method, headers, body: form }) });
  return { status: answer.status, said: (await answer.json()) as Said };
}
const beside = (body: Record<string, unknown>) => (body as Said).errors?.[0]?.data?.errors?.[0];

test.each(['media', 'documents'] as const)(
  '[PAGE-9: uploads] %s: a file at an address is refused beside its field, and nobody fetches it',
  async (collection) => {
    const title = collection === 'media' ? { alt: 'x' } : { title: 'x' };
    for (const url of [address('a.jpg'), '/cms-api/staff/me', 'file:///etc/passwd', 'http://169.254.169.254/x', 'x'.repeat(5_000)]) {
      const { status, body } = await cms.rest('POST', `/cms-api/${collection}?locale=fa`, {
        cookie: editor.cookie,
        body: { ...title, url, filename: 'a.jpg' },
      });
      expect([url, status]).toEqual([url, 400]);
      expect(beside(body)).toMatchObject({ path: 'file', message: expect.stringMatching(/[؀-ۿ]/) });
    }
    expect(asked).toEqual([]);
  },
);

test('[PAGE-9: uploads] what is known of a picture is not taken from a form, and another file is not named; what the form read is sent back', async () => {
  const { said } = await send('/media?locale=fa', { name: 'desk.jpg' });
  const { id = 0, filename } = said.doc ?? {};
  const patch = (body: object, query = '') => cms.rest('PATCH', `/cms-api/media/${id}?locale=fa${query}`, { cookie: editor.cookie, body });
  for (const named of [{ url: address('a.jpg') }, { filename: 'other.webp' }, { filename: '../documents/x.pdf' }])
    expect((await patch(named)).status).toBe(400);
  const read = (await cms.rest('GET', `/cms-api/media/${id}?locale=fa`, { cookie: editor.cookie })).body;
  const kept = await patch({ ...read, alt: 'y', mimeType: 'text/html', focalX: 3, focalY: 4, sizes: { small: { filename: 'x', url: 'javascript:1' } } });
  expect(kept.status).toBe(200);
  expect(kept.body['doc']).toMatchObject({ alt: 'y', filename, mimeType: 'image/webp', sizes: read['sizes'] });
  expect(asked).toEqual([]);
});

test('[PAGE-9: uploads] a part is cut out of the picture that is there; what lies outside is refused beside the field', async () => {
  const { said } = await send('/media?locale=fa', { name: 'cut.jpg' });
  const cut = (edits: string) => cms.rest('PATCH', `/cms-api/media/${said.doc?.id}?locale=fa&${edits}`, { cookie: editor.cookie, body: { alt: 'z' } });
  const part = (x: number, width: number, pixels = 150) =>
    `uploadEdits[crop][x]=${x}&uploadEdits[crop][y]=0&uploadEdits[crop][width]=${width}&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=${pixels}&uploadEdits[heightInPixels]=100`;
  for (const wrong of [part(-1, 50), part(100, 50), part(0, 101), part(NaN, 50), part(0, 50, 0), 'uploadEdits[crop][x]=a'])
    expect((await cut(wrong)).status).toBe(400);
  expect((await cut('uploadEdits=a')).status).toBe(200);
  const done = await cut(part(50, 50));
  expect([done.status, done.body['doc']]).toMatchObject([200, { width: 150, height: 100 }]);
  expect((await cut(part(0, 50, 100_000))).body['doc']).toMatchObject({ width: 150, height: 100 });
});

test.each([
  `${'a'.repeat(4_000)}.jpg`,
  'عکس محصول.jpg',
  'a b c.jpg',
  '../../x.jpg',
  '...',
  '..',
  '.htaccess',
  'a\u202Egpj.exe',
  'a..b.jpg',
  'CON.jpg',
  '-rf.jpg',
  'a%2f..%2fb.jpg',
  '😀.jpg',
  'a\'b".jpg',
  'x.html',
])('[PAGE-9: uploads] a file that its sender calls %j gets a safe name', async (name) => {
  const media = await send('/media?locale=fa', { name });
  expect([media.status, media.said.doc?.filename]).toEqual([201, expect.stringMatching(/^[a-z0-9-]{1,70}\.webp$/)]);
  const document = await send('/documents?locale=fa', { name, data: { title: 'x' } });
  expect([document.status, document.said.doc?.filename]).toEqual([201, expect.stringMatching(/^[a-z0-9-]{1,70}\.pdf$/)]);
});
