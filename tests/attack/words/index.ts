import type { Attack } from '../attack';
import { echoes } from '../forms/answers';
import { ask, inParallel } from '../gate/ask';
import { staffOf } from '../races/staff';
import { pictures } from './pictures';
import { marksIn, plant, type Planted } from './planted';

const AT_ONCE = 4;
type Look = { name: string; status: number; type: string; text: string };

/** Puts markup and formulas into every text that people write, past the rules of today's forms too: no page runs them, and no exported file carries them. */
export const writtenWords: Attack = {
  name: 'words: markup and formulas in what people write',
  quick: true,
  run: async ({ db, portal }) => {
    await portal.admin;
    const staff = await staffOf(portal);
    const planted = await plant(db, portal.url);
    const mine = [...planted.person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const open = async (path: string, cookie: string): Promise<Look> => {
      const { status, headers, text } = await ask(portal.url, { method: 'GET', path, headers: { Cookie: cookie, Accept: 'text/html' } });
      return { name: path, status, type: String(headers['content-type']), text };
    };
    const paths = [
      ...buyersPages(planted).map((path) => [path, mine] as const),
      ...(await staffPages(db, planted)).map((path) => [path, staff.cookie] as const),
    ];
    const looks = await inParallel(paths, AT_ONCE, ([path, cookie]) => open(path, cookie));
    const wrong = looks.flatMap((look) => wrongWith(look).map((what) => `${look.status} ${look.name}: ${what}`));
    const seen = new Set(looks.flatMap(({ text }) => marksIn(text)));
    const unseen = planted.where.filter((_, n) => !seen.has(n));
    if (unseen.length > 0) wrong.push(`shown nowhere, so nothing is proved of: ${unseen.join(', ')}`);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `${planted.where.length} places, each shown as text; ${looks.length} pages and files, nothing of it markup or a formula`;
  },
};

export const words: readonly Attack[] = [writtenWords, pictures];

function wrongWith({ status, type, text }: Look): string[] {
  const found: string[] = [];
  if (status !== 200) found.push('not opened');
  if (type.startsWith('text/html') && echoes(text))
    found.push(`markup: ${text.slice(Math.max(0, text.search(/<script>alert|<img src=x/) - 200)).slice(0, 300)}`);
  if (/\s(?:href|src|action|formaction)=["']?\s*javascript:/i.test(text)) found.push('an address that runs');
  if (type.startsWith('text/csv') && /(?:^|,)"?=/m.test(text)) found.push(`a formula: ${/^.*(?:^|,)"?=.*$/m.exec(text)?.[0].slice(0, 200)}`);
  if (type.startsWith('application/pdf') && /\/(?:JavaScript|JS|Launch|URI|OpenAction)\b/.test(text)) found.push('a PDF that acts');
  return found;
}

function buyersPages({ person, codes }: Planted): string[] {
  const { received, asked, wished, paid, ticket, serial, group, question } = codes;
  const own = [
    ...['', '/info', '/addresses', `/addresses/${person.addressId}`, '/orders', '/requests', '/groups', '/devices', '/sessions', '/wallet'].map(
      (path) => `/account${path}`,
    ),
    ...[received, asked, wished, paid].map((code) => `/account/orders/${code}`),
    ...[`/account/orders/${paid}/invoice`, `/account/devices/${serial}`, `/account/tickets/${ticket}`, `/account/devices/${serial}/ticket`],
    ...['/account/questions', `/account/questions/${question}`],
    ...['/shop/cart', '/shop/checkout', `/shop/done/${paid}`, `/shop/group/${group}`, '/shop/nb1', '/shop/nb1/reviews'],
  ];
  return [...own, ...own.map((path) => `/en${path}`), `/account/orders/${paid}/invoice.pdf`, '/dev/outbox'];
}

/** The admin's pages to look at: every list, each row of this person, and every file that staff download. */
async function staffPages(db: Parameters<typeof plant>[0], { person: { id }, codes }: Planted): Promise<string[]> {
  const ids = async (table: string, where: string) =>
    (await db.query<{ id: number }>(`select id from ${table} where ${where} order by id`, [id])).rows.map((row) => row.id);
  const orders = await ids('orders', 'user_id = $1');
  const things: Record<string, number[]> = {
    orders,
    ...{
      users: [id],
      addresses: await ids('addresses', 'user_id = $1'),
      devices: await ids('devices', 'user_id = $1'),
      reviews: await ids('reviews', 'user_id = $1'),
      questions: await ids('questions', 'user_id = $1'),
    },
    ...{ 'warranty-tickets': await ids('warranty_tickets', 'user_id = $1'), 'device-claims': await ids('device_claims', 'user_id = $1') },
    ...{ inquiries: await ids('inquiries', 'user_id = $1'), invoices: await ids('invoices', 'user_id = $1') },
    groups: await ids('groups', 'id in (select group_id from group_members where user_id = $1)'),
  };
  const documents = Object.entries(things).flatMap(([slug, some]) => [slug, ...some.map((one) => `${slug}/${one}`)]);
  return [
    ...['/admin', '/admin/reports', `/admin/find?q=${encodeURIComponent(codes.received)}`, '/admin/find?q=hyperlink'],
    ...documents.map((path) => `/admin/collections/${path}`),
    ...orders.map((order) => `/admin/slip/${order}`),
    ...['/admin/collections/orders?show=all', '/admin/collections/users?show=all&search=hyperlink', '/admin/collections/reviews'],
    '/cms-api/desk/csv/all',
    ...(things['invoices'] ?? []).map((one) => `/cms-api/invoices/${one}/pdf?lang=fa`),
  ];
}
