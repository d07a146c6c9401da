import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Queues } from '#jobs/queues';
import type { Observe } from '#jobs/observe';
import { runtime } from '#services/runtime';
import { registerQueueMetrics } from './operations/queue-metrics';

export type Metrics = {
  registry: Registry;
  request: (seen: { door: string; page: string; status: number; seconds: number }) => void;
  cache: (outcome: 'hit' | 'miss') => void;
  refused: (why: string) => void;
  job: Observe;
  watchPool: (pool: pg.Pool) => void;
  watchCache: (size: () => { pages: number; bytes: number }) => void;
  watchQueues: (queues: Queues) => void;
};

/** Prometheus metrics: the process (event loop delay among them), requests, page cache, gate, database and queues. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'zarban_', eventLoopMonitoringPrecision: 20 });
  const requests = new Histogram({
    name: 'zarban_request_seconds',
    help: 'Requests that were not answered from the page cache',
    labelNames: ['door', 'page', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const cache = new Counter({ name: 'zarban_page_cache_total', help: 'Page cache hits and misses', labelNames: ['outcome'], registers });
  const refused = new Counter({ name: 'zarban_gate_refused_total', help: 'Requests refused at the gate', labelNames: ['why'], registers });
  const jobs = new Histogram({
    name: 'zarban_job_seconds',
    help: 'How long jobs took',
    labelNames: ['queue', 'kind', 'ended'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60],
    registers,
  });
  const waited = new Histogram({
    name: 'zarban_job_waited_seconds',
    help: 'From when a job was due until it began',
    labelNames: ['queue'],
    buckets: [0.1, 1, 5, 15, 60, 300],
    registers,
  });
  return {
    registry,
    request: ({ door, page, status, seconds }) => requests.observe({ door, page, status: `${Math.floor(status / 100)}xx` }, seconds),
    cache: (outcome) => cache.inc({ outcome }),
    refused: (why) => refused.inc({ why }),
    job: ({ queue, kind, ended, tookMs, waitedMs }) => {
      jobs.observe({ queue, kind, ended }, tookMs / 1000);
      if (waitedMs !== undefined) waited.observe({ queue }, waitedMs / 1000);
    },
    watchPool: (pool) => {
      new Gauge({
        name: 'zarban_database_connections',
        help: 'Connections of the pool',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'total' }, pool.totalCount);
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'waiting' }, pool.waitingCount);
        },
      });
    },
    watchCache: (size) => {
      new Gauge({
        name: 'zarban_page_cache_bytes',
        help: 'Bytes of kept pages',
        registers,
        collect() {
          this.set(size().bytes);
        },
      });
    },
    watchQueues: (queues) => registerQueueMetrics(registry, runtime(), queues),
  };
}
