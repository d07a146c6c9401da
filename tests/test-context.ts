import { generateKeyPairSync } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Actor, Ctx } from '#services/context';
import { openFiles } from '#services/files/store';
import { payableKinds } from '#services/payable-kinds/all';
import type { Runtime } from '#services/runtime';
import { ulid } from 'ulidx';
import type { TestDatabase } from './database';

/** A key for signed papers that nobody else has. */
export const newPaperKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const papers = { key: newPaperKey(), old: [] };

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A runtime on a test's own database; its clock stands where the test puts it. */
export function testRuntime(database: TestDatabase, clock: () => Date = () => new Date()): Runtime {
  return {
    db: drizzle(database.pool as never) as unknown as Runtime['db'],
    pool: database.pool,
    settings: {
      production: false,
      outboxPage: true,
      publicUrl: 'http://127.0.0.1:3000',
      secrets: { session: 's'.repeat(32), code: 'c'.repeat(32), payload: 'p'.repeat(32) },
      papers,
      sms: { provider: 'outbox' },
      mail: { provider: 'outbox' },
      payment: { provider: 'sandbox', url: 'http://127.0.0.1:1', merchantId: 'test' },
      files: { store: 'folder', folder: path.join(os.tmpdir(), 'zarban-no-files') },
    },
    files: openFiles({ store: 'folder', folder: path.join(os.tmpdir(), 'zarban-no-files') }),
    payables: payableKinds,
    log: silent,
    clock,
  };
}

/** A request's context for an actor, at the runtime's time. */
export function testContext(rt: Runtime, more: Partial<Ctx> = {}): Ctx {
  return { rt, actor: { kind: 'guest' } satisfies Actor, lang: 'fa', now: rt.clock(), requestId: ulid(), source: 'WEBSITE', ip: '127.0.0.1', ...more };
}
