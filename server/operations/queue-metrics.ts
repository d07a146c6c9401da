import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { within } from '#jobs/place';
import type { Queues } from '#jobs/queues';
import { clockContext } from '#services/clock-context';
import { outboxFigures } from '#services/outbox/figures';
import type { Runtime } from '#services/runtime';

/** A queue that does not answer within this is left out of the metrics. */
const QUEUES_MS = 2_000;

/** Registers metrics of queues, outbox, messages and workers, counted when they are scraped. [JOB-5: metrics] */
export function registerQueueMetrics(registry: Registry, rt: Runtime, queues: Queues): void {
  const registers = [registry];
  const figures = once(() => outboxFigures(clockContext(rt, 'metrics')));
  const samples = once(async () => (await within(QUEUES_MS, Promise.all(queues.all.map((queue) => queue.exportPrometheusMetrics())))).flatMap(samplesOf));

  new Gauge({
    name: 'zarban_outbox_rows',
    help: 'Outbox rows that are not done: waiting (due, not in a queue), later, under-way (in a queue), dead',
    labelNames: ['state'],
    registers,
    async collect() {
      const read = await figures();
      if (!read) return;
      const { waiting, later, underWay, dead } = read;
      for (const [state, count] of Object.entries({ waiting, later, 'under-way': underWay, dead })) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'zarban_outbox_lag_seconds',
    help: 'For how long the oldest due outbox row has not been done',
    registers,
    async collect() {
      this.set((await figures())?.lagSeconds ?? NaN);
    },
  });
  new Gauge({
    name: 'zarban_messages',
    help: 'SMS and mails of the last two days that wait, are being sent or have failed',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset();
      const messages = (await figures())?.messages;
      if (!messages) return;
      for (const channel of ['sms', 'email']) for (const state of ['waiting', 'sending', 'failed']) this.set({ channel, state }, 0);
      for (const { channel, state, count } of messages) this.set({ channel, state }, count);
    },
  });
  new Gauge({
    name: 'zarban_workers',
    help: 'Worker processes that gave a sign of life within the last half minute',
    registers,
    async collect() {
      this.set((await figures())?.workers ?? NaN);
    },
  });
  new Gauge({
    name: 'bullmq_job_count',
    help: 'Jobs in a queue by state',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, labels, value } of (await samples()) ?? []) if (name === 'bullmq_job_count') this.set(labels, value);
    },
  });
  for (const ended of ['completed', 'failed']) {
    new Counter({
      name: `bullmq_job_${ended}_total`,
      help: `Jobs of a queue that have ${ended}`,
      labelNames: ['queue'],
      registers,
      async collect() {
        this.reset();
        for (const { name, labels, value } of (await samples()) ?? []) if (name === `bullmq_job_${ended}_total`) this.inc(labels, value);
      },
    });
  }
}

/** Caches one reading for all metrics of a scrape; where it fails, the other metrics are still given. */
function once<T>(read: () => Promise<T>, forMs = 500): () => Promise<T | undefined> {
  let kept: { at: number; value: Promise<T | undefined> } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > forMs) kept = { at: Date.now(), value: read().catch(() => undefined) };
    return kept.value;
  };
}

type Sample = { name: string; labels: Record<string, string>; value: number };

/** BullMQ exports each queue as text of its own; read back, they become one set of metrics. */
function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const match = /^(\w+)\{(.*)\} (\S+)$/.exec(line);
    if (!match) return [];
    const labels = Object.fromEntries([...(match[2] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map((pair) => [pair[1] ?? '', pair[2] ?? '']));
    return [{ name: match[1] ?? '', labels, value: Number(match[3]) }];
  });
}
