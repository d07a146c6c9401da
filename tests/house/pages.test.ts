import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TAKEN_COURSE_SLUGS } from '#domain/academy/taken-slugs';
import { doorOf, mostBodyBytes, pageAt, UPLOADS } from '#server/gate/doors';
import { permissionsPolicy } from '#server/gate/policies';
import { rateClassOf } from '#server/gate/rate';
import { isPrivate, type Page } from '../../app/pages/page';
import { closedRules, privatePattern } from '../../app/pages/private-addresses';
import { areas, href, pages, patternsOf, type PageName } from '../../app/routes';
import { faultsOf } from './pages';

const table = pages as Readonly<Record<PageName, Page>>;
const names = Object.keys(table) as PageName[];
const params = { serial: 'NB1405080001', code: 'ZB-7K2M', slug: 'ns1', id: 7, ticket: 'x.y', reader: 'home' };
const addresses = names
  .filter((name) => !table[name].path.includes('*'))
  .flatMap((name) => patternsOf(table[name]).map(({ lang }) => ({ name, page: table[name], path: href(lang, name, params as never) })));

test('the page table says of each page every word that its files need, and none that they do not', () => {
  expect(faultsOf(table)).toEqual([]);
});

test('a page’s file calls it as the table does', () => {
  const other = names.flatMap((name) => {
    const said = /^export const handle = \{ page: '(\w+)'/m.exec(readFileSync(`app/${table[name].file}`, 'utf8'))?.[1];
    return said === undefined || table[said as PageName]?.file === table[name].file ? [] : [`${table[name].file} calls ${name} ${said}`];
  });
  expect(other).toEqual([]);
});

test('[ACAD-1] each word that a page has below the academy’s address is refused to courses, which it would hide', () => {
  const words = names.flatMap((name) => /^\/ai-academy\/([a-z0-9-]+)$/.exec(table[name].path)?.[1] ?? []);
  expect([...TAKEN_COURSE_SLUGS].sort()).toEqual(words.sort());
});

const planted: [string, PageName, Partial<Record<keyof Page, unknown>>][] = [
  ['careers lacks upload', 'careers', { upload: undefined }],
  ['contact does not need upload', 'contact', { upload: 'files' }],
  ['sound lacks microphone', 'sound', { permissions: undefined }],
  ['home does not need microphone', 'home', { permissions: ['microphone'] }],
  ['verify lacks lone', 'verify', { lone: undefined }],
  ['home does not need lone', 'home', { lone: true }],
  ['centres lacks geolocation', 'centres', { permissions: undefined }],
  ['centre does not need geolocation', 'centre', { permissions: ['geolocation'] }],
  ['centre lacks map', 'centre', { map: undefined }],
  ['home does not need map', 'home', { map: true }],
  ['ecg lacks wasm', 'ecg', { wasm: undefined }],
  ['product lacks sound', 'product', { sound: undefined }],
  ['loginCode lacks rate', 'loginCode', { rate: undefined }],
  ['paymentReturn lacks callback', 'paymentReturn', { callback: undefined }],
  ['language does not need callback', 'language', { callback: true }],
  ['api lacks bearer', 'api', { bearer: undefined }],
  ['robots does not need bearer', 'robots', { bearer: true }],
  ['cart lacks private', 'cart', { private: false }],
  ['orderDone lacks private', 'orderDone', { access: 'public', private: false }],
];
test.each(planted)('planted: %s', (fault, name, change) => {
  expect(faultsOf({ [name]: { ...table[name], ...change } as Page })).toEqual([fault]);
});

test('no name and no address stands in the table twice', () => {
  expect(areas.flatMap((area) => Object.keys(area)).sort()).toEqual([...names].sort());
  const paths = names.map((name) => table[name].path.replace(/:\w+/g, ':'));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

describe('derived from the page table', () => {
  test('each address leads to its own page, in whichever order the areas stand', () => {
    for (const { path, page } of addresses) expect([path, pageAt(path)]).toEqual([path, page]);
  });

  test('[WAR-4: photos] the gate takes more than a form’s worth where the table says so, and nowhere else', () => {
    for (const { path, page } of addresses)
      for (const [upload, { type, bytes }] of Object.entries(UPLOADS)) {
        const most = mostBodyBytes(doorOf(path), { page: pageAt(path), path, contentType: type });
        expect([path, type, most > 300 * 1024]).toEqual([path, type, page.upload === upload]);
        if (page.upload === upload) expect(most).toBe(bytes);
      }
  });

  test('doors, rate classes and permissions follow it', () => {
    for (const { path, page } of addresses) {
      expect([path, doorOf(path)]).toEqual([path, page.callback ? 'callback' : page.bearer ? 'bearer' : 'portal']);
      const rate = rateClassOf({ door: doorOf(path), method: 'POST', path, page: pageAt(path) });
      const plain = page.callback ? 'callback' : page.bearer ? 'api-write' : 'write';
      expect([path, rate]).toEqual([path, page.rate ?? plain]);
      expect([path, permissionsPolicy(page).match(/\w+(?==\(self\))/g) ?? []]).toEqual([path, [...(page.permissions ?? [])]]);
    }
  });

  test('[SHELL-2, LANG-7] what is one visitor’s own is kept on no device and read by no search engine; every other page may be', () => {
    const worker = privatePattern();
    const rules = closedRules().map((rule) => new RegExp(`^${rule.replaceAll('?', '\\?').replaceAll('*', '[^/]*')}`));
    for (const { path, page } of addresses) {
      expect([path, worker.test(path)]).toEqual([path, isPrivate(page)]);
      expect([path, rules.some((rule) => rule.test(path))]).toEqual([path, isPrivate(page)]);
    }
    for (const path of ['/admin', '/admin/collections/orders', '/cms-api/media', '/operations/queues', '/metrics', '/v2/user/info', '/dev/outbox'])
      expect([path, worker.test(path)]).toEqual([path, true]);
    for (const path of ['/administration', '/shop/carts', '/no/such/page', '/en/admin']) expect([path, worker.test(path)]).toEqual([path, false]);
  });
});
