import { setTimeout as sleep } from 'node:timers/promises';
import type { Queues } from '#jobs/queues';
import { keptContent } from '#services/content/kept';
import { adminIsBuilt } from '../admin/is-built';
import { limitConnections } from '../gate/connections';
import { endSlowReaders } from '../gate/slow-readers';
import { trustedProxies } from '../gate/forwarded';
import type { Gate } from '../gate/middleware';
import { rateLimit } from '../gate/rate';
import { uploadRoom } from '../gate/upload-room';
import { requestListener } from '../http';
import type { Doors } from '../http';
import { listen } from '../listen';
import { queueDashboard } from '../operations/dashboard';
import { mayOperate, staffFromCookie } from '../operations/staff-session';
import { noteTables } from '../page-cache/made-of';
import { openSockets } from '../sockets/open';
import { openTracer } from '../trace';
import { accountLines } from './accounts';
import { drain } from './drain';
import { builtOnce } from './keeper';
import type { Opening } from './opening';
import { openRedis } from './redis';

const VISITORS_FIRST_MS = 500;

/** Opens the roles of this process and says when each answers. */
export async function openRoles(opening: Opening): Promise<void> {
  const { config, rt, pulse, server, shutdown, health, metrics, spans, log, say } = opening;
  const doors: Doors = {};
  const redis = config.env.REDIS_URL ? await openRedis(config.env.REDIS_URL, opening) : undefined;
  if (redis) health.watchRedis(() => redis.ping());
  const policies = {
    https: config.https,
    tilesOrigin: rt.settings.tilesUrl ? new URL(rt.settings.tilesUrl).origin : undefined,
    paymentOrigin: rt.settings.payment.url ? new URL(rt.settings.payment.url).origin : undefined,
    adminOrigins: [...config.origins],
  };
  const gate: Gate = {
    reach: config,
    policies,
    trusted: trustedProxies(config.env.TRUSTED_PROXY),
    direct: config.direct,
    limit: rateLimit({ scale: config.env.RATE_LIMIT_SCALE, redis }),
    room: uploadRoom({ scale: config.env.RATE_LIMIT_SCALE }),
    log,
    stylesheet: () => doors.web?.assets.stylesheet,
    refused: metrics.refused,
  };
  const tracer = openTracer(config.env.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  if (tracer) shutdown.add('traces', tracer.flush);
  const handle = requestListener({
    gate,
    doors,
    health,
    metrics,
    tracer,
    log,
    files: opening.rt.files,
    pulse,
    mayOperate: async (req) => {
      const metered = req.url?.startsWith('/metrics') ?? false;
      if (config.env.METRICS_TOKEN && req.headers.authorization === `Bearer ${config.env.METRICS_TOKEN}` && metered) return true;
      return mayOperate(await staffFromCookie(rt, req.headers.cookie), metered ? 'operations.metrics.read' : 'operations.queues.read');
    },
  });
  limitConnections(server, { trusted: gate.trusted, scale: config.env.RATE_LIMIT_SCALE });
  endSlowReaders(server);
  server.on('request', handle);
  server.on('checkContinue', handle);
  const sockets = openSockets({ config, url: opening.databaseUrl, pulse, gate, rt, rooms: opening.rooms });
  server.on('upgrade', sockets.upgrade);

  let queues: Queues | undefined;
  if (config.roles.includes('worker')) {
    const { openWorker } = await import('#jobs/worker');
    const worker = openWorker(opening.jobs, { redisUrl: config.env.REDIS_URL, observe: metrics.job, held: pulse.clockIsOff });
    shutdown.add('worker', worker.close);
    queues = worker.queues;
    metrics.watchQueues(queues);
    doors.dashboard = queueDashboard(queues);
    worker.ready.then(
      () => health.set('worker', 'ready'),
      (error: Error) => {
        health.set('worker', 'failed');
        log.error({ error }, 'the worker did not start');
      },
    );
  } else if (config.roles.includes('admin')) {
    const { openQueues } = await import('#jobs/queues');
    queues = openQueues(rt, config.env.REDIS_URL);
    shutdown.add('queues', queues.close);
    doors.dashboard = queueDashboard(queues);
  }
  spans.done('worker');
  if (config.roles.includes('web')) await openWebDoor(opening, doors, policies);
  spans.done('web');
  log.info({ ms: spans.all() }, 'open');
  shutdown.add('requests', () => drain(server, health));
  // Closed before the requests: those would wait for them.
  shutdown.add('sockets', sockets.close);
  if (config.roles.includes('web')) {
    health.set('web', 'ready');
    say(`ready ${config.publicUrl}`);
    await firstVisitorsFirst(doors, opening);
  }
  if (config.roles.includes('admin')) await openAdminDoor(opening, doors, queues);
  else if (!config.roles.includes('web')) say(`ready ${config.roles.join(', ')} (health: ${config.publicUrl}/readyz)`);
}

async function openWebDoor(opening: Opening, doors: Doors, policies: Gate['policies']): Promise<void> {
  const { root, config, rt, databaseUrl, shutdown, metrics, log } = opening;
  const web = opening.dev
    ? await (await import('../dev/open-web')).openDevWeb(opening, policies)
    : await (await import('../web/open')).openWeb({ root, config, policies, counted: metrics.cache });
  const { store } = web.cache;
  metrics.watchCache(store.size);
  const kept = keptContent(noteTables);
  const changed = (table: string) => {
    kept.changed(table);
    web.cache.changed(table);
  };
  Object.assign(rt, { contentChanged: changed, kept });
  const listener = listen({
    url: databaseUrl,
    channels: ['content_changed'],
    heard: (_channel, table) => changed(table),
    line: (up) => [store, kept].forEach((each) => each.setOpen(up && !opening.dev)),
    log,
  });
  shutdown.add('listener', listener.close);
  doors.web = web;
}

/** Delays the admin's loading, which blocks the process, until the first pages are rendered and whoever waited is served. [OPS-1] */
async function firstVisitorsFirst({ web }: Doors, { config, dev, log }: Opening): Promise<void> {
  if (dev || !config.roles.includes('admin')) return;
  await web?.warm?.().catch((error: Error) => log.warn({ error }, 'the first pages were not made'));
  await sleep(VISITORS_FIRST_MS);
}

/** The admin is built and opened while the portal already answers; a failure leaves the portal as it is. */
async function openAdminDoor(opening: Opening, doors: Doors, queues: Queues | undefined): Promise<void> {
  const { root, config, health, shutdown, log, say, buildAdmin, dev } = opening;
  try {
    if (buildAdmin && !dev) {
      if (!adminIsBuilt(root)) health.set('admin', 'building');
      await builtOnce(buildAdmin);
    }
    // Its code takes seconds to load, in which nothing else would close.
    if (shutdown.ending()) return;
    const { openAdmin } = await import('../admin/open');
    const admin = await openAdmin({ root, databaseUrl: opening.databaseUrl, policies: config, dev });
    shutdown.add('admin', admin.close);
    doors.admin = admin;
    if (queues) {
      const { openContentWorker } = await import('#jobs/content');
      const content = openContentWorker(opening.rt, queues, opening.metrics.job);
      shutdown.add('content', () => content.close());
    }
    health.set('admin', 'ready');
    say(`admin ready ${config.publicUrl}/admin`);
    for (const line of accountLines(config.dataDir)) say(line);
    if (!config.production) say('  second factor: npm run staff-code -- EMAIL');
  } catch (error) {
    health.set('admin', 'failed');
    log.error({ error }, 'the admin did not open');
    say(`admin: ${(error as Error).message}`);
  }
  if (opening.logFile) say(`log ${opening.logFile}`);
}
