import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Arena, Attack } from '../attack';
import { ask, type Heard } from '../gate/ask';
import { logOf } from '../log-of';
import { staffOf } from '../races/staff';
import { own } from './own-request';

const FUNCTIONS = [
  'form-state',
  'render-list',
  'render-document',
  'render-document-slots',
  'render-field',
  'table-state',
  'copy-data-from-locale',
  'get-folder-results-component-and-data',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'schedule-publish',
  'slugify',
  'render-widget',
];
const ODD_ARGS: readonly unknown[] = [
  null,
  7,
  '$F1',
  { collectionSlug: { a: 1 } },
  { collectionSlug: 'nope', id: { a: 1 }, query: { limit: -1, page: 'a' }, formState: [], columns: 'x' },
  { collectionSlug: 'media', id: 1e99, query: { where: { alt: { nope: 1 } }, limit: 1e99 }, operation: 'x', formState: 7 },
];
const BODIES = [
  '',
  '[]',
  '[null]',
  '["x"]',
  '[{}]',
  '{"a":1}',
  '[[[[',
  '[{"name":"__proto__","args":{}}]',
  '["$undefined"]',
  '["$@1"]',
  '["$K1"]',
  '["$1:constructor:constructor"]',
  ...FUNCTIONS.flatMap((name) => ODD_ARGS.map((args) => JSON.stringify([{ name, args }]))),
];
/** Addresses of a missing collection, path or rule: answered without an error in the log. */
const NOT_THERE = [
  { name: 'form-state', args: { collectionSlug: 'nope', operation: 'update', schemaPath: 'nope', formState: {} } },
  { name: 'form-state', args: { collectionSlug: 'media', operation: 'update', schemaPath: 'media.nope', formState: {} } },
  { name: 'form-state', args: { operation: 'update', formState: {} } },
  { name: 'table-state', args: { collectionSlug: 'nope', query: {} } },
];

/** Errors (lines with a stack) in the log since an offset. */
function faultsSince({ portal }: Arena, from: number): string[] {
  return logOf(portal.dataDir)
    .slice(from)
    .split('\n')
    .filter((line) => line.includes('"stack"') || line.includes('"level":"error"'))
    .map((line) => line.slice(0, 200));
}

/** Sends as a logged-in member of staff what the admin's pages never send: it is refused, without an error in the log. */
const oddCalls: Attack = {
  name: 'login: odd calls by staff',
  quick: true,
  run: async (arena) => {
    await arena.portal.admin;
    const { cookie } = await staffOf(arena.portal);
    const from = logOf(arena.portal.dataDir).length;
    const said = arena.portal.output().length;
    const manifest = JSON.parse(readFileSync('cms/.next/server/server-reference-manifest.json', 'utf8')) as { node: object };
    const actions = [...Object.keys(manifest.node), '0'.repeat(42), 'x', ''];
    const problems: string[] = [];
    const call = (action: string, body: string) =>
      own(arena, {
        method: 'POST',
        path: '/admin/collections/media',
        cookie,
        type: 'text/plain;charset=UTF-8',
        headers: { 'Next-Action': action, Accept: 'text/x-component' },
        body,
      });
    for (const action of actions)
      for (const body of BODIES) {
        const { status } = await call(action, body);
        if (status < 400 || status >= 500) problems.push(`${status} ${action.slice(0, 4)} ${body.slice(0, 90)}`);
      }
    for (const body of NOT_THERE.map((one) => JSON.stringify([one]))) for (const action of Object.keys(manifest.node)) await call(action, body);
    problems.push(...(await oddFiles(arena, cookie)));
    const stacks =
      arena.portal
        .output()
        .slice(said)
        .match(/^ +at .*$/gm) ?? [];
    problems.push(...faultsSince(arena, from), ...stacks);
    if (problems.length > 0) throw new Error(`${problems.length}:\n${problems.slice(0, 15).join('\n')}`);
    return `${actions.length * BODIES.length} calls and ${oddForms.length} forms refused with 4xx, no fault in the log`;
  },
};

type Part = { name: string; filename?: string; body: string | Buffer };
const oddForms: readonly ((photo: Buffer) => Part[])[] = [
  (photo) => [
    { name: 'file', filename: 'a\u0001b.jpg', body: photo },
    { name: '_payload', body: '{"alt":"x"}' },
  ],
  (photo) => [
    { name: 'file', filename: 'a.jpg', body: photo },
    { name: '_payload', body: 'abc' },
  ],
  (photo) => [
    { name: 'file', filename: 'a.jpg', body: photo },
    { name: '_payload', body: '[1]' },
  ],
  (photo) => [
    { name: 'file', filename: 'a.jpg', body: photo },
    { name: '_payload', body: 'null' },
  ],
  (photo) => [
    { name: 'file', filename: 'a.jpg', body: photo.subarray(0, photo.length / 2) },
    { name: '_payload', body: '{"alt":"x"}' },
  ],
  (photo) => [
    { name: 'file', filename: 'a.jpg', body: photo },
    { name: 'file', filename: 'b.jpg', body: photo },
  ],
  () => [
    { name: 'file', body: '{"filename":"../x.webp","clientUploadContext":{"prefix":"../x"}}' },
    { name: '_payload', body: '{"alt":"x"}' },
  ],
  () => [{ name: '_payload', body: '{"alt":"x","url":"http://127.0.0.1:1/a.jpg","filename":"a.jpg"}' }],
];

/** Files and values as no form of the admin's sends them. */
async function oddFiles({ portal }: Arena, cookie: string): Promise<string[]> {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2b6a63' } })
    .jpeg()
    .toBuffer();
  const answers = await Promise.all(oddForms.map((parts) => sendForm(portal.url, cookie, parts(photo))));
  return answers.flatMap(({ status, text }, at) => (status >= 400 && status < 500 ? [] : [`form ${at}: ${status} ${text.slice(0, 120)}`]));
}

function sendForm(origin: string, cookie: string, parts: readonly Part[]): Promise<Heard> {
  const boundary = 'an-odd-boundary';
  const pieces = parts.flatMap(({ name, filename, body }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/jpeg`}\r\n\r\n`,
    body,
    '\r\n',
  ]);
  const body = Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
  const headers = {
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: cookie,
    Host: new URL(origin).host,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
  };
  return ask(origin, { method: 'POST', path: '/cms-api/media?locale=fa', headers, body });
}

export const oddCallAttacks: readonly Attack[] = [oddCalls];
