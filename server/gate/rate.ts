import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '#domain/access/network';
import type { PageRate } from '../../app/pages/page';
import type { Facts } from './decide';

/** Rate classes, each with what one address may ask for in a minute. */
const PER_MINUTE = {
  read: 600,
  write: 90,
  login: 30,
  admin: 900,
  'admin-login': 20,
  callback: 120,
  probe: 1_200,
  socket: 60,
  api: 600,
  'api-write': 120,
  'api-login': 30,
  typing: 900,
  costly: 40,
  secret: 60,
} as const;
export type RateClass = keyof typeof PER_MINUTE;

const WINDOW_SECONDS = 60;

/** Says for how many seconds a client has to wait; 0 when it may go on. */
export type RateLimit = (ip: string, rateClass: RateClass) => Promise<number>;

/** Rates of a page that hold for looking at it as well as for sending its form. */
const READ_TOO: ReadonlySet<PageRate> = new Set(['typing', 'costly']);

/** The class a request counts in. */
export function rateClassOf({ door, method, path, page }: Pick<Facts, 'door' | 'method' | 'path' | 'page'>): RateClass {
  const writes = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  if (door === 'probe' || door === 'callback' || door === 'socket') return door;
  if (page?.secret && !writes) return 'secret';
  if (page?.rate && (writes || READ_TOO.has(page.rate))) return page.rate;
  if (door === 'bearer') return writes ? 'api-write' : 'api';
  if (door === 'portal') return writes ? 'write' : 'read';
  return writes && /^\/cms-api\/staff\/|^\/admin\/(?:login|forgot|reset|second-factor|invitation|password|recovery-codes)/.test(path) ? 'admin-login' : 'admin';
}

/** Rate limiting: counts in this process, or in Redis where many processes share the work; a lost Redis falls back to this process. */
export function rateLimit({ scale, redis }: { scale: number; redis?: Redis | undefined }): RateLimit {
  const limiters = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([name, perMinute]) => {
      const limit = { keyPrefix: `rate:${name}`, points: Math.max(1, Math.round(perMinute * scale)), duration: WINDOW_SECONDS };
      const here = new RateLimiterMemory(limit);
      return [name, redis ? new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter: here }) : here];
    }),
  ) as unknown as Record<RateClass, RateLimiterAbstract>;
  return async (ip, rateClass) => {
    try {
      await limiters[rateClass].consume(networkOf(ip));
      return 0;
    } catch (waiting) {
      if (waiting instanceof RateLimiterRes) return Math.max(1, Math.ceil(waiting.msBeforeNext / 1000));
      throw waiting;
    }
  };
}
