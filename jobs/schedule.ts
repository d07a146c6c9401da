import { CHECK_EVERY_MINUTES } from '#domain/payments/checks';
import { REFUND_RETRY_MINUTES } from '#domain/refunds/calls';
import type { Queues } from './queues';
import type { QueueName } from './queues';
import { KEEP_DEAD } from './timing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Scheduled = { queue: QueueName; kind: string; everyMs: number };

/** What the clock does by itself (cron); each of them looks at the tables and does what is due, however often it runs. */
export const schedule: readonly Scheduled[] = [
  { queue: 'orders', kind: 'expire', everyMs: MINUTE },
  { queue: 'orders', kind: 'queue-placed', everyMs: 15 * MINUTE },
  { queue: 'orders', kind: 'lapse-due', everyMs: MINUTE },
  { queue: 'payments', kind: 'reconcile', everyMs: CHECK_EVERY_MINUTES * MINUTE },
  { queue: 'payments', kind: 'refunds', everyMs: REFUND_RETRY_MINUTES * MINUTE },
  { queue: 'groups', kind: 'due', everyMs: MINUTE },
  { queue: 'requests', kind: 'due', everyMs: MINUTE },
  { queue: 'requests', kind: 'figures', everyMs: HOUR },
  { queue: 'academy', kind: 'due', everyMs: MINUTE },
  { queue: 'consultations', kind: 'due', everyMs: MINUTE },
  { queue: 'health', kind: 'chain', everyMs: MINUTE },
  { queue: 'health', kind: 'check-chain', everyMs: HOUR },
  { queue: 'health', kind: 'erase', everyMs: HOUR },
  { queue: 'deadlines', kind: 'recompute', everyMs: HOUR },
  { queue: 'upkeep', kind: 'clean', everyMs: HOUR },
  { queue: 'upkeep', kind: 'accounts', everyMs: HOUR },
  { queue: 'upkeep', kind: 'sale', everyMs: MINUTE },
  { queue: 'upkeep', kind: 'stock', everyMs: MINUTE },
  { queue: 'upkeep', kind: 'search', everyMs: MINUTE },
  { queue: 'upkeep', kind: 'links', everyMs: 15 * MINUTE },
  { queue: 'upkeep', kind: 'slots', everyMs: HOUR },
];

/** Puts the schedule into the queues where it is missing or has changed: at the start, and again when a queue was lost. */
export async function keepSchedule(queues: Queues, wanted: readonly Scheduled[] = schedule): Promise<void> {
  for (const { queue: name, kind, everyMs } of wanted) {
    const queue = queues.named(name);
    const there = await queue?.getJobScheduler(kind);
    if (!queue || there?.every === everyMs) continue;
    await queue.upsertJobScheduler(
      kind,
      { every: everyMs },
      {
        name: kind,
        data: { payload: {} },
        // The next round is the retry: only a fault that stays is worth the dashboard.
        opts: { attempts: 3, backoff: { type: 'exponential', delay: 1000 }, removeOnComplete: { count: 20 }, removeOnFail: KEEP_DEAD },
      },
    );
  }
}
