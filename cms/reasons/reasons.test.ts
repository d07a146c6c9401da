import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { inUseQuestions } from '../validate/in-use';
import { sayReason } from './after-error';

let cms: Cms;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());

/** An error of a class that the asker does not know, named as the minifier names it: as in the bundled admin. */
class e extends Error {
  override name = 'e';
  constructor(
    message: string,
    readonly more: object,
  ) {
    super(message);
    Object.assign(this, more);
  }
}
const said = async (error: Error, language = 'fa') => {
  const answer = await sayReason({ error, req: { i18n: { language } } } as never);
  return answer as { status: number; response: { errors: { message: string; data?: { errors: { path: string; message: string }[] } }[] } };
};

test('[ADM-2: reasons] a refusal keeps its words, its fields and its status, of whatever class it is in the bundled admin', async () => {
  const gone = await said(new e('این صفحه حذف نمی‌شود.', { status: 409, isPublic: true, data: null }));
  expect(gone).toEqual({ status: 409, response: { errors: [{ message: 'این صفحه حذف نمی‌شود.' }] } });
  const beside = { errors: [{ path: 'code', label: { fa: 'کد', en: 'Code' }, message: 'فقط حرف‌های لاتین' }] };
  const { status, response } = await said(new e('x', { status: 400, isPublic: true, data: beside }));
  expect(status).toBe(400);
  expect(response.errors[0]?.message).toContain('کد');
  expect(response.errors[0]?.data?.errors).toEqual([{ path: 'code', label: 'کد', message: 'فقط حرف‌های لاتین' }]);
});

test('[ADM-2: reasons] a field of a row is named by its way, which points as the language is read', async () => {
  const beside = { errors: [{ path: 'services.0.kind', label: 'خدمت‌ها ۱ > گونه', message: 'این فیلد الزامی است.' }] };
  const labels = async (language: string) => (await said(new e('x', { status: 400, data: beside }), language)).response.errors[0]?.message;
  expect([await labels('fa'), await labels('en')]).toEqual([expect.stringContaining('خدمت‌ها ۱ ← گونه'), expect.stringContaining('خدمت‌ها ۱ → گونه')]);
});

test.each([
  ['a row that others point to', { code: '23503' }, 409],
  ['the same, wrapped by the query', { cause: { code: '23503' } }, 409],
  ['a value that is there already', { code: '23505' }, 409],
  ['a document that a colleague holds', { status: 423, isPublic: true }, 423],
  ['a database that had no connection free', { cause: new Error('timeout exceeded when trying to connect') }, 503],
  ['a fault of ours', {}, 500],
])('[ADM-2: reasons] %s is said in the admin’s language, without what the database says', async (_, more, status) => {
  const fa = await said(new e('update or delete on table "x" violates', more));
  expect(fa.status).toBe(status);
  expect(fa.response.errors[0]?.message).toMatch(/[؀-ۿ]/);
  expect(fa.response.errors[0]?.message).not.toMatch(/[a-z]/i);
});

test('[ADM-2: reasons] a wrong file and a second manual are refused beside their field', async () => {
  const form = new FormData();
  form.append('file', new File(['hello'], 'x.png', { type: 'image/png' }));
  form.append('_payload', JSON.stringify({ alt: 'x' }));
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../payload.config');
  const request = new Request('http://127.0.0.1:3000/cms-api/media?locale=fa', {
    method: 'POST',
    headers: { cookie: `${editor.cookie}; zb_staff-lng=fa` },
    body: form,
  });
  const answer = await handleEndpoints({ config, request });
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] };
  expect(errors[0]?.data.errors[0]?.path).toBe('file');
  expect(errors[0]?.data.errors[0]?.message).toMatch(/[؀-ۿ]/);
});

test('[PROD-1: delete] whatever table points to what editors may delete is asked before', async () => {
  const { rows } = await cms.database.pool.query<{ on: string; of: string; column: string }>(
    `
    select conrelid::regclass::text as on, confrelid::regclass::text as of, a.attname as column
    from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text = any($1) and coalesce(col_description(conrelid, conkey[1]), '') not like 'read by nothing since %'`,
    [Object.keys(inUseQuestions)],
  );
  // Versions, locks and carts go with it, and so do the numbers of a group's seats while nobody has one, and what readers chose or said of it.
  const own = /^_.*_v(_|$)|^payload_|^cart_lines$|^seat_(counters|moves)$|^(topic_follows|articles_set_aside|useful_answers)$|parent_id$/;
  const missing = rows.filter(
    ({ on, of, column }) =>
      !own.test(on) &&
      !/^_?parent_id$/.test(column) &&
      !inUseQuestions[of as keyof typeof inUseQuestions].some((question) => question.includes(` ${on} `) && question.includes(column)),
  );
  expect(missing).toEqual([]);
});
