import { handleEndpoints, type Payload } from 'payload';
import { totpStep } from '#domain/accounts/second-factor';
import { provideRuntime, type Runtime } from '#services/runtime';
import { checkStaffCode } from '#services/staff/check-code';
import { staffSession } from '#services/staff/session';
import { totpCode } from '#services/factors/totp';
import { createTestDatabase, type TestDatabase } from './database';
import { enrolled } from './enrolled';
import { testContext, testRuntime } from './test-context';

export type Answer = { status: number; body: Record<string, unknown>; cookie: string };
export type Person = { id: number; email: string; cookie: string };
export type Cms = {
  database: TestDatabase;
  rt: Runtime;
  payload: Payload;
  at: (moment: Date) => void;
  /** The admin's API as a browser asks it. */
  rest: (
    method: string,
    path: string,
    more?: { cookie?: string; body?: unknown; /** In place of a body. */ form?: FormData; lang?: 'fa' | 'en' },
  ) => Promise<Answer>;
  /** A staff account that has given its password only. */
  half: (...roles: string[]) => Promise<Person>;
  /** The same after its second factor. */
  full: (...roles: string[]) => Promise<Person>;
  stop: () => Promise<void>;
};

const PASSWORD = 'a long enough password';

/** Clears Payload's cached instance, so that the next one is opened on a database of its own. */
export function forgetPayload(): void {
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
}

/** Payload as it runs in the admin, on a database of its own. One at a time: Payload is one a process. */
export async function openCms(): Promise<Cms> {
  const database = await createTestDatabase();
  let clock = () => new Date();
  const rt = testRuntime(database, () => clock());
  const forgetEnvironment = setEnvironment({ ADMIN_LOG_LEVEL: 'silent', DATABASE_URL: database.url, PAYLOAD_SECRET: rt.settings.secrets.payload });
  provideRuntime(rt);
  forgetPayload();
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#cms/payload.config')]);
  const payload = await getPayload({ config });

  const rest: Cms['rest'] = async (method, path, { cookie = '', body, form, lang = 'fa' } = {}) => {
    const headers = new Headers({ cookie: [cookie, `zb_staff-lng=${lang}`].filter(Boolean).join('; ') });
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(`http://127.0.0.1:3000${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: form } : {}),
    });
    const response = await handleEndpoints({ config, request });
    const text = await response.text();
    const set =
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith('zb_staff-token='))
        ?.split(';')[0] ?? '';
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {}, cookie: set };
  };
  let count = 0;
  const half: Cms['half'] = async (...roles) => {
    count += 1;
    const email = `${roles.join('.')}.${count}@zarban.example`;
    const { id } = await payload.create({ collection: 'staff', data: { email, password: PASSWORD, name: `همکار ${count}`, roles: roles as never } });
    const { cookie } = await rest('POST', '/cms-api/staff/login', { body: { email, password: PASSWORD } });
    return { id: id as number, email, cookie };
  };
  const full: Cms['full'] = async (...roles) => {
    const person = await half(...roles);
    const session = await staffSession(rt, new Headers({ cookie: person.cookie }));
    if (session.state !== 'half') throw new Error(`expected a half session, found ${session.state}`);
    const secret = await enrolled(rt, person.id);
    const checked = await checkStaffCode(testContext(rt), session, totpCode(secret, totpStep(rt.clock())));
    if (!checked.ok) throw new Error(checked.code);
    return person;
  };
  return {
    database,
    rt,
    payload,
    at: (moment) => void (clock = () => moment),
    rest,
    half,
    full,
    stop: async () => {
      forgetEnvironment();
      await payload.destroy();
      await database.drop();
    },
  };
}

/** Sets environment variables for Payload and gives what restores them, so that files that the same process runs later do not see them. */
function setEnvironment(wanted: Record<string, string>): () => void {
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, wanted);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
