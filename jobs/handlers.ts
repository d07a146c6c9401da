import type { Ctx } from '#services/context';
import { recomputeOpenDeadlines } from '#services/deadlines/recompute';
import { deliverMessage } from '#services/messages/deliver';
import { cleanUp } from '#services/upkeep/clean';

/** One kind of job: does its work so that doing it twice changes nothing more. `outboxId` is empty for the schedule's own. */
export type Handler = (ctx: Ctx, job: { outboxId: string; payload: Record<string, unknown> }) => Promise<unknown>;
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Every job there is, by queue and kind. [JOB-1: SMS and orders] */
export const handlers: Handlers = {
  messages: {
    send: (ctx, { outboxId, payload }) => deliverMessage(ctx, { outboxId, messageId: String(payload['messageId']) }),
  },
  orders: {},
  payments: {},
  deadlines: {
    recompute: (ctx) => recomputeOpenDeadlines(ctx),
  },
  upkeep: {
    clean: (ctx) => cleanUp(ctx),
  },
};
