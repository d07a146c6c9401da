import sharp from 'sharp';
import type { Attack } from '../attack';
import { deviceOf } from '../forms/devices';
import { somebody, type Person } from '../forms/people';
import { sensible } from '../forms/sensible';
import { ask } from '../gate/ask';
import { staffOf } from '../races/staff';

const SCRIPT = `<script>alert('zb')</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

/** Uploads files that pose as pictures, named with markup, paths and header lines; and asks for another's picture by its address. */
export const pictures: Attack = {
  name: 'words: pictures that are none, and another’s',
  quick: true,
  run: async ({ db, portal }) => {
    await portal.admin;
    const [owner, other, staff] = [await somebody(db, portal.url), await somebody(db, portal.url), await staffOf(portal)];
    const { serial } = await deviceOf(db, owner.id);
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    const gif = `GIF89a/*${SCRIPT}*/`;
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]);
    const wrong: string[] = [];
    for (const [name, type, bytes] of [
      ['a.svg', 'image/svg+xml', SVG],
      ['a.png', 'image/png', SVG],
      ['a.html', 'text/html', `<!doctype html>${SCRIPT}`],
      ['a.gif', 'image/gif', gif],
      ['a.jpg', 'image/jpeg', jpeg],
    ] as const) {
      const status = await sendPicture(owner, serial, new File([bytes], name, { type }));
      if (status < 400 || status >= 500) wrong.push(`${name} as ${type}: ${status}`);
    }
    const kept = async () => (await db.query<{ id: string; file: string }>('select id, file from warranty_papers where user_id = $1', [owner.id])).rows;
    if ((await kept()).length > 0) wrong.push('a file that is no picture was kept');
    // Behind a true picture stands a page, and its name is markup, a way up and a line of a header.
    const name = `../../"><img src=x onerror=alert(1)>.html`;
    const sent = await sendPicture(owner, serial, new File([new Uint8Array(png), SCRIPT], name, { type: 'text/html' }));
    const [paper] = await kept();
    if (sent !== 303 || !paper) throw new Error(`a true picture was not taken: ${sent}`);
    if (!/^warranty\/[0-9a-f]{32}\.webp$/.test(paper.file)) wrong.push(`it lies at ${paper.file}`);
    const open = (path: string, cookie: string) => ask(portal.url, { method: 'GET', path, headers: { Cookie: cookie, Accept: 'text/html' } });
    const [own, desk] = [`/account/papers/${paper.id}`, `/cms-api/warranty-tickets/papers/${paper.id}`];
    for (const [path, cookie] of [
      [own, cookieOf(owner)],
      [`/en${own}`, cookieOf(owner)],
      [desk, staff.cookie],
    ] as const) {
      const { status, headers, text } = await open(path, cookie);
      const policy = String(headers['content-security-policy']);
      if (status !== 200 || headers['content-type'] !== 'image/webp') wrong.push(`${path}: ${status} ${headers['content-type']}`);
      if (headers['x-content-type-options'] !== 'nosniff' || !policy.includes('sandbox')) wrong.push(`${path} may be read as a page: ${policy}`);
      if (text.includes('alert') || /html|img/.test(String(headers['content-disposition']))) wrong.push(`${path} still carries what was sent`);
      if (!String(headers['cache-control']).includes('no-store')) wrong.push(`${path} is kept on its way`);
    }
    for (const [whose, path, cookie] of [
      ['another buyer', own, cookieOf(other)],
      ['another buyer', desk, cookieOf(other)],
      ['nobody', own, ''],
      ['nobody', desk, ''],
      ['staff at the buyers’ door', own, staff.cookie],
      ['its buyer at the staff’s door', desk, cookieOf(owner)],
    ] as const) {
      const { status, headers, text } = await open(path, cookie);
      const led = status >= 300 && status < 400 && /\/login/.test(String(headers.location));
      if ((status < 400 && !led) || text.includes('RIFF')) wrong.push(`${whose} at ${path}: ${status}`);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return 'five that are none refused, a picture drawn anew under a name of ours, opened by its owner and after-sales alone and never as a page';
  },
};

const cookieOf = ({ browser }: Person) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a ticket with a picture, as a browser would. */
async function sendPicture({ browser }: Person, serial: string, file: File): Promise<number> {
  await browser.open(`/account/devices/${serial}/ticket`);
  const form = browser.form('words');
  const fill = sensible('fa');
  const body = new FormData();
  for (const name of form.names.filter((one) => one !== 'photos')) body.set(name, form.fields[name] || fill[name] || '');
  body.set('kind', 'guarantee');
  body.append('photos', file);
  const answer = await fetch(form.action, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { Cookie: cookieOf({ browser } as Person), Origin: browser.origin, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
  });
  await answer.arrayBuffer();
  return answer.status;
}
