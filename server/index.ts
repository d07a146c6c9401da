import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { openFiles } from '#services/files/store';
import { payableKinds } from '#services/payable-kinds/all';
import { provideRuntime } from '#services/runtime';
import type { Db, Runtime } from '#services/runtime';
import { readConfig, settingsOf, withPort } from './config';
import type { Config } from './config';
import type { Role } from './config/environment';
import { openHealth } from './health';
import { openLog } from './log';
import { openPulse } from './database/pulse';
import { openMetrics } from './metrics';
import { openPanel } from './papers/compute-panel';
import { openPdfLooks } from './papers/look-into-pdf';
import { openPress, openSharePress } from './papers/press';
import type { OpenPulse } from './database/pulse';
import { fitDatabase, openDatabase } from './process/database';
import { openJobsPool, openPool } from './process/pool';
import { openRoles } from './process/roles';
import { endWithKeeper, tellKeeper, untilTurn } from './process/keeper';
import { takePort } from './process/port';
import { endWithNpm } from './process/parent';
import { seedOnce } from './process/seed';
import { loadWeb } from './web/open';
import { openShutdown } from './process/shutdown';
import { openSpans } from './process/spans';
import { pageAt } from './page-at';
import type pg from 'pg';

export type Run = { root: string; roles?: string[] | undefined; say: (line: string) => void; buildAdmin?: () => Promise<unknown>; dev?: boolean };

/** Imports the code of these roles, which takes longer than opening them, and waits for this process's turn. [OPS-1] */
export async function waitLoaded({ root, roles }: Pick<Run, 'root' | 'roles'>): Promise<void> {
  const wanted = roles ?? (process.env['PORTAL_ROLES'] ?? 'web,worker').split(',').map((name) => name.trim());
  const turn = untilTurn();
  if (wanted.includes('web')) await loadWeb(root);
  if (wanted.includes('worker')) await import('#jobs/worker');
  await turn;
}

/** Opens the roles of this process; resolves when all are open. One entry for every set-up. */
export async function run({ root, roles, say, buildAdmin, dev = false }: Run): Promise<void> {
  const spans = openSpans();
  const wanted = readConfig(process.env, roles as Role[] | undefined);
  const { log, where, flush } = openLog(wanted);
  const shutdown = openShutdown(say, flush);
  endWithNpm(() => void shutdown.end(0));
  endWithKeeper();
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  try {
    if (wanted.roles.every((role) => role === 'migrate')) return await migrateOnly(wanted, shutdown, say);
    const opened: { pool?: pg.Pool; pulse?: OpenPulse } = {};
    const health = openHealth(wanted.roles, opened);
    const { server, port } = await takePort(wanted.host, wanted.port);
    const config = withPort(wanted, port);
    const metrics = openMetrics();

    const early = answerEarly(server);
    spans.done('port');
    const url = await openDatabase(config, shutdown, say);
    spans.done('database');
    await fitDatabase(config, url, say);
    spans.done('fit');
    await seedOnce(config, root, url, shutdown, say);
    spans.done('content');
    const clock = () => new Date();
    const pulse = openPulse({ url, clock, mayDiffer: config.env.CLOCK_MAY_DIFFER === 'yes', log });
    opened.pulse = pulse;
    shutdown.add('pulse', pulse.close);
    await pulse.first;
    spans.done('pulse');
    const pool = openPool(config, url, pulse);
    opened.pool = pool;
    shutdown.add('pool', () => pool.end());
    metrics.watchPool(pool);
    health.set('database', 'ready');

    const sandbox = await openSandbox(config, shutdown);
    tellKeeper({ port, sandboxPort: sandbox ? Number(new URL(sandbox).port) : undefined });
    const settings = settingsOf(config, sandbox);
    const rt: Runtime = {
      db: drizzle({ client: pool as never }) as unknown as Db,
      pool,
      settings,
      log,
      files: openFiles(settings.files),
      payables: payableKinds,
      clock,
      pageAt,
      pulse,
      drawInvoice: openPress(root),
      drawShare: openSharePress(root),
      lookIntoPdf: openPdfLooks(root),
      computePanel: openPanel(root),
    };
    provideRuntime(rt);
    spans.done('runtime');
    early();
    const jobsPool = config.roles.includes('worker') ? openJobsPool(config, url, pulse) : undefined;
    if (jobsPool) shutdown.add('pool of jobs', () => jobsPool.end());
    const jobs = jobsPool ? { ...rt, pool: jobsPool, db: drizzle({ client: jobsPool as never }) as unknown as Db } : rt;
    await openRoles({ root, config, rt, jobs, pulse, databaseUrl: url, server, shutdown, health, metrics, spans, log, say, logFile: where, buildAdmin, dev });
  } catch (error) {
    if (shutdown.ending()) return;
    log.warn({ error }, 'the start failed');
    process.stderr.write(`\n${(error as Error).message}\n`);
    await shutdown.end(1);
  }
}

async function migrateOnly(config: Config, shutdown: ReturnType<typeof openShutdown>, say: (line: string) => void): Promise<void> {
  const url = await openDatabase(config, shutdown, say);
  await fitDatabase(config, url, say);
  say('the database has this version');
  await shutdown.end(0);
}

/** Answers until the roles are open: the process is alive but not ready. */
function answerEarly(server: Server): () => void {
  const listener: RequestListener = (req, res) => {
    const alive = req.url === '/healthz';
    const body = JSON.stringify(alive ? { status: 'ok' } : { ready: false, database: 'starting' });
    res.writeHead(alive ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '2', 'Cache-Control': 'no-store' }).end(body);
  };
  server.on('request', listener);
  return () => void server.removeListener('request', listener);
}

async function openSandbox(config: Config, shutdown: ReturnType<typeof openShutdown>): Promise<string | undefined> {
  if (config.production || config.env.ZARINPAL_MERCHANT_ID) return undefined;
  const [{ startSandboxGateway }, { freePort }] = await Promise.all([import('./sandbox-gateway/start'), import('./database/free-port')]);
  const port = config.env.SANDBOX_PORT ?? (await freePort(config.env.PORT === 0 ? 0 : config.port + 1));
  const sandbox = await startSandboxGateway({ port, file: path.join(config.dataDir, 'sandbox-gateway.jsonl') });
  shutdown.add('sandbox gateway', sandbox.stop);
  return sandbox.url;
}
